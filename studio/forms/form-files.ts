import { stringify } from "yaml";
import type { ContentFolder } from "../../app/content/content-files.ts";
import type { FieldPath, Problem } from "../../app/content/problems.ts";
import type { Language } from "../../app/site/languages.ts";
import { fileOf } from "../form-names.ts";
import { parsedFile } from "../save/store.ts";
import { editedText, isSameYaml } from "../save/yaml-text.ts";
import { type Field, type GroupField, innerField, isFact, listName } from "./fields.ts";
import { type FormValues, fileValue, formValues } from "./values.ts";

/** Why the files of a form cannot be read. */
export const damageIn = (fields: GroupField, form: string, { files }: ContentFolder): Problem[] =>
  fields.languages.flatMap((language) => files.get(fileOf(form, language))?.problems ?? []);

/** The values of a form whose files are these; of a new entry if it has none. */
export function valuesIn(fields: GroupField, form: string, files: ContentFolder["files"]): FormValues {
  const contents = fields.languages.flatMap((language) => {
    const file = files.get(fileOf(form, language));
    return file ? [[language, isList(fields) ? { [listName]: file.value } : file.value]] : [];
  });
  return formValues(fields, Object.fromEntries(contents)) as FormValues; // A form is a group.
}

/** The same of what is in a folder; undefined if the form has no file there. */
export const valuesInFolder = (fields: GroupField, form: string, { files }: ContentFolder): FormValues | undefined =>
  fields.languages.some((language) => files.has(fileOf(form, language))) ? valuesIn(fields, form, files) : undefined;

/**
 * The texts of a form's files with other values. What has not changed stays byte for byte.
 *
 * @param texts what the files are now
 * @param values undefined to delete the files
 */
export function textsWith(
  fields: GroupField,
  form: string,
  texts: ReadonlyMap<string, string>,
  [now, values]: readonly [FormValues | undefined, FormValues | undefined],
): [path: string, text: string | undefined][] {
  return fields.languages.map((language) => {
    const path = fileOf(form, language);
    const text = texts.get(path);
    const [was, is] = [now, values].map((all) => all && contentIn(fields, all, language));
    if (is === undefined) return [path, undefined];
    const plain = stringify(is, { lineWidth: 0 });
    if (text === undefined) return [path, plain];
    if (isSameYaml(was, is)) return [path, text];
    const edited = editedText(text, was, is);
    // In each language: what is a fact is read from the English file.
    const files = new Map(fields.languages.map((own) => [fileOf(form, own), parsedFile(path, edited)]));
    const read = contentIn(fields, valuesIn(fields, form, files), language);
    // No such file is known, but it is better without its comments than wrong.
    return [path, isSameYaml(read, is) ? edited : plain];
  });
}

function contentIn(fields: GroupField, values: FormValues, language: Language): unknown {
  const content = fileValue(fields, values, language);
  return isList(fields) ? Object(content)[listName] : (content ?? {});
}

const isList = ({ fields }: GroupField) =>
  fields.length === 1 && fields[0]?.name === listName && fields[0].kind === "list";

/** The name of a field in the form's values, which its elements have as id; undefined if the form has no such field. */
export function nameOfField(fields: GroupField, path: FieldPath, language: Language): string | undefined {
  const names = isList(fields) ? [listName, ...path] : path;
  let field: Field = fields;
  const found: string[] = [];
  for (const name of names) {
    const inner = innerField(field, name);
    if (!inner) break;
    found.push(String(name));
    field = inner;
  }
  if (found.length === 0) return undefined;
  return field.kind === "leaf" ? `${found.join(".")}.${isFact(field) ? "en" : language}` : found.join(".");
}

/** A text as the name of a file: "Jeera Powder (new)" → `jeera-powder-new`; empty without Latin letters and digits. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The name of a new entry's file, made of its English name. */
export function freeSlug(name: string, taken: (slug: string) => boolean): string {
  const slug = slugOf(name) || "new";
  let own = slug;
  for (let count = 2; taken(own); count++) own = `${slug}-${count}`;
  return own;
}
