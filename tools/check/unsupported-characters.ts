import { type ContentFolder, withLine } from "../../app/content/content-files.ts";
import type { Problem } from "../../app/content/problems.ts";
import { textsUnder } from "./texts.ts";

/**
 * Finds characters in the content that the site cannot show.
 *
 * @param supported the source of a regular expression that matches all others (supported-characters.ts)
 */
export function unsupportedCharacters(folder: ContentFolder, supported: string): Problem[] {
  const supportedPattern = new RegExp(supported, "u");
  return textsUnder(folder, "content").flatMap(({ file, path, text }) => {
    // The schemas take out control characters.
    const visible = text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");
    const missing = new Set([...visible].filter((character) => !supportedPattern.test(character)));
    if (missing.size === 0) return [];
    const characters = Array.from(missing, (character) => `"${character}"`).join(", ");
    return withLine({ file, path, code: "unsupportedCharacters", values: { characters } }, folder);
  });
}
