import type { Font } from "harfbuzzjs";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { Problem } from "../../app/content/problems.ts";
import { devanagari, hindiBodyFace, hindiDisplayFace, hindiLabelFace, subsets } from "../../app/fonts/font-subsets.ts";
import { drawnBySystem, hasGlyphs, openSourceFont } from "../../app/fonts/typeface.server.ts";
import { unsupportedCharacters } from "./unsupported-characters.ts";

/** Finds characters that the site's fonts lack: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  return unsupportedCharacters(folder, await supportedCharacters());
}

/**
 * The source of a regular expression (flag `u`) that matches each character that the site can show. A string, because
 * it is sent to the studio in the browser, which has no font files.
 */
export function supportedCharacters(): Promise<string> {
  supported ??= readSupportedCharacters();
  return supported;
}
let supported: Promise<string> | undefined;

async function readSupportedCharacters(): Promise<string> {
  const fonts = new Map<string, Font>();
  // Not in parallel: see openTypeface.
  for (const { sourceFont } of subsets)
    if (!fonts.has(sourceFont)) fonts.set(sourceFont, await openSourceFont({ sourceFont }));
  // The loop above has opened all fonts.
  const hasGlyph = (sourceFont: string, character: string) => hasGlyphs(fonts.get(sourceFont) as Font, character);
  const isInFonts = (character: string): boolean => {
    // A Hindi character must be in all Hindi faces, because any text may be set in any of them. A Latin one needs only
    // one face: for the few symbols that another face lacks, every system has a fallback.
    if (devanagari.covers.test(character))
      return [hindiDisplayFace, hindiBodyFace, hindiLabelFace].every(({ sourceFont }) =>
        hasGlyph(sourceFont, character),
      );
    return subsets.some(({ sourceFont, range }) => range.covers.test(character) && hasGlyph(sourceFont, character));
  };
  // No font of the site has characters beyond U+FFFF.
  const isSupported = Array.from({ length: 0x10000 }, (_, code) => isInFonts(String.fromCharCode(code)));
  const starts = [...isSupported.keys()].filter((code) => isSupported[code] && !isSupported[code - 1]);
  const ranges = starts.map((start) => {
    const next = isSupported.indexOf(false, start);
    return `${unicodeEscape(start)}-${unicodeEscape((next < 0 ? isSupported.length : next) - 1)}`;
  });
  return `${drawnBySystem.source}|[${ranges.join("")}]`;
}

const unicodeEscape = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
