import { type ContentFolder, withLine } from "../../app/content/content-files.ts";
import type { Problem } from "../../app/content/problems.ts";
import { textsUnder } from "./texts.ts";

/**
 * Finds characters in the content that the site cannot show.
 *
 * @param known a regular expression that matches the others (characters.ts)
 */
export function unknownCharacters(folder: ContentFolder, known: string): Problem[] {
  const isKnown = new RegExp(known, "u");
  return textsUnder(folder, "content").flatMap(({ file, path, text }) => {
    const missing = new Set([...text].filter((character) => !isKnown.test(character)));
    if (missing.size === 0) return [];
    const named = Array.from(missing, (character) => `"${character}"`).join(", ");
    const message = `expected letters that the site's fonts have, got ${named}; write it in English or Hindi letters`;
    return withLine({ file, path, message }, folder);
  });
}
