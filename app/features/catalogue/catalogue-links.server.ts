import type { Content } from "../../content/read.server.ts";
import { catalogueName, cataloguePdfPath } from "../catalogue-pdf/catalogue-pdf.server.ts";
import type { ControlData } from "../controls/Control.tsx";

/** The controls that download the catalogue's PDF and share its address. */
export interface CatalogueControls {
  download: ControlData;
  share: ControlData;
}

/**
 * Undefined if the control set in use has no PDF of the catalogue. The build fills in the file's pages and size; the dev
 * server has no PDF, so it shows "…".
 */
export function catalogueControls(content: Content): CatalogueControls | undefined {
  const { hasExtras, layout, language } = content;
  if (!hasExtras) return undefined;
  const path = cataloguePdfPath(language);
  const { label, share, message } = content["catalogue-pdf"];
  return {
    download: {
      kind: "download",
      href: path,
      fileName: `${catalogueName(content)}.pdf`,
      label: import.meta.env.DEV ? label.replace(/\{\w+\}/g, "…") : label,
      ...layout.pdf,
    },
    share: { kind: "share", label: share, message, path, copied: layout.linkCopied, selected: layout.linkSelected },
  };
}
