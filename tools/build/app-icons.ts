import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Site } from "../../app/content/schema/site.ts";
import { brandName } from "../../app/content/template-variables.ts";
import { type Language, pathIn } from "../../app/languages.ts";
import { manifestPath } from "../../app/manifest-path.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import type { SiteFolder } from "./site-folder.ts";

const ground = brandColour("bg").light;
const sizes = [192, 512];

/**
 * Writes the icons of the site, all drawn from the brand's mark: favicon.ico and those for home screens. Also writes
 * the web manifest of each language.
 */
export async function writeAppIcons(
  site: SiteFolder,
  contents: readonly { language: Language; site: Site }[],
): Promise<void> {
  site.write("favicon.ico", icoOf(await mark(32).png().toBuffer(), 32));
  site.write("apple-touch-icon.png", await markOnGround(180));
  for (const size of sizes) site.write(`icon-${size}.png`, await markOnGround(size));
  for (const { language, site: words } of contents)
    site.write(manifestPath(language).slice(1), manifestOf(language, words));
}

/** The web manifest of a language: each has a start page of its own, and so an app of its own. */
function manifestOf(language: Language, words: Site): string {
  const name = brandName(words, language);
  return JSON.stringify({
    name,
    short_name: name.split(" ")[0],
    lang: language,
    id: pathIn(language, "/"),
    start_url: pathIn(language, "/"),
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: sizes.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  });
}

const mark = (size: number) =>
  sharp(readFileSync("app/brand/favicon.svg"), { density: (72 * size) / 64 }).resize(size, size);

/** Home screens and contacts mask icons to a shape: the mark has its own background and stays inside the safe zone. */
export async function markOnGround(size: number): Promise<Buffer> {
  const input = await mark(Math.round(size * 0.76))
    .png()
    .toBuffer();
  const icon = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return icon.composite([{ input }]).png({ palette: true }).toBuffer();
}

/** Wraps a PNG as a Windows icon file: a header, a directory with one entry, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
