import type { Content } from "../../app/content/read.server.ts";
import {
  cataloguePdf,
  cataloguePdfPath,
  typesetCatalogue,
} from "../../app/features/catalogue-pdf/catalogue-pdf.server.ts";
import { openTypesetter, type Typesetter } from "../../app/features/pdf/typeset.server.ts";
import { recipePdf, recipePdfPath, typesetRecipe } from "../../app/features/recipes/recipe-pdf.server.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import type { Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Writes the PDFs of recipes and catalogues that documents link to. Those of recipes get a content hash in their names,
 * so that they can be cached for ever; that of the catalogue keeps its address, because people share it. The specified
 * set of controls links to none.
 */
export async function writePdfs(site: SiteFolder, documents: Documents, contents: readonly Content[]): Promise<void> {
  let typesetter: Typesetter | undefined;
  const linksTo = (path: string) =>
    [...documents.values()].flatMap((page) => [...page.querySelectorAll(`a[href="${path}"]`)]);
  for (const content of contents) {
    for (const { slug } of content.recipes) {
      const links = linksTo(recipePdfPath(content.language, slug));
      if (links.length === 0) continue;
      typesetter ??= await openTypesetter();
      const { pdf, pages } = typesetRecipe(typesetter, recipePdf(content, slug));
      if (pages > 1)
        console.log(`The PDF of ${slug} (${content.language}) has ${pages} pages: fewer words would fit one.`);
      const address = site.writeAsset(slug, pdf, "pdf");
      rewriteIslands(links, (html) => html.replaceAll(`"${recipePdfPath(content.language, slug)}"`, `"${address}"`));
    }
    const path = cataloguePdfPath(content.language);
    const links = linksTo(path);
    if (links.length === 0) continue;
    typesetter ??= await openTypesetter();
    const { pdf, pages } = await typesetCatalogue(typesetter, cataloguePdf(content));
    site.write(path.slice(1), pdf);
    const size = new Intl.NumberFormat(content.language, { maximumFractionDigits: 1 }).format(pdf.length / 1e6);
    rewriteIslands(links, (html) => interpolate(html, { pages: String(pages), size }));
  }
}

/** Rewrites the islands that contain the links: their markup, and the script after it with their props. */
function rewriteIslands(links: readonly Element[], rewrite: (html: string) => string): void {
  for (const island of new Set(links.map((link) => link.closest("[data-island]"))))
    for (const part of [island, island?.nextElementSibling]) if (part) part.innerHTML = rewrite(part.innerHTML);
}
