import type { Content } from "../../app/content/read.server.ts";
import { recipePdf, recipePdfPath } from "../../app/recipe/recipe-pdf.server.ts";
import { openTypesetter } from "../../app/recipe/typeset.server.ts";
import { assetName } from "./css.ts";
import type { Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Writes the PDFs of the recipes that a document links to, named by their content: a changed PDF has another address, so
 * every copy may be cached for ever. In a set of controls without downloads, there are none.
 *
 * @throws if a recipe does not fit its page
 */
export async function writeRecipePdfs(
  site: SiteFolder,
  documents: Documents,
  contents: readonly Content[],
): Promise<void> {
  let typeset: Awaited<ReturnType<typeof openTypesetter>> | undefined;
  for (const content of contents)
    for (const { slug } of content.recipes) {
      const path = recipePdfPath(content.language, slug);
      const links = [...documents.values()].flatMap((page) => [...page.querySelectorAll(`a[href="${path}"]`)]);
      if (links.length === 0) continue;
      typeset ??= await openTypesetter();
      const { pdf } = typeset(recipePdf(content, slug));
      const file = assetName(slug, pdf, "pdf");
      site.write(file, pdf);
      for (const link of links) link.setAttribute("href", `/${file}`);
    }
}
