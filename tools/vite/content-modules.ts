import { join } from "node:path";
import { formatHex } from "culori";
import sharp from "sharp";
import type { Plugin } from "vite";
import { powderStyles } from "../../app/brand/powder.ts";
import { isExternal, pictureRoles } from "../../app/content/picture-roles.ts";
import type { Content } from "../../app/content/read.server.ts";
import { textToPath } from "../../app/fonts/text-to-path.server.ts";
import { colourTokens } from "../../app/styles/brand-colours.server.ts";
import { spiceTints } from "../../app/styles/spice-tints.ts";
import { picturesNamed } from "../check/pictures-used.ts";
import { fontFaces } from "./font-faces.ts";

const picturesModuleId = "virtual:pictures";
const stylesModuleId = "virtual:content-styles.css";

/**
 * The prefix of modules generated from content. A path, not Rollup's usual `\0`: React Router's development style
 * sheets skip modules with that.
 */
const generatedPrefix = "/generated-from-content/";

/** In development, these modules are invalidated whenever content changes (reload.ts). */
export const isGeneratedFromContent = (id: string) => id.startsWith(generatedPrefix);

/**
 * Generates two modules. `virtual:pictures` imports every picture that the content names through vite-imagetools, in
 * the widths of its role, and exports them by `role/file`. `virtual:content-styles.css` holds styles that depend on
 * content, so that no element needs a style attribute: each picture's focus and ground colour, each spice's colour, how
 * far stars and chillies are filled, and the width of the brand's Hindi name. It also holds the colours of the brand and
 * the fonts.
 *
 * @param read reads the content in the default language: pictures and colours are the same in all
 */
export function contentModulesPlugin(read: () => Content): Plugin {
  return {
    name: "content-modules",
    resolveId(id) {
      if (id === picturesModuleId || id === stylesModuleId) return generatedPrefix + id;
      if (isGeneratedFromContent(id)) return id;
    },
    async load(id) {
      if (id === generatedPrefix + picturesModuleId) return picturesModule(read());
      if (id === generatedPrefix + stylesModuleId) return contentStyles(read());
    },
  };
}

function picturesModule(content: Content): string {
  const own = picturesNamed(content).filter(({ picture }) => !isExternal(picture));
  const keys = [...new Map(own.map((use) => [`${use.role}/${use.picture}`, use]))];
  const imports = keys.map(([, { role, picture }], index) => {
    const { widths, quality } = pictureRoles[role];
    const photo = `/content/photos/${picture}?withoutEnlargement`;
    // A quarter of the default effort's encoding time, for 2 % more bytes.
    return `import avif${index} from "${photo}&w=${widths.join(";")}&format=avif&effort=3&quality=${quality}&as=srcset";
import jpeg${index} from "${photo}&w=${widths[1]}&format=jpg&quality=72&progressive&as=metadata:src;width;height";`;
  });
  const entries = keys.map(
    ([key], index) =>
      `"${key}": { avif: avif${index}, jpeg: { src: jpeg${index}.src, w: jpeg${index}.width, h: jpeg${index}.height } }`,
  );
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}

async function contentStyles(content: Content): Promise<string> {
  const crops: string[] = [];
  for (const picture of new Set(picturesNamed(content).map(({ picture }) => picture))) {
    const { focus = "50% 50%", ground } = content.photos[picture] ?? {};
    const colour = ground ?? (isExternal(picture) ? undefined : await meanColour(picture));
    const background = colour ? `;background:${colour}` : "";
    crops.push(`[data-picture="${picture}"]{object-position:${focus}${background}}`);
  }
  const spices = [...content.products.map(({ slug, colour }) => ({ id: slug, colour })), ...content.spices];
  const tints = spices.map(({ id, colour }) => {
    const tints = Object.entries(spiceTints(colour)).map(([name, tint]) => `${name}:${tint}`);
    return `[data-spice="${id}"]{${tints.join(";")}}`;
  });
  const fills = (attribute: string, most: number) =>
    Array.from({ length: most + 1 }, (_, value) => `[${attribute}="${value}"]{--fill:${(100 * value) / most}%}`);
  const { width, unitsPerEm } = textToPath(content.site.brand.hindi);
  const brand = `:root{${colourTokens()};--brand-ems:${rounded(width / unitsPerEm)}}`;
  const ui = [...crops, ...fills("data-halves", 10), ...fills("data-level", 5), powderStyles(content.products.length)];
  return `${fontFaces()}@layer tokens{${brand}${tints.join("")}}@layer ui{${ui.join("")}}`;
}

const rounded = (value: number) => Number(value.toFixed(3));

/** A picture's mean colour, e.g. `#895a45`. */
async function meanColour(picture: string): Promise<string> {
  const pixel = await sharp(join("content/photos", picture))
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  return formatHex({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
}
