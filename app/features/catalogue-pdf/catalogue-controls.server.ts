import type { Content } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { catalogueName, cataloguePdfFile } from "./catalogue-pdf.server.ts";

/** The controls that download the catalogue's PDF and share its address. The link states its pages and size. */
export async function catalogueControls(content: Content) {
  const { layout, language } = content;
  const { url, pages, bytes } = await cataloguePdfFile(content);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  const { label, share, message } = content["catalogue-pdf"];
  return {
    download: {
      kind: "download" as const,
      href: url,
      fileName: `${catalogueName(content)}.pdf`,
      label: interpolate(label, { pages: String(pages), size }),
      ...layout.pdf,
    },
    share: {
      kind: "share" as const,
      label: share,
      message,
      path: url,
      copied: layout.linkCopied,
      selected: layout.linkSelected,
    },
  };
}
