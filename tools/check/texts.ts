import type { ContentFolder } from "../../app/content/content-files.ts";
import type { FieldPath } from "../../app/content/problems.ts";

/** A text of the content, with its place. */
export interface WrittenText {
  file: string;
  path: FieldPath;
  text: string;
}

/**
 * Every text in the files of a folder, with its place.
 *
 * @param folder e.g. a language's, `content/en`
 */
export function textsUnder({ files }: ContentFolder, folder: string): WrittenText[] {
  return [...files]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, { value }]) => Array.from(textsIn(value), ([path, text]) => ({ file, path, text })));
}

/** Every string in a file's value, with its path. */
export function* textsIn(value: unknown, path: FieldPath = []): Generator<[FieldPath, string]> {
  if (typeof value === "string") yield [path, value];
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* textsIn(entry, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}
