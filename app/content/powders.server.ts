import { join } from "node:path";
import sharp from "sharp";
import { powderColumns } from "../brand/powder.ts";
import { cached, writeAsset } from "../site/made-files.server.ts";
import type { PowdersData } from "../ui/SpiceBox.tsx";
import { isExternal } from "./picture-roles.ts";
import type { Content } from "./read.server.ts";

/** The width of the picture in pixels, whatever the number of spices: it weighs about 35 kB. */
const SIZE = 660;
/** The side of the square that is cut from a photograph, as a share of the photograph's smaller side. */
const SHARE = 0.32;

/** Where the powder is in a photograph, unless photos.yaml says so. */
const POINT = "50% 37%";

/**
 * Cuts the powder out of each product's photograph, round the point that photos.yaml names, and puts the squares into one
 * picture. A product without a photograph of ours has an empty square, so it keeps its colour.
 */
export async function powdersOf({ products, photos }: Content): Promise<PowdersData> {
  const cuts = products.map(({ picture }) =>
    picture && !isExternal(picture)
      ? { file: join("content/photos", picture), point: photos[picture]?.powder ?? POINT }
      : undefined,
  );
  const files = cuts.flatMap((cut) => cut?.file ?? []);
  const picture = await cached(["app/content/powders.server.ts", "app/brand/powder.ts", ...files], cuts, () =>
    drawn(cuts),
  );
  return { src: writeAsset("powders", picture, "avif").url, spices: products.map(({ slug }) => slug) };
}

type Cut = { file: string; point: string };

async function drawn(cuts: readonly (Cut | undefined)[]): Promise<Buffer> {
  const columns = powderColumns(cuts.length);
  const side = Math.floor(SIZE / columns);
  const squares = cuts.map(async (cut, index) => {
    const place = { left: (index % columns) * side, top: Math.floor(index / columns) * side };
    return cut ? [{ input: await square(cut, side), ...place }] : [];
  });
  // Quality 40 looks the same and weighs 10 kB more. More effort takes ten times as long for the same size.
  return sharp({ create: { width: columns * side, height: columns * side, channels: 4, background: "transparent" } })
    .composite((await Promise.all(squares)).flat())
    .avif({ quality: 34, effort: 2 })
    .toBuffer();
}

async function square({ file, point }: Cut, side: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const cut = Math.round(Math.min(width, height) * SHARE);
  const [x = 50, y = 50] = point.split(" ").map(Number.parseFloat);
  const from = (length: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - cut / 2, 0), length - cut));
  return sharp(file)
    .extract({ left: from(width, x), top: from(height, y), width: cut, height: cut })
    .resize(side, side)
    .toBuffer();
}
