import { z } from "zod";
import type { PictureRole } from "../../app/content/picture-roles.ts";
import type { Named, Variables } from "../../app/content/schema/fields.ts";
import type { Reading } from "../../app/content/schema/plain-text.ts";
import { fileSchemas, folderSchemas, pageSchemas } from "../../app/content/schema/schemas.ts";
import { translationOf } from "../../app/content/schema/translation.ts";
import { defaultLanguage, type Language, languages, translationLanguages } from "../../app/site/languages.ts";
import type { ContentNames } from "../content-names.ts";
import { fieldWords, titleOf } from "../words/field-words.ts";
import type { StudioLanguage } from "../words.ts";

/**
 * The fields of a form, generated from the zod schema of its file, so that a new field gets its input automatically. One
 * field describes the values of all languages: facts have one input, words one for each language.
 */
export type Field = GroupField | ListField | LeafField;

interface CommonField {
  name: string;
  label: string;
  hint: string;
  /** The languages whose files have the field. */
  languages: readonly Language[];
  /** The languages whose files may leave it out. */
  optionalIn: readonly Language[];
}

export interface GroupField extends CommonField {
  kind: "group";
  fields: readonly Field[];
}

export interface ListField extends CommonField {
  kind: "list";
  entry: Field;
  min: number;
  max: number;
  /** The field of an entry that names it. */
  summary?: string | undefined;
}

export interface LeafField extends CommonField {
  kind: "leaf";
  input: Input;
}

type Input =
  | { type: "line" | "paragraphs"; variables?: Variables | undefined }
  /** A line of a certain form, such as a phone number. */
  | { type: "plain" | "email" | "date"; reading: Reading }
  | { type: "number" }
  /** A list of short texts that all languages share: one text area with one of them in each line. */
  | { type: "lines"; entry: LeafField }
  | { type: "yes" }
  | { type: "choice" | "choices"; options: readonly { value: string; label: string }[] }
  | { type: "picture"; folder: "photos" | "illustrations"; role?: PictureRole | undefined }
  /** Always the same value, which the person does not see. */
  | { type: "fixed"; value: unknown };

/** The context of a generated form or field. */
interface FormContext extends ContentNames {
  /** The language of labels and hints. */
  language: StudioLanguage;
  form: string;
  /** The names of the enclosing fields and its own. */
  path: readonly string[];
}

/** The name of the only field of a file that is a list. */
export const listName = "entries";

/** The schema of each form, by its name: `site`, `pages/home`; for folders, `products`. */
export const formSchemas: Readonly<Record<string, z.ZodType>> = {
  ...fileSchemas,
  ...folderSchemas,
  ...Object.fromEntries(Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema])),
};

/** The fields of a form, which may be that of an entry: `products/jeera-powder`. */
export function fieldsOfForm(form: string, outside: Omit<FormContext, "form" | "path">): GroupField | undefined {
  const [folder = ""] = form.split("/");
  const own = formSchemas[form] ? form : folder;
  const schema = formSchemas[own];
  if (!schema) return undefined;
  const context = { ...outside, form: own, path: [] };
  const object = schema instanceof z.ZodObject ? schema : z.object({ [listName]: schema });
  const group = fieldOf(own.replace(/.*\//, ""), object, context) as GroupField; // Of an object.
  // What stands on the page comes first; what only search engines and messages show, last.
  const isAbout = ({ name }: Field) => Number(["meta", "inMessages", "menu", "organisation"].includes(name));
  const fields = group.fields.toSorted((a, b) => isAbout(a) - isAbout(b));
  return { ...group, label: titleOf(own, outside.language), fields };
}

const inside = (context: FormContext, name: string): FormContext => ({ ...context, path: [...context.path, name] });

function fieldOf(name: string, schema: z.ZodType, context: FormContext): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const field = fieldOf(name, schema.unwrap() as z.ZodType, context);
    // `hindi` is the small Hindi label beside English words: Hindi files have no such field.
    const written: readonly Language[] = name === "hindi" ? [defaultLanguage] : field.languages;
    return { ...field, languages: written, optionalIn: written };
  }
  if (schema instanceof z.ZodPipe) return fieldOf(name, schema.in as z.ZodType, context);
  const translation = translationOf(schema);
  const written: readonly Language[] = translation ? languages : [defaultLanguage];
  const optionalIn: readonly Language[] = translation instanceof z.ZodOptional ? translationLanguages : [];
  const common = { name, ...wordsOf(context), languages: written, optionalIn };
  if (schema instanceof z.ZodObject) return { ...common, kind: "group", fields: fieldsOf(schema.shape, context) };
  if (!(schema instanceof z.ZodArray) || schema.element instanceof z.ZodEnum)
    return { ...common, kind: "leaf", input: inputOf(schema, context) };
  const list = listOf(schema, context);
  const { entry } = list;
  const isOfLines = entry.kind === "leaf" && isFact(entry) && ["line", "plain"].includes(entry.input.type);
  return isOfLines ? { ...common, kind: "leaf", input: { type: "lines", entry } } : { ...common, ...list };
}

function fieldsOf(shape: Readonly<Record<string, unknown>>, context: FormContext): Field[] {
  return Object.entries(shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType, inside(context, name)));
}

function listOf(schema: z.ZodArray, context: FormContext): Omit<ListField, keyof CommonField> {
  const element = schema.element as z.ZodType;
  const bounds = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = bounds;
  const entry = fieldOf("entry", element, inside(context, "entry"));
  if (entry.kind !== "group") return { kind: "list", entry, min, max };
  // The names of an entry's fields do not depend on its place in the list.
  const fields = fieldsOf((element as z.ZodObject).shape, context).map((field) =>
    // Translations of a list say by `id` which entry they translate.
    field.name === "id" ? { ...field, languages: entry.languages } : field,
  );
  const names = ["title", "name", "label", "question", "id", "region"];
  const summary = names.find((name) => fields.some((field) => field.name === name));
  return { kind: "list", entry: { ...entry, fields }, min, max, summary };
}

/** The field at a key of a value's path: a name, or an index in a list. */
export function innerField(field: Field | undefined, key: PropertyKey): Field | undefined {
  if (field?.kind === "group") return field.fields.find(({ name }) => name === key);
  return field?.kind === "list" && typeof key === "number" ? field.entry : undefined;
}

/** Whether a field has one input for all languages. The `id` of a translated entry is in every file, but a fact. */
export const isFact = ({ name, languages }: Field): boolean => languages.length === 1 || name === "id";

function inputOf(schema: z.ZodType, context: FormContext): Input {
  const meta = (schema.meta() ?? {}) as Meta; // As fields.ts writes it.
  if (schema instanceof z.ZodArray) return { type: "choices", options: choices(schema.element as z.ZodEnum, context) };
  if (schema instanceof z.ZodEnum) return { type: "choice", options: choices(schema, context) };
  if (schema instanceof z.ZodLiteral) return { type: "fixed", value: schema.value };
  if (schema instanceof z.ZodBoolean) return { type: "yes" };
  if (schema instanceof z.ZodNumber) return { type: "number" };
  if (meta.named) return { type: "choice", options: context.names[meta.named] };
  if (meta.folder) return { type: "picture", folder: meta.folder, role: meta.pictureRole };
  if (meta.inputType) return { type: meta.inputType, reading: meta.reading ?? "plain" };
  return { type: meta.hasParagraphs ? "paragraphs" : "line", variables: meta.variables };
}

/** What the schemas say of a field (app/content/schema/fields.ts). */
interface Meta {
  folder?: "photos" | "illustrations";
  named?: Named;
  pictureRole?: PictureRole;
  hasParagraphs?: boolean;
  inputType?: "plain" | "email" | "date";
  reading?: Reading;
  variables?: Variables;
}

/** The words of a field or a choice. The content itself has the labels of some (`wordsFor` in schema/fields.ts). */
function wordsOf({ form, path, language, labels }: FormContext): { label: string; hint: string } {
  const label = labels[[...form.split("/"), ...path].join(".")];
  return label === undefined ? fieldWords(form, path, language) : { label, hint: "" };
}

function choices(schema: z.ZodEnum, context: FormContext) {
  return schema.options.map(String).map((value) => ({ value, label: wordsOf(inside(context, value)).label }));
}
