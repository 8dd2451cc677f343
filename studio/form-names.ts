import type { FieldPath, Problem } from "../app/content/problems.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { type Language, languages } from "../app/languages.ts";
import type { PictureUse } from "../tools/check/pictures-used.ts";
import type { ContentNames } from "./content-names.ts";
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
    return entry?.[this.#language] ?? labelOf(labelPathOf(file), this.#language);
  };

  /** Where a problem is, with the form's labels: `Contact (English) › Top of the page › Title`. */
  placeOf({ file, path }: Pick<Problem, "file" | "path">): string {
    const written = languageOf(file);
    const form = written ? `${this.nameOf(file)} (${languageName(written, this.#language)})` : this.nameOf(file);
    return [form, this.fieldOf({ file, path })].filter(Boolean).join(" › ");
  }

  /** A field with the form's labels: `Top of the page › Title`; empty for the file as a whole. */
  fieldOf({ file, path }: Pick<Problem, "file" | "path">): string {
    const labelPath = typeof path[0] === "number" ? [...labelPathOf(file), "entries"] : labelPathOf(file);
    const keys = path.map((key) => {
      if (typeof key === "number") return String(key + 1);
      labelPath.push(String(key));
      return String(key).includes(".") ? String(key) : labelOf(labelPath, this.#language, this.#names.labels);
    });
    return keys.join(" › ");
  }
}

/** The form of a file, which is the same for its files in all languages: `pages/home`, `products/jeera-powder`, `site`. */
export const formOf = (file: string): string => file.replace(/^content\/\w+\/|\.yaml$/g, "");

/** The files of a form, in the order of the languages. */
export const fileOf = (form: string, language: Language): string => `content/${language}/${form}.yaml`;

/** The language of a file's words. */
export const languageOf = (file: string): Language | undefined =>
  languages.find((language) => file.startsWith(`content/${language}/`));

/** A field's path as text, for addresses: `["badges", 1]` → `badges.1`. */
export const fieldPathText = (path: FieldPath): string => path.map(String).join(".");

export const fieldPathIn = (text: string): FieldPath =>
  text.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The address of a problem's field. For a picture, that of the field that uses it; undefined if none does. */
export function addressOf(
  { file, path }: Pick<Problem, "file" | "path">,
  uses: readonly PictureUse[],
): string | undefined {
  const picture = /^content\/photos\/(.+)$/.exec(file)?.[1];
  const use = picture ? uses.find((use) => use.picture === picture) : undefined;
  const place = use ?? { file, path };
  if (!schemaOf(place.file) || place.file === "content/placeholders.yaml") return undefined;
  const field =
    place.path.length > 0 ? `?field=${encodeURIComponent(fieldPathText(place.path))}&in=${languageOf(place.file)}` : "";
  return `/${formOf(place.file)}${field}`;
}

/** The path of a file's labels: `products` for all products, `pages, home` for a page. */
function labelPathOf(file: string): string[] {
  const [folder = "", name = ""] = formOf(file).split("/");
  return folder === "pages" ? [folder, name] : [folder];
}
