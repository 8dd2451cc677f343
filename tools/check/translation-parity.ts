import { z } from "zod";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { ProblemCode } from "../../app/content/problem-sentences.ts";
import { type FieldPath, type Problem, truncated } from "../../app/content/problems.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, translationLanguages } from "../../app/site/languages.ts";

/**
 * Compares every translation with the default language's file, beyond the schemas, whose problems app/content reports:
 * lists have the same entries, both or neither have an optional text, and texts have the same names in curly brackets.
 *
 * @param broken files with problems of their own, which are not compared
 */
export function parityProblems({ files }: ContentFolder, broken: ReadonlySet<string>): Problem[] {
  return translationLanguages.flatMap((language) =>
    [...files].flatMap(([file, { value }]) => {
      const twin = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
      const original = files.get(twin);
      if (twin === file || !original || broken.has(file) || broken.has(twin)) return [];
      const found = differences(schemaOf(file), original.value, value, []);
      return Array.from(found, ([path, problem]) => ({ file, path, ...problem }));
    }),
  );
}

/** A difference: its path in the translation, and the problem. */
type Difference = [FieldPath, ProblemCode];

function* differences(schema: unknown, original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  if (schema instanceof z.ZodOptional) yield* differences(schema.unwrap(), original, words, path);
  else if (schema instanceof z.ZodPipe) yield* differences(schema.in, original, words, path);
  else if (schema instanceof z.ZodArray) yield* listDifferences(schema.element, original, words, path);
  else if (schema instanceof z.ZodObject) yield* fieldDifferences(schema.shape, original, words, path);
  else if (schema) yield* textDifferences(original, words, path);
}

/** Both texts must have the same names in curly brackets. */
function* textDifferences(original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  const [wanted, found] = [namesIn(original), namesIn(words)];
  if (wanted !== found) yield [path, { code: "differentVariables", values: { wanted, found } }];
}

function* listDifferences(entry: unknown, original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  if (!Array.isArray(original) || !Array.isArray(words)) return;
  const keysOf = (list: unknown[]) => list.map((value, index) => (isGroup(value) && value.id) || index + 1).join(", ");
  const [wanted, found] = [keysOf(original), keysOf(words)];
  if (wanted !== found)
    yield [path, { code: "differentEntries", values: { wanted: truncated(wanted), found: truncated(found) } }];
  else for (const [index, own] of original.entries()) yield* differences(entry, own, words[index], [...path, index]);
}

/** `hindi` is the small Hindi label beside English words, so Hindi files may leave it out. */
function* fieldDifferences(shape: object, original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  if (!isGroup(original) || !isGroup(words)) return;
  for (const [name, schema] of Object.entries(shape).filter(([name]) => name !== "hindi")) {
    const place = [...path, name];
    if (name in original && name in words) yield* differences(schema, original[name], words[name], place);
    else if (name in words || (name in original && schema instanceof z.ZodOptional))
      yield [place, { code: "onlyInOneLanguage", values: {} }];
  }
}

/** The names in curly brackets, each once; `{Products}` counts as `{products}`. */
function namesIn(value: unknown): string {
  const names = JSON.stringify(value ?? "").match(/\{\w+\}/g) ?? [];
  return [...new Set(names.map((name) => name.slice(0, 2).toLowerCase() + name.slice(2)))].sort().join(", ") || "–";
}
