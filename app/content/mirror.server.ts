import { z } from "zod";
import { type Language, languages } from "../languages.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { FieldPath, Problem } from "./problems.ts";
import { schemaNameOf, schemas } from "./schemas.ts";
import { textsIn } from "./texts.ts";
import { isGroup, type YamlFile } from "./yaml-file.ts";

/**
 * Fields in which languages may differ: `hindi` repeats a text in Hindi beside another language, so Hindi files leave
 * it out; a figure may be a word in one language and a number in another.
 */
const ownFields: ReadonlySet<string> = new Set(["hindi", "isWord"]);

/** A difference between two files that say the same in two languages. */
interface Mismatch extends Problem {
  /** The other file. */
  twin: string;
  /** A whole file, field or entry is missing or too much. */
  isStructural?: boolean;
}

/**
 * Adds what differs between the languages to the problems of the files themselves. A problem in one place is reported
 * once: a missing field with both files' names, anything else as its schema says it.
 */
export function withMirrorProblems(folder: ContentFolder, known: readonly Problem[]): Problem[] {
  const isIn = (file: string, path: FieldPath, problems: readonly Problem[]) =>
    problems.some((problem) => problem.file === file && problem.path.join("\n") === path.join("\n"));
  const found = mismatches(folder).filter(
    ({ file, path, twin, isStructural }) => !isIn(twin, path, known) && (isStructural || !isIn(file, path, known)),
  );
  return [
    ...known.filter(({ file, path }) => !isIn(file, path, found)),
    ...found.map(({ file, path, message }) => ({ file, path, message })),
  ];
}

/**
 * Compares the words of every language with those of the first: the same files, fields and list entries, the same names
 * in curly brackets, and the same facts, such as pictures. Values that no schema allows are left to the schemas.
 */
function mismatches(folder: ContentFolder): Mismatch[] {
  const [first, ...others] = languages;
  return others.flatMap((language) =>
    wordFiles(folder, [first, language]).flatMap((name) => {
      const file = `content/${language}/${name}`;
      const original = `content/${first}/${name}`;
      const [words, twin] = [folder.files.get(original), folder.files.get(file)];
      if (words && twin) return mismatchesBetween(original, words, file, twin);
      const [missing, present] = twin ? [original, file] : [file, original];
      // A folder with this name has a message of its own.
      if (folder.unexpected.includes(missing)) return [];
      const message = `expected this file, because there is ${present}; write it, or delete both`;
      return { file: missing, path: [], message, twin: present, isStructural: true };
    }),
  );
}

/** The files of words in any of these languages, without the language's folder: `pages/home.yaml`. */
function wordFiles({ files }: ContentFolder, wanted: readonly Language[]): string[] {
  const names = [...files.keys()].flatMap((file) => {
    const language = wanted.find((language) => file.startsWith(`content/${language}/`));
    // A file with another name is not read in any language.
    return language && schemaNameOf(file) ? file.slice(`content/${language}/`.length) : [];
  });
  return [...new Set(names)];
}

function mismatchesBetween(original: string, words: YamlFile, file: string, twin: YamlFile): Mismatch[] {
  // What a file that is not YAML says is unknown.
  if (words.problems.length > 0 || twin.problems.length > 0) return [];
  const found = differences(schemas[schemaNameOf(original) ?? ""], words.value, twin.value, []);
  return Array.from(found, ({ path, message, isStructural, isInOriginal }) => {
    const [own, other, read] = isInOriginal ? [original, file, twin] : [file, original, words];
    const line = read.lineOf(path);
    const place = line === undefined ? other : `${other}, line ${line}`;
    return { file: own, path, message: message(place), twin: other, ...(isStructural ? { isStructural } : {}) };
  });
}

interface Difference {
  path: FieldPath;
  /** What to do about it, given the place in the other file. */
  message: (other: string) => string;
  isStructural?: true;
  /** The problem is in the first language's file; otherwise in the other. */
  isInOriginal?: boolean;
}

function* differences(schema: unknown, words: unknown, twin: unknown, path: FieldPath): Generator<Difference> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    yield* differences(schema.unwrap(), words, twin, path);
  // A transform only moves what its file says.
  else if (schema instanceof z.ZodPipe) yield* differences(schema.in, words, twin, path);
  else if (schema instanceof z.ZodArray) yield* listDifferences(schema.element, words, twin, path);
  else if (schema instanceof z.ZodObject)
    yield* fieldDifferences(
      (name) => (Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined),
      words,
      twin,
      path,
    );
  // The facts say which names a record needs.
  else if (schema instanceof z.ZodRecord)
    yield* fieldDifferences(() => z.optional(schema.valueType), words, twin, path);
  else if (isFact(schema)) yield* factDifference(words, twin, path);
  // A countable text may have two forms in one language and one in the other; the names count in all of them.
  else if (schema) yield* nameDifference(words, twin, path);
}

function* listDifferences(entry: unknown, words: unknown, twin: unknown, path: FieldPath): Generator<Difference> {
  if (!Array.isArray(words) || !Array.isArray(twin)) return;
  if (words.length === twin.length)
    for (const index of words.keys()) yield* differences(entry, words[index], twin[index], [...path, index]);
  // There is no telling which entry is the other's twin.
  else
    yield {
      path,
      isStructural: true,
      message: (other) =>
        `expected as many entries as in ${other}, which has ${words.length}, got ${twin.length}; change one of the two lists`,
    };
}

function* fieldDifferences(
  schemaOf: (name: string) => unknown,
  words: unknown,
  twin: unknown,
  path: FieldPath,
): Generator<Difference> {
  if (!isGroup(words) || !isGroup(twin)) return;
  for (const name of new Set([...Object.keys(words), ...Object.keys(twin)])) {
    if (ownFields.has(name)) continue;
    const schema = schemaOf(name);
    const inner = [...path, name];
    const [isHere, isThere] = [Object.hasOwn(words, name), Object.hasOwn(twin, name)];
    if (isHere && isThere) yield* differences(schema, words[name], twin[name], inner);
    else if (schema) {
      const orDelete = isRequired(schema) ? "" : ", or delete it there";
      const message = (other: string) => `expected this field, because ${other} has it; write it here${orDelete}`;
      yield { path: inner, message, isStructural: true, isInOriginal: isThere };
    } else {
      const message = (other: string) =>
        `expected no such field, and ${other} has none; correct its spelling or delete it`;
      yield { path: inner, message, isStructural: true, isInOriginal: isHere };
    }
  }
}

function isRequired(schema: unknown): boolean {
  return !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault);
}

/** A value that is the same in every language: a choice, a number, a name of something else. */
function isFact(schema: unknown): boolean {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean) return true;
  // Only texts in a fixed shape have this entry: slugs, pictures, pack sizes.
  return schema instanceof z.ZodString && schema.meta()?.patternErrorMessage !== undefined;
}

function* factDifference(words: unknown, twin: unknown, path: FieldPath): Generator<Difference> {
  if (words === twin || typeof words !== typeof twin || typeof words === "object") return;
  // A word in a fixed shape, like थोक for Bulk on a weight, is a translation.
  if (typeof twin === "string" && /\p{Script=Devanagari}/u.test(twin)) return;
  yield {
    path,
    message: (other) =>
      `expected ${JSON.stringify(words)} as in ${other}, got ${JSON.stringify(twin)}; change one of the two`,
  };
}

function* nameDifference(words: unknown, twin: unknown, path: FieldPath): Generator<Difference> {
  const [wanted, got] = [namesIn(words), namesIn(twin)];
  // Where there is no text, the schema says so.
  if (!wanted || !got || wanted.join() === got.join()) return;
  yield {
    path,
    message: (other) =>
      `expected ${listed(wanted)} in curly brackets as in ${other}, got ${listed(got)}; change one of the two texts`,
  };
}

/** The names in curly brackets, each once; `{Products}` counts as `{products}`. Undefined if there is no text. */
function namesIn(value: unknown): string[] | undefined {
  const texts = Array.from(textsIn(value), ([, text]) => text);
  if (texts.length === 0) return undefined;
  const names = texts.flatMap((text) => text.match(/(?<=\{)[^{}]*(?=\})/g) ?? []);
  return [...new Set(names.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1)))].sort();
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.map((name) => `{${name}}`).join(", ");
}
