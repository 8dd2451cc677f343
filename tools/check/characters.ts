import type { Font } from "harfbuzzjs";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { Problem } from "../../app/content/problems.ts";
import { devanagari, hindiBodyFace, hindiDisplayFace, hindiLabelFace, subsets } from "../../app/fonts/font-subsets.ts";
import { drawnBySystem, hasGlyphs, openSourceFont } from "../../app/fonts/typeface.server.ts";
import { unknownCharacters } from "./unknown-characters.ts";

/** Finds characters that the site's fonts lack: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  return unknownCharacters(folder, await knownCharacters());
}

/** A regular expression that matches the characters that the site can show. The studio's browser has no font files. */
export function knownCharacters(): Promise<string> {
  known ??= readKnownCharacters();
  return known;
}
let known: Promise<string> | undefined;

async function readKnownCharacters(): Promise<string> {
  const fonts = new Map<string, Font>();
  // One after the other: HarfBuzz's instances share their memory.
  for (const { sourceFont } of subsets)
    if (!fonts.has(sourceFont)) fonts.set(sourceFont, await openSourceFont({ sourceFont }));
  // The loop above has opened all fonts.
  const has = (sourceFont: string, character: string) => hasGlyphs(fonts.get(sourceFont) as Font, character);
  const isInFonts = (character: string): boolean => {
    // Hindi must be in all of its faces, because any text may be set in each of them. For Latin, one face is enough:
    // every system has a fallback for the few symbols that another lacks.
    if (devanagari.covers.test(character))
      return [hindiDisplayFace, hindiBodyFace, hindiLabelFace].every(({ sourceFont }) => has(sourceFont, character));
    return subsets.some(({ sourceFont, range }) => range.covers.test(character) && has(sourceFont, character));
  };
  // No font of the site has characters beyond U+FFFF.
  const isKnown = Array.from({ length: 0x10000 }, (_, code) => isInFonts(String.fromCharCode(code)));
  const starts = [...isKnown.keys()].filter((code) => isKnown[code] && !isKnown[code - 1]);
  const ranges = starts.map((start) => {
    const next = isKnown.indexOf(false, start);
    return `${escaped(start)}-${escaped((next < 0 ? isKnown.length : next) - 1)}`;
  });
  return `${drawnBySystem.source}|[${ranges.join("")}]`;
}

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
