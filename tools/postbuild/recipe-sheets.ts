import type { Content } from "../../app/content/read.server.ts";
import { recipeSheet } from "../../app/recipe/recipe-sheet.server.ts";
import { sheetAddress } from "../../app/recipe/sheet-address.server.ts";
import { openTypesetter } from "../../app/recipe/typeset.server.ts";
import { addressesIn, type Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Writes the sheets of the recipes that a document links to, in the languages of those documents; in a set of controls
 * without downloads, there are none.
 *
 * @returns a line for the build's log
 * @throws if a recipe does not fit its page
 */
export async function writeRecipeSheets(
  site: SiteFolder,
  documents: Documents,
  contents: readonly Content[],
): Promise<string> {
  const linked = new Set([...documents.values()].flatMap(addressesIn));
  const sheets = contents
    .flatMap((content) => content.recipes.map(({ slug }) => ({ content, slug, address: sheetAddress(content, slug) })))
    .filter(({ address }) => linked.has(address));
  if (sheets.length === 0) return "none linked";
  const typeset = await openTypesetter();
  let bytes = 0;
  for (const { content, slug, address } of sheets) {
    const { pdf } = typeset(recipeSheet(content, slug));
    site.write(address.slice(1), pdf);
    bytes += pdf.length;
  }
  return `${sheets.length} PDFs, ${Math.round(bytes / sheets.length / 1024)} kB each`;
}
