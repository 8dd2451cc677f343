import type { z } from "zod";
import { defaultLanguage, type Language, languages } from "../site/languages.ts";
import { type PageName, pageNames } from "../site/pages.ts";
import type { ContentFolder } from "./content-files.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { slugPattern } from "./schema/fields.ts";
import type { Placeholders } from "./schema/placeholders.ts";
import { fileSchemas, folderSchemas, type PageWords, schemas } from "./schema/schemas.ts";
import { translate } from "./schema/translation.ts";

type FileValues = { [Name in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[Name]> };
type Folders = { [Name in keyof typeof folderSchemas]: (z.infer<(typeof folderSchemas)[Name]> & { slug: string })[] };

/** The content of every page's file. */
type PagesWords = { [Name in PageName]: PageWords<Name> };

/**
 * The files of `content/` in one language, with the facts: the fields that only the default language's file has, such
 * as ids and prices (translation.ts).
 */
export type ContentParts = FileValues & Folders & { pages: PagesWords };

/**
 * ContentParts before all files are valid: a file with problems is undefined, and checks that depend on it are skipped.
 */
export type PartsAsRead = Partial<FileValues> & { [Name in keyof Folders]: Partial<Folders[Name][number]>[] } & {
  pages: Partial<PagesWords>;
};

/** The value of each file by its path from the project root; undefined if it has problems. */
type Values = ReadonlyMap<string, unknown>;

/**
 * Validates every file of `content/` against its schema.
 *
 * @returns `problems` of single files: invalid YAML, fields that fail the schema, files that are missing or never read.
 * `parts` is complete only if there are none.
 */
export function readParts(folder: ContentFolder) {
  const files = Object.entries(schemas).flatMap(([kind, schema]) =>
    filesOf(kind, folder).map((file) => ({ file, ...checked(file, schema, folder) })),
  );
  const values: Values = new Map(files.map(({ file, value }) => [file, value]));
  const parts = Object.fromEntries(languages.map((language) => [language, partsIn(language, values)]));
  return {
    parts: parts as Readonly<Record<Language, PartsAsRead>>, // One for each language.
    placeholders: (values.get("content/placeholders.yaml") ?? {}) as Placeholders, // As its schema returns it.
    problems: [...files.flatMap(({ problems }) => problems), ...unreadFiles(folder, values)],
  };
}

/**
 * The files that `content/` should have of one kind. For a folder, there must be one for each file of the default
 * language: `hi/products/*` → `content/hi/products/jeera.yaml`, …
 */
function filesOf(kind: string, { files }: ContentFolder): string[] {
  const [language, name, wildcard] = kind.split("/");
  if (wildcard !== "*") return [`content/${kind}.yaml`];
  const originals = `content/${defaultLanguage}/${name}/`;
  return [...files.keys()]
    .filter((file) => file.startsWith(originals))
    .map((file) => file.slice(originals.length, -".yaml".length))
    .filter((slug) => slugPattern.test(slug))
    .map((slug) => `content/${language}/${name}/${slug}.yaml`);
}

function checked(
  file: string,
  schema: z.ZodType,
  { files }: ContentFolder,
): { value: unknown; problems: readonly Problem[] } {
  const found = files.get(file);
  if (!found) return { value: undefined, problems: [{ file, path: [], code: "missingFile", values: {} }] };
  if (found.problems.length > 0) return found;
  const { data, error } = schema.safeParse(found.value);
  return { value: data, problems: error ? problemsOf(error, file, found.value) : [] };
}

function partsIn(language: Language, values: Values): PartsAsRead {
  /** A file's value by its name, e.g. `pages/home`; in other languages merged with the default language's file. */
  const named = (name: string) => {
    const original = values.get(`content/${defaultLanguage}/${name}.yaml`);
    const file = `content/${language}/${name}.yaml`;
    if (language === defaultLanguage || !values.has(file)) return original;
    const words = values.get(file);
    return original !== undefined && words !== undefined ? translate(original, words) : undefined;
  };
  const entriesOf = (folder: string) => {
    const prefix = `content/${defaultLanguage}/${folder}/`;
    const originals = [...values.keys()].filter((file) => file.startsWith(prefix));
    const slugs = originals.map((file) => file.slice(prefix.length, -".yaml".length)).sort();
    const entries = slugs.map((slug) => ({ slug, ...(named(`${folder}/${slug}`) as { id?: number }) }));
    const sortKey = ({ id = Number.MAX_SAFE_INTEGER }) => id;
    return entries.sort((a, b) => sortKey(a) - sortKey(b));
  };
  // The cast is safe: every key of the type is set, and each value is validated by its schema.
  return {
    ...Object.fromEntries(Object.keys(fileSchemas).map((name) => [name, named(name)])),
    ...Object.fromEntries(Object.keys(folderSchemas).map((name) => [name, entriesOf(name)])),
    pages: Object.fromEntries(pageNames.map((name) => [name, named(`pages/${name}`)])),
  } as PartsAsRead;
}

/** Reports files that the site ignores; otherwise their author would wait in vain for them to appear. */
function unreadFiles({ files, unexpected }: ContentFolder, values: Values): Problem[] {
  const unread = [...files.keys(), ...unexpected].filter((file) => !values.has(file));
  return unread.map((file) => ({ file, path: [], code: "unreadFile", values: {} }));
}
