import type { Content } from "../content/read.server";
import type { ControlData } from "../controls/Control";
import { catalogueName, cataloguePdfPath } from "./catalogue-pdf.server";

/**
 * The link to the catalogue's PDF; undefined if the control set in use has none. The build fills in the file's pages
 * and size; the dev server has no PDF, so it shows "…".
 */
export function catalogueDownload(content: Content): ControlData | undefined {
  if (!content.hasExtras) return undefined;
  const href = cataloguePdfPath(content.language);
  const { label, ...words } = content.controlWords["catalogue-pdf"];
  return {
    kind: "file",
    href,
    fileName: `${catalogueName(content)}.pdf`,
    label: import.meta.env.DEV ? label.replace(/\{\w+\}/g, "…") : label,
    ...content.layout.pdf,
    ...words,
  };
}
