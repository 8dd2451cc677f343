import { z } from "zod";
import type { ContentFolder } from "../app/content/content-files.ts";
import { type PartsAsRead, readParts } from "../app/content/parts.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { isGroup } from "../app/content/schema/translation.ts";
import { defaultLanguage, languages } from "../app/site/languages.ts";
import { picturesNamed } from "../tools/check/pictures-used.ts";
import type { Field, FieldSchema, ListField } from "./field-schema.ts";

// For tests: content other than today's, which the studio's forms allow, too.

/** New values of files, by path from the project root; undefined deletes the file. */
export type FileValues = ReadonlyMap<string, unknown>;

export type ContentEdit = (folder: ContentFolder) => FileValues;

const specialCharacters = `& 'x' "y" #1 100% <b> A: B | ½ 🌶️ हल्दी Haldi`;

/** The edits by name. Each changes all of the content. */
export const contentEdits = {
  "every field that may be left out is empty": edited(() => ({ optional: () => undefined })),
  "every field that may be left out is filled": edited((folder) => ({
    optional: (field) => field.value ?? filled(field, folder),
  })),
  "every number is its minimum": edited(() => ({ change: ({ schema, value }) => schema.minimum ?? value })),
  "every number is its maximum": edited(() => ({ change: ({ schema, value }) => schema.maximum ?? value })),
  "every switch is on": edited(() => ({ change: ({ value }) => (typeof value === "boolean" ? true : value) })),
  "every switch is off": edited(() => ({ change: ({ value }) => (typeof value === "boolean" ? false : value) })),
  "every choice is the first": edited(() => ({ change: ({ schema, value }) => schema.enum?.[0] ?? value })),
  "every choice is the last": edited(() => ({ change: ({ schema, value }) => schema.enum?.at(-1) ?? value })),
  "every list has one more entry": edited(() => ({ list: longer })),
  "every list is as short as it may be": edited(() => ({
    list: ({ list, original }) => (isFixed(original) ? list : list.slice(0, original.minItems ?? 0)),
  })),
  "every text is four times as long": edited((folder) => ({
    change: text(folder, (words) => Array(4).fill(words).join(" ")),
  })),
  "every text has special characters, emoji and both scripts": edited((folder) => ({
    change: text(folder, (words) => `${words} ${specialCharacters}`),
  })),
  "every sentence has special characters, emoji and both scripts": edited((folder) => ({
    change: text(folder, (words) => (words.length > 60 ? `${words} ${specialCharacters}` : words)),
  })),
  // Between the two, each product and each recipe is missing once.
  "every second product and recipe is taken out": (folder) => without(folder, everySecond(folder, 0)),
  "the other products and recipes are taken out": (folder) => without(folder, everySecond(folder, 1)),
  "a product is sold loose, too": soldLoose,
  "there are ten more products": tenMore,
} satisfies Readonly<Record<string, ContentEdit>>;

/** The content with new values of some files. */
export function withFiles(folder: ContentFolder, values: FileValues): ContentFolder {
  const files = new Map(folder.files);
  for (const [file, value] of values)
    if (value === undefined) files.delete(file);
    else files.set(file, { value, problems: [], lineOf: files.get(file)?.lineOf ?? (() => undefined) });
  return { ...folder, files };
}

/** The names of the products or recipes. */
export const slugsIn = ({ files }: ContentFolder, entries: "products" | "recipes"): string[] =>
  Array.from(files.keys(), (file) => entryOf(file))
    .filter((entry) => entry?.language === defaultLanguage && entry.entries === entries)
    .map((entry) => entry?.slug ?? "")
    .sort();

/** `content/hi/recipes/dal-tadka.yaml` → its parts; undefined for all other files. */
function entryOf(file: string) {
  const [, language, entries, slug] = /^content\/(\w+)\/(products|recipes)\/(.*)\.yaml$/.exec(file) ?? [];
  return slug ? { language, entries, slug } : undefined;
}

interface Edits {
  /** Changes a field that has a value, or returns it. */
  change?: (field: Field) => unknown;
  /** The value of a field that may be left out, and perhaps is. */
  optional?: (field: Field) => unknown;
  list?: (field: ListField) => unknown[];
}

/** Applies the given edits to every field of every file. */
function edited(editsFor: (folder: ContentFolder) => Edits): ContentEdit {
  return (folder) => {
    const {
      change = ({ value }) => value,
      optional = ({ value }) => value,
      list = ({ list }) => list,
    } = editsFor(folder);
    const edit = ({ schema, value, ...field }: Field, original: FieldSchema): unknown => {
      if (schema.const !== undefined) return value;
      if (Array.isArray(value)) {
        const entries = list({ ...field, schema, list: value, original });
        const { items = {} } = original;
        if (items.enum || items.named || isCode(items)) return entries;
        return entries.map((entry, index) => {
          const place = `${field.place}.${index < value.length ? index : "more"}`;
          return edit({ ...field, schema: schema.items ?? {}, value: entry, place }, items);
        });
      }
      if (!isGroup(value)) return change({ ...field, schema, value });
      const { properties = {}, required = [] } = schema;
      const names = [...new Set([...Object.keys(value), ...Object.keys(properties)])];
      const changes = names.map((name) => {
        const inner = { ...field, name, place: `${field.place}.${name}`, schema: properties[name] ?? {} };
        const own =
          name in value ? edit({ ...inner, value: value[name] }, original.properties?.[name] ?? {}) : undefined;
        const isOptional = properties[name] && !required.includes(name) && !isHindiLabel(inner);
        return [name, isOptional ? optional({ ...inner, value: own }) : own] as const;
      });
      return Object.fromEntries(changes.filter(([, value]) => value !== undefined));
    };
    return new Map(
      [...folder.files].flatMap(([file, { value }]) => {
        const language = languages.find((language) => file.startsWith(`content/${language}/`));
        if (!language) return [];
        const original = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
        const place = file.slice(`content/${language}/`.length, -".yaml".length);
        const field = { schema: fieldsOf(file), name: "", value, language, place };
        return [[file, edit(field, fieldsOf(original))] as const];
      }),
    );
  };
}

const fieldsOf = (file: string) =>
  z.toJSONSchema(schemaOf(file) as z.ZodType, { io: "input", unrepresentable: "any" }) as FieldSchema; // Each has one.

/** Only English files have `hindi:` labels. */
const isHindiLabel = ({ name, language }: Omit<Field, "value">) => name === "hindi" && language !== defaultLanguage;

/** Whether a list must keep its entries: its length is fixed, or other fields reference them. */
const isFixed = ({ items, minItems, maxItems }: FieldSchema) =>
  (minItems !== undefined && minItems === maxItems) ||
  items?.properties?.id !== undefined ||
  items?.named !== undefined;

/**
 * The list with its first entry once more, under a name of its own. References stay, and so do pictures, for they have
 * files.
 */
function longer({ list, original: { items = {}, minItems, maxItems }, place }: ListField): unknown[] {
  const { id, region } = items.properties ?? {};
  const hasAll = list.length === 0 || (minItems !== undefined && minItems === maxItems);
  const isOfNames = isCode(items) || (items.enum ?? items.format ?? items.named ?? id?.named ?? id?.folder ?? region);
  if (hasAll || isOfNames) return list;
  const [first] = list;
  const more = isGroup(first) && "id" in first ? { ...first, id: `more-${place.split(/[./]/).at(-1)}` } : first;
  return [...list, more];
}

/** Whether a value is no words: it has a pattern or is a list of packs. */
const isCode = ({ pattern, inputType }: FieldSchema) => pattern !== undefined || inputType === "plain";

/** Rewrites texts, but not values with a pattern, format or choices. */
const text = (folder: ContentFolder, rewrite: (words: string) => string) => {
  const { parts } = readParts(folder);
  const isLinkOfTerms = (value: unknown) =>
    languages.some((language) => {
      const { agreedToTerms, termsLink } = parts[language].pages.distributors?.form ?? {};
      return value === agreedToTerms || value === termsLink;
    });
  return ({ schema, value }: Field) => {
    const { type, format, enum: choices, named, folder } = schema;
    const isWords = type === "string" && !isCode(schema) && !format && !choices && !named && !folder;
    // Leave template variables, plural forms, the link in a label and colours alone.
    return isWords && !/[{|]/.test(String(value)) && !isLinkOfTerms(value) && !isColour.test(String(value))
      ? rewrite(String(value))
      : value;
  };
};

const isColour = /^(oklch\(|#)/;

/** A valid value for an empty field. */
function filled({ schema, name, language }: Omit<Field, "value" | "place">, folder: ContentFolder): unknown {
  const { type, enum: choices, pictureRole, folder: files, minimum, properties, format } = schema;
  if (pictureRole) {
    const pictures = picturesNamed(readParts(folder).parts[defaultLanguage]);
    return pictures.find(({ role }) => role === pictureRole)?.picture;
  }
  if (files === "illustrations") return [...folder.illustrations][0];
  if (choices) return choices[0];
  if (name === "colour" || name === "ground") return "#b03a2e";
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return name === "amount" ? 1 : minimum;
  if (type === "string" && !isCode(schema) && !format)
    return language === "hi" || name === "hindi" ? "कुछ शब्द" : "Some words";
  if (type === "object" && properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, filled({ schema, name, language }, folder)]),
    );
  return undefined;
}

/** Every second product, from the first or the second on; and of the recipes the others, for they use products. */
const everySecond = (folder: ContentFolder, start: 0 | 1) => [
  ...slugsIn(folder, "products").filter((_, index) => index % 2 === start),
  ...slugsIn(folder, "recipes").filter((_, index) => index % 2 !== start),
];

/** Deletes products and recipes as the guide says: recipes and testimonials get other spices. */
export function without(folder: ContentFolder, slugs: readonly string[]): FileValues {
  const values = new Map<string, unknown>();
  const remaining = slugsIn(folder, "products").filter((slug) => !slugs.includes(slug));
  const [other = ""] = remaining;
  const { spices: notSold = [] }: Partial<PartsAsRead> = readParts(folder).parts[defaultLanguage];
  for (const [file, { value }] of folder.files) {
    const { language, entries, slug = "" } = entryOf(file) ?? {};
    if (slugs.includes(slug)) values.set(file, undefined);
    else if (language === defaultLanguage && entries === "recipes" && isGroup(value)) {
      const spices = value.spices as { id: string }[];
      const spare = [...remaining, ...notSold.map(({ id }) => id)].filter(
        (id) => !spices.some((spice) => spice.id === id),
      );
      const replaced = spices.map((spice) =>
        slugs.includes(spice.id) ? { ...spice, id: spare.shift() ?? spice.id } : spice,
      );
      values.set(file, { ...value, spices: replaced });
    } else if (file === `content/${defaultLanguage}/pages/home.yaml`)
      values.set(
        file,
        JSON.parse(JSON.stringify(value, (key, inner) => (key === "spice" && slugs.includes(inner) ? other : inner))),
      );
  }
  return values;
}

/** Sells the first product loose, too. */
function soldLoose(folder: ContentFolder): FileValues {
  const file = `content/${defaultLanguage}/products/${slugsIn(folder, "products")[0]}.yaml`;
  return new Map([[file, { ...Object(folder.files.get(file)?.value), price: "200gm, 25kg, bulk" }]]);
}

/** Adds ten products with names that forms allow: with punctuation, digits, emoji and Hindi letters. */
function tenMore(folder: ContentFolder): FileValues {
  const names = [
    "Ma's Own",
    "Dal & Rice",
    "#1 Masala",
    'The "Best"',
    "Chilli 🌶️",
    "मिर्च Hot",
    "A: B",
    "- Dash",
    "True",
    "A|B",
  ];
  const [model = ""] = slugsIn(folder, "products");
  return new Map(
    names.flatMap((name, index) =>
      languages.map((language) => {
        const { id: _place, ...words } = Object(folder.files.get(`content/${language}/products/${model}.yaml`)?.value);
        return [`content/${language}/products/one-more-${index}.yaml`, { ...words, name }] as const;
      }),
    ),
  );
}
