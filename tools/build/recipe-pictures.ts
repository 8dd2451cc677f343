import { basename } from "node:path";
import sharp from "sharp";
import type { Recipe } from "../../app/content/schema/recipe.ts";
import { recipePicturePath } from "../../app/features/recipes/recipe-picture.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import type { Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/** In pixels: Google shows large previews only of pictures that are at least this wide. */
const SIZE = 1200;

/**
 * Writes the drawing of every recipe as a PNG, for the recipe's structured data: Google requires a picture there. The
 * file name has a hash of its content.
 */
export async function writeRecipePictures(
  site: SiteFolder,
  documents: Documents,
  recipes: readonly Pick<Recipe, "illustration">[],
): Promise<void> {
  for (const illustration of new Set(recipes.flatMap(({ illustration }) => illustration ?? []))) {
    const png = await sharp(`content/illustrations/${illustration}`, { density: 400 })
      .resize(SIZE, SIZE, { fit: "contain", background: "transparent" })
      .flatten({ background: brandColour("ivory").light })
      .png({ palette: true })
      .toBuffer();
    const path = recipePicturePath(illustration);
    const address = site.writeAsset(basename(path, ".png"), png, "png");
    for (const document of documents.values())
      for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
        script.textContent = (script.textContent ?? "").replaceAll(`${path}"`, `${address}"`);
  }
}
