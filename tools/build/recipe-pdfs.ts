import type { Content } from "../../app/content/read.server.ts";
import { recipePdf } from "../../app/recipe/recipe-pdf.server.ts";
import { recipePdfAddress } from "../../app/recipe/recipe-pdf-address.server.ts";
import { openTypesetter } from "../../app/recipe/typeset.server.ts";
import { addressesIn, type Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Writes the PDFs of the recipes that a document links to, in the languages of those documents; in a set of controls
 * without downloads, there are none.
 *
 * @throws if a recipe does not fit its page
 */
export async function writeRecipePdfs(
  site: SiteFolder,
  documents: Documents,
  contents: readonly Content[],
): Promise<void> {
  const linked = new Set([...documents.values()].flatMap(addressesIn));
  let typeset: Awaited<ReturnType<typeof openTypesetter>> | undefined;
  for (const content of contents)
    for (const { slug } of content.recipes) {
      const address = recipePdfAddress(content, slug);
      if (!linked.has(address)) continue;
      typeset ??= await openTypesetter();
      site.write(address.slice(1), typeset(recipePdf(content, slug)).pdf);
    }
}
