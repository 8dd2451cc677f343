import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import type { Named } from "../app/content/schema/fields.ts";
import { fileSchemas, folderSchemas, pageSchemas } from "../app/content/schema/schemas.ts";
import { translationOf } from "../app/content/schema/translation.ts";
import { defaultLanguage, languages } from "../app/languages.ts";
import { sentenceIn } from "./reworded-messages.ts";
import { type Help, hintOf, labelOf, type OwnLabels, type StudioLanguage } from "./words.ts";

/** Names from the content that the forms show as choices and labels. */
export interface ContentNames {
  /** The choices of fields that reference a product, a spice or a state; also the recipes. */
  names: Readonly<Record<Named | "recipe", readonly ({ value: string } & Record<StudioLanguage, string>)[]>>;
  labels: OwnLabels;
}

/** The context of a generated form or field. */
interface FormContext extends ContentNames {
  /** The language of labels and hints. */
  language: StudioLanguage;
  /** The names of the form and of the enclosing fields: the key of labels and hints. */
  path: readonly string[];
  /** Whether groups start collapsed: a page has too many to find one by scrolling. */
  isCollapsed?: boolean;
}

/**
 * Generates Sveltia's configuration from the schemas of `content/`, so a new field gets its input automatically.
 *
 * @param backend Sveltia's backend: this machine or GitHub
 */
export function studioConfig(backend: CmsConfig["backend"], context: Omit<FormContext, "path">): CmsConfig {
  const folders = Object.entries(folderSchemas).map(([name, schema]) =>
    folderOf(name, schema, { ...context, path: [name] }),
  );
  const pages = Object.entries(pageSchemas).map(([name, schema]) =>
    fileOf(`pages/${name}`, schema, { ...context, path: ["pages", name], isCollapsed: true }),
  );
  const house = Object.entries(fileSchemas).map(([name, schema]) => fileOf(name, schema, { ...context, path: [name] }));
  return {
    backend,
    load_config_file: false,
    app_title: labelOf(["studio"], context.language),
    show_preview_links: false,
    // Must differ from the folder of every picture field: otherwise Sveltia writes a picture's path instead of its name.
    media_folder: "content/pictures",
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    i18n: { structure: "multiple_folders", locales: [...languages], default_locale: defaultLanguage },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...folders,
      { ...named(["pages"], context), files: pages, i18n: true },
      { ...named(["house"], context), files: house, i18n: true },
    ],
  };
}

/** The path of a product's picture. Sveltia writes a slash before the name of a picture that already existed. */
const pictureFiles = ["/content/photos/{{picture}}", "/content/photos{{picture}}"];

function folderOf(folder: string, schema: z.ZodObject, context: FormContext): Collection {
  const title = "title" in schema.shape ? "title" : "name";
  return {
    ...named(context.path, context),
    label_singular: labelOf([folder.replace(/s$/, "")], context.language),
    folder: `content/{{locale}}/${folder}`,
    extension: "yaml",
    format: "yaml",
    identifier_field: title,
    summary: context.language === "hi" ? `{{hindi}} · {{${title}}}` : `{{${title}}}`,
    sortable_fields: { fields: ["id", title] },
    aliases_field: false,
    i18n: true,
    thumbnail: "picture" in schema.shape ? pictureFiles : false,
    fields: formOf(schema, context),
  };
}

function fileOf(path: string, schema: z.ZodType, context: FormContext): CollectionFile {
  return {
    ...named(context.path, context),
    file: `content/{{locale}}/${path}.yaml`,
    format: "yaml",
    i18n: true,
    fields: formOf(schema, context),
  };
}

const named = (path: readonly string[], { language, labels }: Pick<FormContext, "language" | "labels">) => ({
  name: path.at(-1) ?? "",
  label: labelOf(path, language, labels),
});

/** The fields of a file's form. A file whose top level is a list has one field, the list. */
function formOf(schema: z.ZodType, context: FormContext): Field[] {
  if (schema instanceof z.ZodObject) return fieldsOf(schema.shape, context);
  return [{ ...fieldOf("entries", schema, inside(context, "entries")), root: true } as Field]; // All others are lists.
}

function fieldsOf(shape: Readonly<Record<string, unknown>>, context: FormContext): Field[] {
  return Object.entries(shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType, inside(context, name)));
}

const inside = (context: FormContext, name: string): FormContext => ({ ...context, path: [...context.path, name] });

/** One field of a form with its nested fields. The field's own name is the last in the path. */
function fieldOf(name: string, schema: z.ZodType, context: FormContext, outer?: string): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const field = fieldOf(name, schema.unwrap() as z.ZodType, context, schema.description);
    // `hindi` is the small Hindi label beside English words: Hindi files have no such field.
    return { ...field, required: false, ...(name === "hindi" ? { i18n: false } : {}) } as Field;
  }
  if (schema instanceof z.ZodPipe) return fieldOf(name, schema.in as z.ZodType, context, schema.description);
  const help: Help = { description: outer, ...schema.meta() };
  const hint = help.description && !(schema instanceof z.ZodLiteral) && hintOf(context.path, help, context.language);
  return {
    ...named(context.path, context),
    name,
    ...(hint ? { hint } : {}),
    // A list has the same entries in every language.
    i18n: translationOf(schema) ? (schema instanceof z.ZodArray ? "duplicate" : true) : false,
    ...(translationOf(schema) instanceof z.ZodOptional ? { required: [defaultLanguage] } : {}),
    ...kindOf(schema, context),
  } as Field;
}

/** A field's widget with its options and limits. */
function kindOf(schema: z.ZodType, context: FormContext): object {
  const { folder, named, pattern, patternErrorMessage = "" } = (schema.meta() ?? {}) as Meta;
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: context.isCollapsed ?? false, fields: fieldsOf(schema.shape, context) };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const key = schema.def.discriminator;
    const types = (schema.options as z.ZodObject[]).map(({ shape }) => {
      const { [key]: kind, ...others } = shape as Record<string, z.ZodType>;
      const [name] = (kind as z.ZodLiteral).values;
      const label = hintOf([...context.path, key, String(name)], kind?.meta() ?? {}, context.language);
      return { name: String(name), label, fields: fieldsOf(others, context) };
    });
    return { widget: "object", typeKey: key, types };
  }
  if (schema instanceof z.ZodArray) return listOf(schema, context);
  if (schema instanceof z.ZodEnum) return { widget: "select", options: choices(schema, context) };
  if (schema instanceof z.ZodLiteral) return { widget: "hidden", default: schema.value };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) {
    const type = z.toJSONSchema(schema).type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.1 };
    return { widget: "number", ...type, ...boundsOf(schema) };
  }
  if (named)
    return {
      widget: "select",
      options: context.names[named].map(({ value, ...labels }) => ({ value, label: labels[context.language] })),
    };
  if (folder)
    return {
      widget: "image",
      media_folder: `/content/${folder}`,
      public_folder: "",
      accept: folder === "photos" ? "image/*" : ".svg",
      choose_url: false,
    };
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema instanceof z.ZodEmail) return { widget: "string", type: "email" };
  const shape = schema.def.checks?.map(({ _zod }) => _zod.def).find((check) => "pattern" in check);
  const matched = pattern ?? shape?.pattern;
  if (matched) return { widget: "string", pattern: [matched, sentenceIn(context.language, patternErrorMessage)] };
  return { widget: "text" };
}

/** What the schemas say of a field besides its sentence (fields.ts). */
interface Meta {
  folder?: string;
  named?: Named;
  pattern?: RegExp;
  patternErrorMessage?: string;
}

function listOf(schema: z.ZodArray, context: FormContext): object {
  const element = schema.element as z.ZodType;
  const bounds = boundsOf(schema);
  const entry = inside(context, "entry");
  const label_singular = labelOf(entry.path, context.language);
  if (element instanceof z.ZodEnum)
    return { widget: "select", multiple: true, options: choices(element, context), ...bounds };
  if (!(element instanceof z.ZodObject))
    return { widget: "list", ...bounds, label_singular, field: fieldOf("entry", element, entry) };
  const fields = fieldsOf(element.shape, context);
  const isTranslated = translationOf(element) !== undefined;
  const summary = ["title", "name", "label", "question", "id", "region"].find((name) => name in element.shape);
  return {
    widget: "list",
    ...bounds,
    label_singular,
    collapsed: "auto",
    allow_duplicate: false,
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
    // Translations of a list say by `id` which entry they translate.
    fields: fields.map((field) => (field.name === "id" && isTranslated ? { ...field, i18n: "duplicate" } : field)),
  };
}

function choices(schema: z.ZodEnum, { path, language, labels }: FormContext) {
  return schema.options.map(String).map((value) => ({ value, label: labelOf([...path, value], language, labels) }));
}

function boundsOf(schema: z.ZodType) {
  const { minimum, minItems, maximum, maxItems } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return { min: minimum ?? minItems, max: maximum ?? maxItems };
}
