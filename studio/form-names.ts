import type { FieldPath, Problem } from "../app/content/problems.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { type Language, languages } from "../app/site/languages.ts";
import type { PictureUse } from "../tools/check/pictures-used.ts";
import type { ContentNames } from "./content-names.ts";
import { type Field, fieldsOfForm, type GroupField, innerField } from "./forms/fields.ts";
import { nameAsLabel } from "./words/field-words.ts";
import { languageName, messages, type StudioLanguage } from "./words.ts";

/** The names that the studio shows for the content's files and fields. */
export class FormNames {
  readonly #names: ContentNames;
  readonly #language: StudioLanguage;
  readonly #forms = new Map<string, GroupField>();

  constructor(names: ContentNames, language: StudioLanguage) {
    this.#names = names;
    this.#language = language;
  }

  /** The masalas or recipes in the order of the page. */
  entriesOf = (folder: "products" | "recipes") => this.#names.names[folder === "products" ? "product" : "recipe"];

  /** The name of a file: that of its form, product or recipe; of a photograph, its file name. */
  nameOf = (file: string): string => {
    const [, , folder = "", name = ""] = /^content\/(\w+\/)?(\w+\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
    if (!name) return `${messages[this.#language].photo} ${file.split("/").at(-1)}`;
    const { product, recipe } = this.#names.names;
    const entries = folder === "products/" ? product : folder === "recipes/" ? recipe : [];
    const entry = entries.find(({ value }) => value === name);
    return entry?.label ?? this.fieldsOf(formOf(file))?.label ?? nameAsLabel(name);
  };

  /** Where a problem is, with the form's labels: `Contact (English) › Top of the page › Title`. */
  placeOf({ file, path }: Place): string {
    const written = languageOf(file);
    const form = written ? `${this.nameOf(file)} (${languageName(written, this.#language)})` : this.nameOf(file);
    return [form, ...this.#labelsOf({ file, path })].join(" › ");
  }

  /** The same, whatever the language: `Contact › Top of the page › Title`. */
  placeIn = ({ file, path }: Place): string => [this.nameOf(file), ...this.#labelsOf({ file, path })].join(" › ");

  /** The labels of a field and of those around it; none for the file as a whole. */
  #labelsOf({ file, path }: Place): string[] {
    const form = this.fieldsOf(formOf(file));
    let field: Field | undefined = typeof path[0] === "number" ? form?.fields[0] : form;
    return path.map((key) => {
      field = innerField(field, key);
      if (typeof key === "number") return String(key + 1);
      return field?.label ?? (String(key).includes(".") ? String(key) : nameAsLabel(String(key)));
    });
  }

  /** The fields of a form: `site`, `pages/home`, `products/new`. */
  fieldsOf = (form: string): GroupField | undefined => {
    const found = this.#forms.get(form) ?? fieldsOfForm(form, { ...this.#names, language: this.#language });
    if (found) this.#forms.set(form, found);
    return found;
  };
}

type Place = Pick<Problem, "file" | "path">;

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
export function addressOf({ file, path }: Place, uses: readonly PictureUse[] = []): string | undefined {
  const picture = /^content\/photos\/(.+)$/.exec(file)?.[1];
  const use = picture ? uses.find((use) => use.picture === picture) : undefined;
  const place = use ?? { file, path };
  if (!schemaOf(place.file) || place.file === "content/placeholders.yaml") return undefined;
  const field =
    place.path.length > 0 ? `?field=${encodeURIComponent(fieldPathText(place.path))}&in=${languageOf(place.file)}` : "";
  return `/${formOf(place.file)}${field}`;
}
