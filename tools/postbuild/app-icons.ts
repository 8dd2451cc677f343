import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Site } from "../../app/content/schema/site.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import type { SiteFolder } from "./site-folder.ts";

const ground = brandColour("--bg").light;

/**
 * Writes the icons of the site, all drawn from the brand's mark: favicon.ico and those for home screens. Also writes
 * the web manifest.
 *
 * @returns a line for the build's log
 */
export async function writeAppIcons(site: SiteFolder, { brand }: Site, language: string): Promise<string> {
  const mark = readFileSync("app/brand/favicon.svg");
  const drawn = (size: number) => sharp(mark, { density: (72 * size) / 64 }).resize(size, size);
  // Home screens mask icons to a shape: the mark has its own background and stays inside the safe zone.
  const onGround = async (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([
        {
          input: await drawn(Math.round(size * 0.76))
            .png()
            .toBuffer(),
        },
      ])
      .png({ palette: true })
      .toBuffer();

  site.write("favicon.ico", icoOf(await drawn(32).png().toBuffer(), 32));
  site.write("apple-touch-icon.png", await onGround(180));
  for (const size of [192, 512]) site.write(`icon-${size}.png`, await onGround(size));
  site.write("manifest.webmanifest", JSON.stringify(manifest(brand.name, language)));
  return "favicon, 3 icons, manifest";
}

function manifest(name: string, language: string) {
  return {
    name,
    short_name: name.split(" ")[0],
    lang: language,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
}

/** A PNG as a Windows icon file: a header of six bytes, one entry of sixteen, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
