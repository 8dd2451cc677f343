import type { FieldPath, Place } from "../app/content/problems.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { type Language, languages } from "../app/site/languages.ts";
import type { PictureUse } from "../tools/check/pictures-used.ts";
import type { ContentNames } from "./content-names.ts";
import { type Field, fieldsOfForm, type GroupField, innerField } from "./forms/fields.ts";
import { textOf } from "./forms/values.ts";
import { nameAsLabel } from "./words/field-words.ts";
import { languageName, messages, type StudioLanguage } from "./words.ts";

/** The names that the studio shows for the content's files and fields. */
export function formNames(content: ContentNames, language: StudioLanguage) {
  const { product, recipe } = content.names;
  const forms = new Map<string, GroupField>();

  /** The fields of a form: `site`, `pages/home`, `products/new`. */
  const fieldsOf = (form: string): GroupField | undefined => {
    const found = forms.get(form) ?? fieldsOfForm(form, { ...content, language });
    if (found) forms.set(form, found);
    return found;
  };

  /** The name of a file: that of its form, product or recipe; of a photograph, its file name. */
  const nameOf = (file: string): string => {
    const [, , folder = "", name = ""] = /^content\/(\w+\/)?(\w+\/)?([\w-]+)\.yaml$/.exec(file) ?? [];
    if (!name) return `${messages[language].photo} ${file.split("/").at(-1)}`;
    const entries = folder === "products/" ? product : folder === "recipes/" ? recipe : [];
    const entry = entries.find(({ value }) => value === name);
    return entry?.label ?? fieldsOf(formOf(file))?.label ?? nameAsLabel(name);
  };

  /** A field; without a path, the form, or the list that the whole file is. */
  const fieldAt = ({ file, path }: Place): Field | undefined => {
    const form = fieldsOf(formOf(file));
    return path.reduce<Field | undefined>(innerField, typeof path[0] === "number" ? form?.fields[0] : form);
  };

  /** The labels of a field and of those around it; none for the file as a whole. */
  const labelsOf = ({ file, path }: Place): string[] =>
    path.map((key, index) => {
      if (typeof key === "number") return String(key + 1);
      const field = fieldAt({ file, path: path.slice(0, index + 1) });
      return field?.label ?? (String(key).includes(".") ? String(key) : nameAsLabel(String(key)));
    });

  return {
    fieldsOf,
    nameOf,
    /** The masalas or recipes in the order of the page. */
    entriesOf: (folder: "products" | "recipes") => (folder === "products" ? product : recipe),
    /** Where a problem is, with the form's labels: `Contact (English) › Top of the page › Title`. */
    placeOf(place: Place): string {
      const written = languageOf(place.file);
      const form = nameOf(place.file) + (written ? ` (${languageName(written, language)})` : "");
      return [form, ...labelsOf(place)].join(" › ");
    },
    /** The same, whatever the language: `Contact › Top of the page › Title`. */
    placeIn: (place: Place): string => [nameOf(place.file), ...labelsOf(place)].join(" › "),
    /** What a message of a commit says of a value, as the form says it: `false` → `off`. */
    saidAt(place: Place, text: string): string {
      const field = fieldAt(place);
      if (field?.kind !== "leaf" || text === "") return text || messages[language].nothing;
      const value = field.input.type === "yes" ? text === "true" : text.split(", ");
      return textOf(field, { en: value, hi: value }, language, messages[language]);
    },
  };
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
export function addressOf({ file, path }: Place, uses: readonly PictureUse[] = []): string | undefined {
  const place = uses.find(({ picture }) => file === `content/photos/${picture}`) ?? { file, path };
  if (!schemaOf(place.file) || place.file === "content/placeholders.yaml") return undefined;
  const field =
    place.path.length > 0 ? `?field=${encodeURIComponent(fieldPathText(place.path))}&in=${languageOf(place.file)}` : "";
  return `/${formOf(place.file)}${field}`;
}
