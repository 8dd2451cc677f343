import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Font } from "harfbuzzjs";
import { isDrawnBySystem, openTypeface, shaped } from "../ui/typeface.server.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { FieldPath, Problem } from "./problems.ts";

/** Finds characters that none of the site's fonts has: a visitor would see an empty box or another typeface. */
export async function characterProblems(folder: ContentFolder): Promise<Problem[]> {
  const fonts: Font[] = [];
  // Not in parallel: openTypeface's results share memory.
  for (const file of ["eczar-800.woff2", "anek-latin-var.woff2"])
    fonts.push(await openTypeface(readFileSync(resolve("app/fonts", file))));
  const known = new Map<string, boolean>();
  const isKnown = (character: string): boolean => {
    let found = known.get(character);
    if (found === undefined) {
      found = isDrawnBySystem(character) || fonts.some((font) => hasGlyph(font, character));
      known.set(character, found);
    }
    return found;
  };
  return [...folder.files].flatMap(([file, { value, lineOf }]) =>
    Array.from(textsIn(value), ([path, text]): Problem | undefined => {
      const missing = new Set([...text].filter((character) => !isKnown(character)));
      if (missing.size === 0) return undefined;
      const named = Array.from(missing, (character) => `"${character}"`).join(", ");
      const message = `expected letters that the site's fonts have, got ${named}; write it in English or Hindi letters`;
      return { file, path, line: lineOf(path), message };
    }).filter((problem) => problem !== undefined),
  );
}

function hasGlyph(font: Font, character: string): boolean {
  return !shaped(font, character)
    .getGlyphInfos()
    .some(({ codepoint }) => codepoint === 0);
}

/** Every string in a file's value, with its path. */
export function* textsIn(value: unknown, path: FieldPath = []): Generator<[FieldPath, string]> {
  if (typeof value === "string") yield [path, value];
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* textsIn(entry, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}
