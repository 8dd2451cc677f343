import { basename } from "node:path";
import sharp from "sharp";
import { cached, writeAsset } from "../../site/made-files.server.ts";
import { brandColour } from "../../styles/brand-colours.server.ts";

/** In pixels: Google shows large previews only of pictures that are at least this wide. */
const SIZE = 1200;

/** The path of a dish's drawing as a PNG, for the recipe's structured data: Google requires a picture there. */
export async function recipePicture(illustration: string): Promise<string> {
  const drawing = `content/illustrations/${illustration}`;
  const background = brandColour("ivory").light;
  const png = await cached(["app/features/recipes/recipe-picture.server.ts", drawing], background, () =>
    sharp(drawing, { density: 400 })
      .resize(SIZE, SIZE, { fit: "contain", background: "transparent" })
      .flatten({ background })
      .png({ palette: true })
      .toBuffer(),
  );
  return writeAsset(basename(illustration, ".svg"), png, "png").url;
}
