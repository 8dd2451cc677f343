import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";

/**
 * What a picture is for decides the widths it is encoded in, those at which the layout really draws
 * it on 1x to 3x screens of 360, 768 and 1440 pixels, and how hard: the largest paint of a phone's
 * first view harder than the rest. The second width is also the JPEG for browsers without AVIF.
 */
export const pictureRoles = {
  /** The home hero on wide screens: the whole width, its right part in view. */
  hero: { widths: [960, 1440, 1920], quality: 45 },
  /** The home hero on phones and tablets: the whole width, cropped square. */
  portrait: { widths: [480, 780, 1080], quality: 32 },
  /** A spice on a card: 116 px in a phone's row, about 300 px in a grid, 560 px on a wide card. */
  product: { widths: [240, 480, 900], quality: 50 },
  /** A picture beside text: the whole width of a phone, less than half of a wide screen. */
  scene: { widths: [400, 780, 1080], quality: 45 },
} as const;

export type PictureRole = keyof typeof pictureRoles;

const pictures = "virtual:pictures";
const places = "virtual:picture-places.css";

/**
 * Where modules made from content stand. Paths, not Rollup's usual `\0` names: React Router's style sheets for
 * developing leave those out.
 */
const made = "/made-from-content/";

/** While developing, these are made again whenever content changes (content.ts). */
export const isMadeFromContent = (id: string) => id.startsWith(made);

/**
 * Makes two modules. `virtual:pictures` imports every picture of `used` through vite-imagetools, in
 * the widths of its role, and exports them by `role/file`. `virtual:picture-places.css` holds each
 * picture's focus and ground colour, so that no element needs a style attribute.
 *
 * @param used reads which pictures the content asks for, and as what
 */
export function picturePlugin(used: () => readonly (readonly [PictureRole, string])[]): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === pictures || id === places ? made + id : isMadeFromContent(id) ? id : undefined),
    load(id) {
      if (id === made + pictures) return picturesModule(used());
      if (id === made + places) return placesSheet();
    },
  };
}

function picturesModule(used: readonly (readonly [PictureRole, string])[]): string {
  const own = [...new Set(used.filter(([, file]) => !file.startsWith("https://")).map((pair) => pair.join("/")))];
  const imports = own.map((key, index) => {
    const [role, file] = key.split("/") as [PictureRole, string];
    const { widths, quality } = pictureRoles[role];
    const photo = `/content/photos/${file}?withoutEnlargement`;
    return `import avif${index} from "${photo}&w=${widths.join(";")}&format=avif&quality=${quality}&as=srcset";
import jpeg${index} from "${photo}&w=${widths[1]}&format=jpg&quality=72&progressive&as=metadata:src;width;height";`;
  });
  const entries = own.map(
    (key, index) =>
      `"${key}": { avif: avif${index}, jpeg: { src: jpeg${index}.src, w: jpeg${index}.width, h: jpeg${index}.height } }`,
  );
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}

function placesSheet(): string {
  const photos = parse(readFileSync(resolve("content/photos.yaml"), "utf8")) as Record<
    string,
    { focus: string; ground: string }
  >;
  const rules = Object.entries(photos).map(
    ([file, { focus, ground }]) => `[data-place="${placeName(file)}"]{object-position:${focus};background:${ground}}`,
  );
  return `@layer components{${rules.join("")}}`;
}

/** The name a picture's crop has in the style sheet: its file name without the ending. */
export function placeName(file: string): string {
  return file.replace(/^https:\/\//, "").replace(/\.\w+$/, "");
}
