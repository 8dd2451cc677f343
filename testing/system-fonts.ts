import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";

/**
 * For the configurations of Playwright: on Linux, browsers find only the fonts of an Android phone, from the project's
 * packages, and none of the machine's. So system fonts, as for Hindi that a visitor types, are the same on every machine.
 * On other systems, browsers ignore this: those systems have fonts for both scripts.
 */
const fonts = [
  "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  "@fontsource/roboto/files/roboto-latin-500-normal.woff2",
  "@fontsource/roboto/files/roboto-latin-700-normal.woff2",
  "@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2",
  "@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2",
  "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
];

export const fontFolder = resolve(".cache/system-fonts");
const configuration = join(fontFolder, "fonts.conf");

// Workers and servers inherit the variable, and need not write the files again.
if (process.env.FONTCONFIG_FILE !== configuration) {
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder, { recursive: true });
  for (const font of fonts) {
    const file = fileURLToPath(import.meta.resolve(font));
    if (!existsSync(file)) throw new Error(`The tests lack a font: run npm ci, which installs ${font}`);
    // Chromium does not load WOFF2 through fontconfig.
    const converted = await convert(readFileSync(file), "truetype");
    writeFileSync(join(fontFolder, `${basename(font, ".woff2")}.ttf`), converted);
  }
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fontFolder}</dir>
  <cachedir>${join(fontFolder, "cache")}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Noto Serif</family></prefer></alias>
</fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = configuration;
}
