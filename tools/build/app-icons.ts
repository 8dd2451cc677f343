import { markOnGround, markPicture } from "../../app/brand/mark-picture.server.ts";
import type { Content } from "../../app/content/read.server.ts";
import { brandName } from "../../app/content/template-variables.ts";
import { manifestPath } from "../../app/document/manifest-path.ts";
import { pathIn } from "../../app/site/languages.ts";
import { brandColour } from "../../app/styles/brand-colours.server.ts";
import type { SiteFolder } from "./site-folder.ts";

const sizes = [192, 512];
const maskable = { src: "/icon-maskable.png", size: 512 };

/**
 * Writes the icons of the site, all drawings of the brand's mark: favicon.ico and those for home screens. Also writes
 * the web manifest of each language.
 */
export async function writeAppIcons(site: SiteFolder, contents: readonly Content[]): Promise<void> {
  site.write("favicon.ico", await favicon(48));
  site.write("apple-touch-icon.png", await markOnGround(180));
  for (const size of sizes) site.write(iconPath(size).slice(1), await markPicture(size));
  site.write(maskable.src.slice(1), await markOnGround(maskable.size));
  for (const content of contents) site.write(manifestPath(content.language).slice(1), manifestOf(content));
}

/** The web manifest of a language: each has a start page of its own, and so an app of its own. */
function manifestOf({ language, site, pages }: Content): string {
  const ground = brandColour("bg").light;
  const name = brandName(site, language);
  return JSON.stringify({
    name,
    short_name: name.split(" ")[0],
    description: pages.home.meta.description,
    lang: language,
    id: pathIn(language, "/"),
    start_url: pathIn(language, "/"),
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    // A purpose each: as "any maskable", the icon has an empty border where nothing masks it.
    icons: [...sizes.map((size) => icon(iconPath(size), size, "any")), icon(maskable.src, maskable.size, "maskable")],
  });
}

const iconPath = (size: number) => `/icon-${size}.png`;

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The mark as a Windows icon file: a header, a directory with one entry, the picture. */
async function favicon(size: number): Promise<Buffer> {
  const png = await markPicture(size);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
