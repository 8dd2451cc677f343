import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Font } from "harfbuzzjs";
import { type ContentFolder, withLine } from "../../app/content/content-folder.ts";
import type { Problem } from "../../app/content/problems.ts";
import { isDrawnBySystem, openTypeface, shaped } from "../../app/ui/typeface.server.ts";
import { textsUnder } from "./texts.ts";

/** Finds characters that none of the site's fonts has: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  const fonts: Font[] = [];
  // Not in parallel: openTypeface's results share memory.
  for (const file of ["eczar-800.woff2", "anek-latin-var.woff2"])
    fonts.push(await openTypeface(readFileSync(resolve("app/fonts", file))));
  const isKnown = (character: string) => isDrawnBySystem(character) || fonts.some((font) => hasGlyphs(font, character));
  const texts = textsUnder(folder, "content");
  const unknown = new Set(
    [...new Set(texts.map(({ text }) => text).join(""))].filter((character) => !isKnown(character)),
  );
  return texts.flatMap(({ file, path, text }) => {
    const missing = new Set([...text].filter((character) => unknown.has(character)));
    if (missing.size === 0) return [];
    const named = Array.from(missing, (character) => `"${character}"`).join(", ");
    const message = `expected letters that the site's fonts have, got ${named}; write it in English or Hindi letters`;
    return withLine({ file, path, message }, folder);
  });
}

/** Whether a font draws every character of a text. */
export function hasGlyphs(font: Font, text: string): boolean {
  return shaped(font, text)
    .getGlyphInfos()
    .every(({ codepoint }) => codepoint !== 0);
}
