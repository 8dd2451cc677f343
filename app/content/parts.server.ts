import type { z } from "zod";
import { defaultLanguage, type Language, languages, otherLanguages } from "../languages.ts";
import { type PageName, pageNames } from "../pages.ts";
import type { ContentFolder } from "./content-folder.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { slugPattern } from "./schema/fields.ts";
import { type Placeholders, placeholdersSchema } from "./schema/placeholders.ts";
import { fileSchemas, folderSchemas, type PageWords, pageSchemas } from "./schema/schemas.ts";
import { translate, translationOf } from "./schema/translation.ts";

type Files = { [Name in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[Name]> };
type Folders = { [Name in keyof typeof folderSchemas]: (z.infer<(typeof folderSchemas)[Name]> & { slug: string })[] };

/** The words of every page. */
export type PagesWords = { [Name in PageName]: PageWords<Name> };

/** The files of `content/` in one language, facts included. */
export type ContentParts = Files & Folders & { pages: PagesWords };

/** As read: a file with problems of its own is undefined, and checks that depend on it are skipped. */
export type PartsAsRead = Partial<Files> & { [Name in keyof Folders]: Partial<Folders[Name][number]>[] } & {
  pages: Partial<PagesWords>;
};

/** All of `content/`, as read. The parts are complete only if there are no problems. */
export interface ReadParts {
  parts: Readonly<Record<Language, PartsAsRead>>;
  placeholders: Placeholders;
  /** Problems of single files: not YAML, fields that their schema refuses, files that are missing or never read. */
  problems: readonly Problem[];
}

/** Reads every file of `content/` and checks it against its schema. */
export function readParts(folder: ContentFolder): ReadParts {
  const reader = new Reader(folder);
  const parts = Object.fromEntries(languages.map((language) => [language, partsIn(language, reader)]));
  const placeholders = reader.file("content/placeholders.yaml", placeholdersSchema) ?? {};
  return {
    parts: parts as ReadParts["parts"], // One for each language.
    placeholders,
    problems: [...reader.problems, ...reader.unreadFiles()],
  };
}

function partsIn(language: Language, reader: Reader): PartsAsRead {
  const file = <T extends z.ZodType>(name: string, schema: T) => reader.translated(name, schema, language);
  const files = Object.entries(fileSchemas).map(([name, schema]) => [name, file(name, schema)]);
  const folders = Object.entries(folderSchemas).map(([name, schema]) => {
    const entries = reader
      .slugs(name)
      .map((slug) => ({ slug, ...(file(`${name}/${slug}`, schema) as { id: number }) }));
    return [name, entries.sort((a, b) => a.id - b.id)];
  });
  const pages = pageNames.map((name) => [name, file(`pages/${name}`, pageSchemas[name])]);
  // The entries come from the type's own keys and schemas.
  return { ...Object.fromEntries([...files, ...folders]), pages: Object.fromEntries(pages) } as PartsAsRead;
}

/** Reads files, each once, and collects their problems. Its results are complete only while `problems` is empty. */
class Reader {
  readonly problems: Problem[] = [];
  readonly #folder: ContentFolder;
  readonly #results = new Map<string, unknown>();

  constructor(folder: ContentFolder) {
    this.#folder = folder;
  }

  /** A file's value; undefined if it has problems. */
  file<T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined {
    if (!this.#results.has(file)) this.#results.set(file, this.#read(file, schema));
    return this.#results.get(file) as z.infer<T> | undefined; // A file always has the same schema.
  }

  /** A file of a language by its name, e.g. `pages/home`; in other languages with the default language's facts. */
  translated<T extends z.ZodType>(name: string, schema: T, language: Language): z.infer<T> | undefined {
    const original = this.file(`content/${defaultLanguage}/${name}.yaml`, schema);
    const translation = translationOf(schema);
    if (language === defaultLanguage || !translation) return original;
    const words = this.file(`content/${language}/${name}.yaml`, translation);
    return original !== undefined && words !== undefined ? translate(original, words) : undefined;
  }

  /** The names of a folder's files in the default language, whatever is in them. */
  slugs(name: string): string[] {
    const folder = `content/${defaultLanguage}/${name}/`;
    const files = [...this.#folder.files.keys(), ...this.#folder.unexpected];
    const names = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
    return names.map((name) => name.replace(/\.yaml$/, "")).filter((name) => slugPattern.test(name));
  }

  /** Files that are never read, so whatever someone wrote in them would not be shown. */
  unreadFiles(): Problem[] {
    const { files, unexpected } = this.#folder;
    const problems = [
      ...Array.from(files.keys(), (file) => ({ file, path: [], message: unread(file) })),
      ...unexpected.map((file) => ({ file, path: [], message: misnamed(file) })),
    ];
    return problems.filter(({ file }) => !this.#results.has(file));
  }

  #read(file: string, schema: z.ZodType): unknown {
    const found = this.#folder.files.get(file);
    if (!found) {
      const isFolder = this.#folder.unexpected.includes(file);
      const message = isFolder ? "expected a file, but there is a folder with this name" : missing(file);
      this.problems.push({ file, path: [], message });
    } else if (found.problems.length > 0) this.problems.push(...found.problems);
    else {
      const parsed = schema.safeParse(found.value);
      if (!parsed.success) this.problems.push(...problemsOf(parsed.error, file, found.value));
      return parsed.data;
    }
  }
}

/** The file that a file of another language translates. */
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
