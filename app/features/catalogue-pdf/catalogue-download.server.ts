import type { Content } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { catalogueName, cataloguePdfFile } from "./catalogue-pdf.server.ts";

/** The control that downloads the catalogue's PDF, with its pages and size. */
export async function catalogueDownload(content: Content) {
  const { layout, language } = content;
  const { url, pages, bytes } = await cataloguePdfFile(content);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  return {
    kind: "download" as const,
    href: url,
    fileName: `${catalogueName(content)}.pdf`,
    label: interpolate(content["catalogue-pdf"].label, { pages: String(pages), size }),
    ...layout.pdf,
  };
}
