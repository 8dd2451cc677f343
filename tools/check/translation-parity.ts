import { z } from "zod";
import type { ContentFolder } from "../../app/content/content-files.ts";
import { type FieldPath, type Problem, truncated } from "../../app/content/problems.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, otherLanguages } from "../../app/languages.ts";
import { type Pack, readPrice } from "../../app/packs/packs.ts";

/**
 * Compares every translation with the default language's file, beyond the schemas, whose problems app/content reports:
 * lists have the same entries, both or neither have an optional text, texts have the same names in curly brackets, and a
 * product has the same packs. A price of packs alone is written in the default language only.
 *
 * @param broken files with problems of their own, which are not compared
 */
export function parityProblems({ files }: ContentFolder, broken: ReadonlySet<string>): Problem[] {
  return otherLanguages.flatMap((language) =>
    [...files].flatMap(([file, { value }]) => {
      const twin = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
      const original = files.get(twin);
      if (twin === file || !original || broken.has(file) || broken.has(twin)) return [];
      return Array.from(differences(schemaOf(file), original.value, value, []), ([path, message]) => {
        const line = original.lineOf(path);
        return { file, path, message: message(line === undefined ? twin : `${twin}, line ${line}`) };
      });
    }),
  );
}

/** A difference: its path in the translation, and the message, given the place in the original. */
type Difference = [FieldPath, (original: string) => string];

function* differences(schema: unknown, original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  if (schema instanceof z.ZodOptional) yield* differences(schema.unwrap(), original, words, path);
  else if (schema instanceof z.ZodPipe) yield* differences(schema.in, original, words, path);
  else if (schema instanceof z.ZodArray) yield* listDifferences(schema.element, original, words, path);
  else if (schema instanceof z.ZodObject) yield* fieldDifferences(schema.shape, original, words, path);
  else if (schema) yield* textDifferences("in curly brackets", namesIn, original, words, path);
}

/** A price of weights alone is in the default language only; one with words has the same weights in every language. */
function* priceDifferences(
  schema: z.ZodType,
  original: unknown,
  words: unknown,
  path: FieldPath,
): Generator<Difference> {
  if (!packsOf(original).some(({ isLoose }) => isLoose)) {
    if (words !== undefined)
      yield [
        path,
        (twin) => `expected no such field, because ${twin} has only weights, which read the same; delete it`,
      ];
  } else if (words === undefined)
    yield [path, (twin) => `expected this field, because ${twin} has more than weights; write it in this language too`];
  else {
    yield* differences(schema, original, words, path);
    yield* textDifferences("between the commas", packIdsIn, original, words, path);
  }
}

/** Reports a value that must be the same in both texts, such as template variables. `place` names it in the message. */
function* textDifferences(
  place: string,
  commonIn: (text: unknown) => string,
  original: unknown,
  words: unknown,
  path: FieldPath,
): Generator<Difference> {
  const [wanted, got] = [commonIn(original) || "nothing", commonIn(words) || "nothing"];
  if (wanted !== got)
    yield [path, (twin) => `expected ${wanted} ${place} as in ${twin}, got ${got}; change one of the two texts`];
}

function* listDifferences(entry: unknown, original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  if (!Array.isArray(original) || !Array.isArray(words)) return;
  const idOf = (value: unknown) => (isGroup(value) ? value.id : undefined);
  const different = original.findIndex((value, index) => idOf(value) !== idOf(words[index]));
  if (original.length !== words.length) {
    const counts = `which has ${original.length}, got ${words.length}`;
    yield [path, (twin) => `expected as many entries as in ${twin}, ${counts}; change one of the two lists`];
  } else if (different >= 0) {
    const [wanted, got] = [original, words].map((list) => truncated(String(idOf(list[different]))));
    const expected = (twin: string) => `expected the same ids as in ${twin}, in the same order: ${wanted}; got ${got}`;
    yield [[...path, different, "id"], expected];
  } else for (const [index, own] of original.entries()) yield* differences(entry, own, words[index], [...path, index]);
}

/** `hindi` is the small Hindi label beside English words, so Hindi files may leave it out. */
function* fieldDifferences(shape: object, original: unknown, words: unknown, path: FieldPath): Generator<Difference> {
  if (!isGroup(original) || !isGroup(words)) return;
  for (const [name, schema] of Object.entries(shape).filter(([name]) => name !== "hindi")) {
    const place = [...path, name];
    const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : undefined;
    if (inner?.meta()?.fallsBackToEnglish) yield* priceDifferences(inner, original[name], words[name], place);
    else if (name in original && name in words) yield* differences(schema, original[name], words[name], place);
    else if (name in original && inner)
      yield [place, (twin) => `expected this field, because ${twin} has it; write it here, or delete it there`];
    else if (name in words)
      yield [place, (twin) => `expected no such field, because ${twin} has none; delete it, or write it there too`];
  }
}

/** The packs of a price text without problems of its own. */
function packsOf(price: unknown): readonly Pack[] {
  const read = readPrice(String(price));
  return "packs" in read ? read.packs : [];
}

/** Its packs by id, as order slips store them: a slip must have the same packs in both languages. */
function packIdsIn(price: unknown): string {
  return packsOf(price)
    .map(({ id }) => id)
    .join(", ");
}

/** The names in curly brackets, each once; `{Products}` counts as `{products}`. */
function namesIn(value: unknown): string {
  const names = JSON.stringify(value ?? "").match(/\{\w+\}/g) ?? [];
  return [...new Set(names.map((name) => name.slice(0, 2).toLowerCase() + name.slice(2)))].sort().join(", ");
}
