import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";

/**
 * Imported by Playwright's configurations. On Linux, it makes browsers use the fonts of an Android phone, from npm
 * packages, instead of the machine's: text in a system font, such as Hindi that a visitor types, then looks the same on
 * every machine. Browsers on other systems ignore fontconfig; those systems have fonts for both scripts.
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
