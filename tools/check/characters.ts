import type { Font } from "harfbuzzjs";
import { type ContentFolder, withLine } from "../../app/content/content-files.ts";
import type { Problem } from "../../app/content/problems.ts";
import { devanagari, hindiLabel, hindiSign, hindiText, subsets } from "../../app/fonts/font-subsets.ts";
import { hasGlyphs, isDrawnBySystem, openMaster } from "../../app/fonts/typeface.server.ts";
import { textsUnder } from "./texts.ts";

/** Finds characters that the site's fonts lack: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  const fonts = new Map<string, Font>();
  // Not in parallel: the results share memory.
  for (const { master } of subsets) if (!fonts.has(master)) fonts.set(master, await openMaster({ master }));
  const has = (master: string, character: string) => hasGlyphs(fonts.get(master) as Font, character); // All are open.
  const known = new Map<string, boolean>();
  const isKnown = (character: string): boolean => {
    const found = known.get(character) ?? (isDrawnBySystem(character) || isInFonts(character));
    known.set(character, found);
    return found;
  };
  const isInFonts = (character: string): boolean => {
    // Hindi comes to stand in each of its faces. Any system has the few symbols that one of the Latin faces lacks.
    if (devanagari.holds.test(character))
      return [hindiSign, hindiText, hindiLabel].every(({ master }) => has(master, character));
    return subsets.some(({ master, range }) => range.holds.test(character) && has(master, character));
  };
  return textsUnder(folder, "content").flatMap(({ file, path, text }) => {
    const missing = new Set([...text].filter((character) => !isKnown(character)));
    if (missing.size === 0) return [];
    const named = Array.from(missing, (character) => `"${character}"`).join(", ");
    const message = `expected letters that the site's fonts have, got ${named}; write it in English or Hindi letters`;
    return withLine({ file, path, message }, folder);
  });
}
