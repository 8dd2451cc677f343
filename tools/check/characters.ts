import type { Font } from "harfbuzzjs";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { Problem } from "../../app/content/problems.ts";
import { devanagari, hindiLabel, hindiSign, hindiText, subsets } from "../../app/fonts/font-subsets.ts";
import { drawnBySystem, hasGlyphs, openMaster } from "../../app/fonts/typeface.server.ts";
import { unknownCharacters } from "./unknown-characters.ts";

/** Finds characters that the site's fonts lack: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  return unknownCharacters(folder, await knownCharacters());
}

/** A pattern of the characters that visitors see as they should. The studio's browser cannot read the fonts itself. */
export function knownCharacters(): Promise<string> {
  known ??= readKnownCharacters();
  return known;
}
let known: Promise<string> | undefined;

async function readKnownCharacters(): Promise<string> {
  const fonts = new Map<string, Font>();
  // Not in parallel: the results share memory.
  for (const { master } of subsets) if (!fonts.has(master)) fonts.set(master, await openMaster({ master }));
  const has = (master: string, character: string) => hasGlyphs(fonts.get(master) as Font, character); // All are open.
  const isInFonts = (character: string): boolean => {
    // Hindi comes to stand in each of its faces. Any system has the few symbols that one of the Latin faces lacks.
    if (devanagari.holds.test(character))
      return [hindiSign, hindiText, hindiLabel].every(({ master }) => has(master, character));
    return subsets.some(({ master, range }) => range.holds.test(character) && has(master, character));
  };
  // No range of a font goes beyond.
  const isKnown = Array.from({ length: 0x10000 }, (_, code) => isInFonts(String.fromCharCode(code)));
  const starts = [...isKnown.keys()].filter((code) => isKnown[code] && !isKnown[code - 1]);
  const ranges = starts.map((start) => {
    const next = isKnown.indexOf(false, start);
    return `${escaped(start)}-${escaped((next < 0 ? isKnown.length : next) - 1)}`;
  });
  return `${drawnBySystem.source}|[${ranges.join("")}]`;
}

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
