import type { z } from "zod";
import { defaultLanguage, type Language, languages, otherLanguages } from "../languages.ts";
import { type PageName, pageNames } from "../pages.ts";
import type { ContentFolder } from "./content-files.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { slugPattern } from "./schema/fields.ts";
import type { Placeholders } from "./schema/placeholders.ts";
import { fileSchemas, folderSchemas, type PageWords, schemas } from "./schema/schemas.ts";
import { translate } from "./schema/translation.ts";

type Files = { [Name in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[Name]> };
type Folders = { [Name in keyof typeof folderSchemas]: (z.infer<(typeof folderSchemas)[Name]> & { slug: string })[] };

/** The words of every page. */
type PagesWords = { [Name in PageName]: PageWords<Name> };

/** The files of `content/` in one language, facts included. */
export type ContentParts = Files & Folders & { pages: PagesWords };

/** The same where files may have problems: such a file is undefined, and checks that depend on it are skipped. */
export type PartsAsRead = Partial<Files> & { [Name in keyof Folders]: Partial<Folders[Name][number]>[] } & {
  pages: Partial<PagesWords>;
};

/** All of `content/`. Only if there are no problems, `parts` is complete. */
interface ReadParts {
  parts: Readonly<Record<Language, PartsAsRead>>;
  placeholders: Placeholders;
  /** Problems of single files: invalid YAML, fields that fail the schema, files that are missing or never read. */
  problems: readonly Problem[];
}

/** The value of each file by its path from the project root; undefined if it has problems. */
type Values = ReadonlyMap<string, unknown>;

/** Validates every file of `content/` against its schema. */
export function readParts(folder: ContentFolder): ReadParts {
  const files = Object.entries(schemas).flatMap(([kind, schema]) =>
    filesOf(kind, folder).map((file) => ({ file, ...checked(file, schema, folder) })),
  );
  const values: Values = new Map(files.map(({ file, value }) => [file, value]));
  const parts = Object.fromEntries(languages.map((language) => [language, partsIn(language, values)]));
  return {
    parts: parts as ReadParts["parts"], // One for each language.
    placeholders: (values.get("content/placeholders.yaml") ?? {}) as Placeholders, // As its schema returns it.
    problems: [...files.flatMap(({ problems }) => problems), ...unreadFiles(folder, values)],
  };
}

/**
 * The files that `content/` should have of one kind. For a folder, there must be one for each file of the default
 * language: `hi/products/*` → `content/hi/products/jeera.yaml`, … Misnamed files count too, so that their problem is
 * reported once.
 */
function filesOf(kind: string, { files, unexpected }: ContentFolder): string[] {
  const [language, name, any] = kind.split("/");
  if (any !== "*") return [`content/${kind}.yaml`];
  const originals = `content/${defaultLanguage}/${name}/`;
  return [...files.keys(), ...unexpected]
    .filter((file) => file.startsWith(originals))
    .map((file) => file.slice(originals.length).replace(/\.yaml$/, ""))
    .filter((slug) => slugPattern.test(slug))
    .map((slug) => `content/${language}/${name}/${slug}.yaml`);
}

function checked(file: string, schema: z.ZodType, { files, unexpected }: ContentFolder) {
  const found = files.get(file);
  if (!found) {
    const message = unexpected.includes(file) ? "expected a file, but there is a folder with this name" : missing(file);
    return { value: undefined, problems: [{ file, path: [], message }] };
  }
  if (found.problems.length > 0) return found;
  const { data, error } = schema.safeParse(found.value);
  return { value: data, problems: error ? problemsOf(error, file, found.value) : [] };
}

function partsIn(language: Language, values: Values): PartsAsRead {
  /** A file's value by its name, e.g. `pages/home`; in other languages merged with the default language's facts. */
  const named = (name: string) => {
    const original = values.get(`content/${defaultLanguage}/${name}.yaml`);
    const file = `content/${language}/${name}.yaml`;
    if (language === defaultLanguage || !values.has(file)) return original;
    const words = values.get(file);
    return original !== undefined && words !== undefined ? translate(original, words) : undefined;
  };
  const entriesOf = (folder: string) => {
    const inFolder = `content/${defaultLanguage}/${folder}/`;
    const originals = [...values.keys()].filter((file) => file.startsWith(inFolder));
    const slugs = originals.map((file) => file.slice(inFolder.length, -".yaml".length)).sort();
    const entries = slugs.map((slug) => ({ slug, ...(named(`${folder}/${slug}`) as { id?: number }) }));
    const placeOf = ({ id = Number.MAX_SAFE_INTEGER }) => id;
    return entries.sort((a, b) => placeOf(a) - placeOf(b));
  };
  // The cast holds: every key of the type is there, validated by its schema.
  return {
    ...Object.fromEntries(Object.keys(fileSchemas).map((name) => [name, named(name)])),
    ...Object.fromEntries(Object.keys(folderSchemas).map((name) => [name, entriesOf(name)])),
    pages: Object.fromEntries(pageNames.map((name) => [name, named(`pages/${name}`)])),
  } as PartsAsRead;
}

/** Files that the site never reads, so that nobody waits for their words to appear. */
function unreadFiles({ files, unexpected }: ContentFolder, read: Values): Problem[] {
  const problems = [
    ...Array.from(files.keys(), (file) => ({ file, path: [], message: unread(file) })),
    ...unexpected.map((file) => ({ file, path: [], message: misnamed(file) })),
  ];
  return problems.filter(({ file }) => !read.has(file));
}

/** The default language's file of the same name: `content/hi/site.yaml` → `content/en/site.yaml`. */
function originalOf(file: string): string | undefined {
  const language = otherLanguages.find((language) => file.startsWith(`content/${language}/`));
  return language && file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
}

function missing(file: string): string {
  const original = originalOf(file);
  return original
    ? `expected this file, because there is ${original}; write it, or delete both`
    : "expected this file, but it is missing";
}

function unread(file: string): string {
  const original = originalOf(file);
  return original
    ? `expected no file with this name, because there is no ${original} with words to translate; write that one, or delete this one`
    : "expected no file with this name; correct the name or delete the file";
}

function misnamed(file: string): string {
  return file.endsWith(".yaml.txt")
    ? 'expected a file name that ends in .yaml, got one that ends in .yaml.txt; rename the file (Windows may hide the ending ".txt": in File Explorer choose View, Show, File name extensions)'
    : "expected a file name in small letters, digits and hyphens that ends in .yaml; rename or delete the file";
}
