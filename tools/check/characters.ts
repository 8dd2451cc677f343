import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Font } from "harfbuzzjs";
import { type ContentFolder, withLine } from "../../app/content/content-folder.ts";
import type { Problem } from "../../app/content/problems.ts";
import { ranges, subsets } from "../../app/fonts/font-subsets.ts";
import { isDrawnBySystem, openTypeface, shaped } from "../../app/fonts/typeface.server.ts";
import { fontStacks } from "../build/css.ts";
import { textsUnder } from "./texts.ts";

/** Finds characters that the site's fonts lack: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  const draws = await fontFamilies();
  const stacks = fontStacks(readFileSync(resolve("app/styles/tokens.css"), "utf8"));
  const known = new Map<string, boolean>();
  const isKnown = (character: string): boolean => {
    let found = known.get(character);
    if (found === undefined) {
      const isInStack = (stack: string[]) => stack.some((family) => draws(family, character));
      // Words in Devanagari come to stand in every stack. Any system has the few symbols that one of the others lacks.
      const isInFonts = ranges.devanagari.holds.test(character) ? stacks.every(isInStack) : stacks.some(isInStack);
      found = isInFonts || isDrawnBySystem(character);
      known.set(character, found);
    }
    return found;
  };
  return textsUnder(folder, "content").flatMap(({ file, path, text }) => {
    const missing = new Set([...text].filter((character) => !isKnown(character)));
    if (missing.size === 0) return [];
    const named = Array.from(missing, (character) => `"${character}"`).join(", ");
    const message = `expected letters that the site's fonts have, got ${named}; write it in English or Hindi letters`;
    return withLine({ file, path, message }, folder);
  });
}

/** Opens the fonts that the build subsets. Tells whether a family draws a character, in all its weights. */
async function fontFamilies(): Promise<(family: string, character: string) => boolean> {
  const fonts = new Map<string, Font>();
  // Not in parallel: openTypeface's results share memory.
  for (const master of new Set(subsets.map(({ master }) => master)))
    fonts.set(master, await openTypeface(readFileSync(resolve("app/fonts", master))));
  return (family, character) => {
    const own = subsets.filter((subset) => subset.family === family && ranges[subset.range].holds.test(character));
    const ownFonts = own.flatMap(({ master }) => fonts.get(master) ?? []);
    return ownFonts.length > 0 && ownFonts.every((font) => hasGlyphs(font, character));
  };
}

/** Whether a font draws every character of a text. */
export function hasGlyphs(font: Font, text: string): boolean {
  return shaped(font, text)
    .getGlyphInfos()
    .every(({ codepoint }) => codepoint !== 0);
}
