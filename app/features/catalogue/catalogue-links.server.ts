import type { Content } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { catalogueName, cataloguePdfFile } from "../catalogue-pdf/catalogue-pdf.server.ts";
import type { ControlData } from "../controls/Control.tsx";

/** The controls that download the catalogue's PDF and share its address. */
export interface CatalogueControls {
  download: ControlData;
  share: ControlData;
}

/** Undefined if the control set in use has no PDF of the catalogue. The link to it states its pages and size. */
export async function catalogueControls(content: Content): Promise<CatalogueControls | undefined> {
  const { hasExtras, layout, language } = content;
  if (!hasExtras) return undefined;
  const { url, pages, bytes } = await cataloguePdfFile(content);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  const { label, share, message } = content["catalogue-pdf"];
  return {
    download: {
      kind: "download",
      href: url,
      fileName: `${catalogueName(content)}.pdf`,
      label: interpolate(label, { pages: String(pages), size }),
      ...layout.pdf,
    },
    share: {
      kind: "share",
      label: share,
      message,
      path: url,
      copied: layout.linkCopied,
      selected: layout.linkSelected,
    },
  };
}
