import { z } from "zod";
import type { ContentFolder } from "../app/content/content-files.ts";
import { type PartsAsRead, readParts } from "../app/content/parts.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { isGroup } from "../app/content/schema/translation.ts";
import { defaultLanguage, languages } from "../app/site/languages.ts";

// For tests: content other than today's, which the studio's forms allow, too.

/** New values of files, by path from the project root; undefined deletes the file. */
export type FileValues = ReadonlyMap<string, unknown>;

export type ContentEdit = (folder: ContentFolder) => FileValues;

const specialCharacters = `& 'x' "y" #1 100% <b> A: B | ½ 🌶️ हल्दी Haldi`;

/** The edits by name. Each changes all of the content. */
export const contentEdits = {
  "every field that may be left out is empty": edited(() => ({ isSparse: true })),
  "every number is its minimum": edited(() => ({ change: (value, { minimum = value }) => minimum })),
  "every number is its maximum": edited(() => ({ change: (value, { maximum = value }) => maximum })),
  "every choice is the first": edited(() => ({ change: (value, { enum: [first = value] = [] }) => first })),
  "every choice is the last": edited(() => ({ change: (value, { enum: choices = [] }) => choices.at(-1) ?? value })),
  "every list is as short as it may be": edited(() => ({
    list: (list, schema) => (isFixed(schema) ? list : list.slice(0, schema.minItems ?? 0)),
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

/** The subset of JSON Schema that the content's schemas convert to, with their own metadata (schema/fields.ts). */
interface FieldSchema {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  inputType?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  folder?: string;
  named?: string;
}

interface Edits {
  /** Changes a value that is neither a list nor a group, or returns it. */
  change?: (value: unknown, schema: FieldSchema) => unknown;
  /** Changes a list, before its entries are. The schema is that of the English file: only that has the limits. */
  list?: (list: unknown[], schema: FieldSchema) => unknown[];
  /** Whether to leave out all fields that may be. */
  isSparse?: boolean;
}

/** Applies the given edits to every field of every file. */
function edited(editsFor: (folder: ContentFolder) => Edits): ContentEdit {
  return (folder) => {
    const { change = (value) => value, list = (list) => list, isSparse = false } = editsFor(folder);
    const edit = (value: unknown, schema: FieldSchema, original: FieldSchema): unknown => {
      if (schema.const !== undefined) return value;
      if (Array.isArray(value)) {
        const entries = list(value, original);
        const { items = {} } = original;
        if (items.enum || items.named || isCode(items)) return entries;
        return entries.map((entry) => edit(entry, schema.items ?? {}, items));
      }
      if (!isGroup(value)) return change(value, schema);
      const { properties = {}, required = [] } = schema;
      const kept = Object.entries(value).filter(([name]) => !isSparse || !properties[name] || required.includes(name));
      return Object.fromEntries(
        kept.map(([name, own]) => [name, edit(own, properties[name] ?? {}, original.properties?.[name] ?? {})]),
      );
    };
    return new Map(
      [...folder.files].flatMap(([file, { value }]) => {
        const language = languages.find((language) => file.startsWith(`content/${language}/`));
        if (!language) return [];
        const original = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
        return [[file, edit(value, fieldsOf(file), fieldsOf(original))] as const];
      }),
    );
  };
}

const fieldsOf = (file: string) =>
  z.toJSONSchema(schemaOf(file) as z.ZodType, { io: "input", unrepresentable: "any" }) as FieldSchema; // Each has one.

/** Whether a list must keep its entries: its length is fixed, or other fields reference them. */
const isFixed = ({ items, minItems, maxItems }: FieldSchema) =>
  (minItems !== undefined && minItems === maxItems) ||
  items?.properties?.id !== undefined ||
  items?.named !== undefined;

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
  return (value: unknown, schema: FieldSchema) => {
    const { type, format, enum: choices, named, folder } = schema;
    const isWords = type === "string" && !isCode(schema) && !format && !choices && !named && !folder;
    // Leave template variables, plural forms, the link in a label and colours alone.
    return isWords && !/[{|]/.test(String(value)) && !isLinkOfTerms(value) && !isColour.test(String(value))
      ? rewrite(String(value))
      : value;
  };
};

const isColour = /^(oklch\(|#)/;

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
  const names = `Ma's Own, Dal & Rice, #1 Masala, The "Best", Chilli 🌶️, मिर्च Hot, A: B, - Dash, True, A|B`.split(", ");
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
