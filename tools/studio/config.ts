import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import type { Named } from "../../app/content/schema/fields.ts";
import { fileSchemas, folderSchemas, pageSchemas } from "../../app/content/schema/schemas.ts";
import { translationOf } from "../../app/content/schema/translation.ts";
import { defaultLanguage, languages } from "../../app/languages.ts";
import { hintOf, labelOf, type StudioLanguage } from "./words.ts";

/** What the forms need to know of the content. */
export interface Known {
  /** The choices for a field that names a product, a spice or a state. */
  names: Readonly<Record<Named, readonly { value: string; label: string }[]>>;
  /** For each folder, a number that no entry has yet. */
  nextIds: Readonly<Record<string, number>>;
}

/** What the generator needs besides the schemas. */
interface Surroundings extends Known {
  /** The language of labels and hints. */
  language: StudioLanguage;
}

/**
 * The forms for all of `content/`, from its schemas: a new field appears by itself.
 *
 * @param backend where the files are
 */
export function studioConfig(backend: CmsConfig["backend"], around: Surroundings): CmsConfig {
  const fileOf = (name: string, schema: z.ZodType): CollectionFile => ({
    ...named(name.split("/").at(-1) ?? name, around),
    file: `content/{{locale}}/${name}.yaml`,
    format: "yaml",
    fields: formOf(schema, around),
    i18n: true,
  });
  const folderOf = (folder: string, schema: z.ZodObject): Collection => {
    const title = "title" in schema.shape ? "title" : "name";
    return {
      ...named(folder, around),
      ...{ label_singular: labelOf(folder.replace(/s$/, ""), around.language), i18n: true },
      ...{ folder: `content/{{locale}}/${folder}`, extension: "yaml", format: "yaml" },
      ...{ identifier_field: title, summary: `{{${title}}}`, sortable_fields: { fields: ["id", title] } },
      fields: formOf(schema, around).map((field) =>
        field.name === "id" ? ({ ...field, default: around.nextIds[folder] } as Field) : field,
      ),
      aliases_field: false,
    };
  };
  const entries = (schemas: Readonly<Record<string, z.ZodType>>, folder = "") =>
    Object.entries(schemas).map(([name, schema]) => fileOf(folder + name, schema));
  return {
    ...{ backend, load_config_file: false, app_title: labelOf("studio", around.language), show_preview_links: false },
    ...{ media_folder: "content/photos", public_folder: "/content/photos" },
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 30_000_000 } },
      stock_assets: { providers: [] },
    },
    i18n: { structure: "multiple_folders", locales: [...languages], default_locale: defaultLanguage },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...Object.entries(folderSchemas).map(([folder, schema]) => folderOf(folder, schema)),
      { ...named("pages", around), files: entries(pageSchemas, "pages/"), i18n: true },
      { ...named("house", around), files: entries(fileSchemas), i18n: true },
    ],
  };
}

const named = (name: string, { language }: Surroundings) => ({ name, label: labelOf(name, language) });

/** The fields of a file; of a file that is a list, the list. */
function formOf(schema: z.ZodType, around: Surroundings): Field[] {
  const isLong = leavesOf(schema) > 40;
  if (schema instanceof z.ZodObject) return fieldsOf(schema.shape, around, isLong);
  return [{ ...fieldOf("entries", schema, around, isLong), root: true } as Field]; // All others are lists.
}

function fieldsOf(shape: Readonly<Record<string, unknown>>, around: Surroundings, isLong: boolean): Field[] {
  return Object.entries(shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType, around, isLong));
}

/** One field of a form, however deep its own fields go. */
function fieldOf(name: string, schema: z.ZodType, around: Surroundings, isLong: boolean, hint?: string): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const field = fieldOf(name, schema.unwrap() as z.ZodType, around, isLong, schema.description);
    // `hindi` repeats words in Hindi beside those of another language: Hindi pages have none.
    return { ...field, required: false, ...(name === "hindi" ? { i18n: false } : {}) } as Field;
  }
  if (schema instanceof z.ZodPipe) return fieldOf(name, schema.in as z.ZodType, around, isLong, schema.description);
  const description = schema.description ?? hint;
  return {
    ...named(name, around),
    ...(description && !(schema instanceof z.ZodLiteral) ? { hint: hintOf(description, around.language) } : {}),
    // A list has the same entries in every language.
    i18n: translationOf(schema) ? (schema instanceof z.ZodArray ? "duplicate" : true) : false,
    ...kindOf(schema, around, isLong),
  } as Field;
}

/** What kind of input a field gets, and its bounds. */
function kindOf(schema: z.ZodType, around: Surroundings, isLong: boolean): object {
  const { folder, named, patternErrorMessage } = (schema.meta() ?? {}) as Meta;
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: isLong, fields: fieldsOf(schema.shape, around, isLong) };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const key = schema.def.discriminator;
    const types = (schema.options as z.ZodObject[]).map(({ shape }) => {
      const { [key]: kind, ...others } = shape as Record<string, z.ZodType>;
      const [name] = (kind as z.ZodLiteral).values;
      const label = hintOf(kind?.description ?? "", around.language);
      return { name: String(name), label, fields: fieldsOf(others, around, isLong) };
    });
    return { widget: "object", typeKey: key, types };
  }
  if (schema instanceof z.ZodArray) return listOf(schema, around, isLong);
  if (schema instanceof z.ZodEnum) return { widget: "select", options: choices(schema, around) };
  if (schema instanceof z.ZodLiteral) return { widget: "hidden", default: schema.value };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) {
    const type = z.toJSONSchema(schema).type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.1 };
    return { widget: "number", ...type, ...boundsOf(schema) };
  }
  if (named) return { widget: "select", options: around.names[named] };
  if (folder)
    return {
      ...{ widget: "image", media_folder: `/content/${folder}`, public_folder: "" },
      ...{ accept: folder === "photos" ? "image/*" : ".svg", choose_url: false },
    };
  if (schema instanceof z.ZodEmail) return { widget: "string", type: "email" };
  const shape = schema.def.checks?.map(({ _zod }) => _zod.def).find((check) => "pattern" in check);
  if (shape) return { widget: "string", pattern: [shape.pattern, patternErrorMessage] };
  return { widget: "text" };
}

/** What the schemas say of a field besides its sentence (fields.ts). */
interface Meta {
  folder?: string;
  named?: Named;
  patternErrorMessage?: string;
}

function listOf(schema: z.ZodArray, around: Surroundings, isLong: boolean): object {
  const element = schema.element as z.ZodType;
  const common = { widget: "list", ...boundsOf(schema) };
  if (element instanceof z.ZodEnum)
    return { widget: "select", multiple: true, options: choices(element, around), ...boundsOf(schema) };
  if (!(element instanceof z.ZodObject)) return { ...common, field: fieldOf("entry", element, around, isLong) };
  const fields = fieldsOf(element.shape, around, isLong);
  const isTranslated = translationOf(element) !== undefined;
  const summary = ["title", "name", "label", "question", "id", "region"].find((name) => name in element.shape);
  return {
    ...{ ...common, collapsed: "auto", allow_duplicate: false },
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
    // Translations of a list say by `id` which entry they translate.
    fields: fields.map((field) => (field.name === "id" && isTranslated ? { ...field, i18n: "duplicate" } : field)),
  };
}

function choices(schema: z.ZodEnum, { language }: Surroundings) {
  return schema.options.map((value) => ({ value: String(value), label: labelOf(String(value), language) }));
}

function boundsOf(schema: z.ZodType): { min?: number; max?: number } {
  const { minimum, minItems, maximum, maxItems } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  const [min, max] = [minimum ?? minItems, maximum ?? maxItems];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** How many inputs a schema becomes. */
function leavesOf(schema: unknown): number {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return leavesOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return leavesOf(schema.in);
  if (schema instanceof z.ZodArray) return 3 * leavesOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return 1;
  return Object.values(schema.shape).reduce<number>((sum, field) => sum + leavesOf(field), 0);
}
