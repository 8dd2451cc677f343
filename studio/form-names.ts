import type { Problem } from "../app/content/problems.ts";
import { languages } from "../app/languages.ts";
import type { ContentNames } from "./config.ts";
import { labelOf, languageName, messages, type StudioLanguage } from "./words.ts";

/** The names that the studio shows for the content's files and fields. */
export class FormNames {
  readonly #names: ContentNames;
  readonly #language: StudioLanguage;

  constructor(names: ContentNames, language: StudioLanguage) {
    this.#names = names;
    this.#language = language;
  }

  /** The name of a file: that of its form, product or recipe; of a photograph, its file name. */
  nameOf = (file: string): string => {
    const [, , folder = "", name = ""] = /^content\/(\w+\/)?(\w+\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
    if (!name) return `${messages[this.#language].photo} ${file.split("/").at(-1)}`;
    const { product, recipe } = this.#names.names;
    const entries = folder === "products/" ? product : folder === "recipes/" ? recipe : [];
    const entry = entries.find(({ value }) => value === name);
    return entry?.[this.#language] ?? labelOf(pathOf(file), this.#language);
  };

  /** Where a problem is, with the form's labels: `Contact (English) › Top of the page › Title`. */
  placeOf({ file, path }: Pick<Problem, "file" | "path">): string {
    const written = languages.find((code) => file.startsWith(`content/${code}/`));
    const form = written ? `${this.nameOf(file)} (${languageName(written, this.#language)})` : this.nameOf(file);
    return [form, this.fieldOf({ file, path })].filter(Boolean).join(" › ");
  }

  /** A field with the form's labels: `Top of the page › Title`; empty for the file as a whole. */
  fieldOf({ file, path }: Pick<Problem, "file" | "path">): string {
    const labelPath = typeof path[0] === "number" ? [...pathOf(file), "entries"] : pathOf(file);
    const keys = path.map((key) => {
      if (typeof key === "number") return String(key + 1);
      labelPath.push(String(key));
      return String(key).includes(".") ? String(key) : labelOf(labelPath, this.#language, this.#names.labels);
    });
    return keys.join(" › ");
  }
}

/** The files of a form in all languages; none if the entry is new. */
export function filesOf(collection: string, entry: string): string[] {
  const folder = collection === "house" ? "" : `${collection}/`;
  return entry ? languages.map((language) => `content/${language}/${folder}${entry}.yaml`) : [];
}

/** The address of the form of a field, as the start page opens it. */
export function formAt({ file, path }: Pick<Problem, "file" | "path">): string {
  const [, language, folder, name = "site"] = /^content\/(\w+)\/(?:(\w+)\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
  const form = `/collections/${folder ?? "house"}/entries/${name}`;
  // A file that is a list has one field (config.ts).
  const field = (typeof path[0] === "number" ? ["entries", ...path] : path).map(String).join(".");
  return field && language ? `${form}?field=${field}&in=${language}` : form;
}

/** The path of a file's labels: `products` for all products, `pages, home` for a page. */
function pathOf(file: string): string[] {
  const [, folder, name = ""] = /^content\/\w+\/(?:(\w+)\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
  return folder === "pages" ? [folder, name] : [folder ?? name];
}
