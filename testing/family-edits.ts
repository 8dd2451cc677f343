import { globSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import type { ContentFolder } from "../app/content/content-files.ts";
import { openContent } from "../app/content/content-folder.ts";
import { readParts } from "../app/content/parts.server.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { isGroup } from "../app/content/schema/translation.ts";
import { defaultLanguage, type Language, languages } from "../app/languages.ts";
import { picturesNamed } from "../tools/check/pictures-used.ts";
import type { FieldSchema } from "./field-schema.ts";

// For tests: the project's own content after edits that the studio's forms allow.

/** New values of files, by path from the project root; undefined deletes the file. */
export type FileValues = Map<string, unknown>;

/** Changes a field that has a value, or returns it. */
type Change = (schema: FieldSchema, value: unknown, language: Language) => unknown;

interface Field {
  schema: FieldSchema;
  name: string;
  value: unknown;
  language: Language;
}

const folder = openContent(process.cwd());
const { parts } = readParts(folder);
const pictures = picturesNamed(parts[defaultLanguage]);
const products = globSync(`content/${defaultLanguage}/products/*.yaml`)
  .map((file) => basename(file, ".yaml"))
  .sort();

export const specialCharacters = `& 'x' "y" #1 100% <b> A: B | ½ 🌶️ हल्दी Haldi`;

/** The edits by name. Each changes all of the content. */
export const familyEdits: Readonly<Record<string, () => FileValues>> = {
  "every field that may be left out is empty": () => edited({ optional: () => undefined }),
  "every field that may be left out is filled": () =>
    edited({ optional: ({ value, ...field }) => value ?? filled(field) }),
  "every number is its minimum": () => edited({ change: ({ minimum }, value) => minimum ?? value }),
  "every number is its maximum": () => edited({ change: ({ maximum }, value) => maximum ?? value }),
  "every switch is on": () => edited({ change: (_, value) => (typeof value === "boolean" ? true : value) }),
  "every switch is off": () => edited({ change: (_, value) => (typeof value === "boolean" ? false : value) }),
  "every choice is the first": () => edited({ change: ({ enum: choices }, value) => choices?.[0] ?? value }),
  "every choice is the last": () => edited({ change: ({ enum: choices }, value) => choices?.at(-1) ?? value }),
  "every list has one more entry": () => edited({ list: longer }),
  "every list is as short as it may be": () => edited({ list: shorter }),
  "every text is four times as long": () => edited({ change: text((words) => Array(4).fill(words).join(" ")) }),
  "every text has special characters, emoji and both scripts": () =>
    edited({ change: text((words) => `${words} ${specialCharacters}`) }),
  ...Object.fromEntries(products.map((slug) => [`${slug} is taken out`, () => without(slug)])),
  "there are twenty more products": twentyMore,
};

/** The content with new values of some files. */
export function withFiles(values: FileValues): ContentFolder {
  const files = new Map(folder.files);
  for (const [file, value] of values)
    if (value === undefined) files.delete(file);
    else files.set(file, { value, problems: [], lineOf: () => undefined });
  return { ...folder, files };
}

/** Applies the given edits to every field of every file. */
function edited(edits: {
  change?: Change;
  optional?: (field: Field) => unknown;
  list?: (list: unknown[], schema: FieldSchema) => unknown[];
}): FileValues {
  const { change = (_, value) => value, optional = ({ value }) => value, list = (list) => list } = edits;
  // `original` is the schema in the default language: only that has the limits of lists.
  const field = (schema: FieldSchema, original: FieldSchema, value: unknown, language: Language): unknown => {
    if (schema.const !== undefined) return value;
    if (Array.isArray(value)) {
      const entries = isFixed(original) ? value : list(value, original);
      const { items = {} } = original;
      const isChoice = items.enum || items.named || items.pattern;
      return isChoice ? entries : entries.map((entry) => field(schema.items ?? {}, items, entry, language));
    }
    if (!isGroup(value)) return change(schema, value, language);
    const { properties = {}, required = [] } = schema;
    const names = [...new Set([...Object.keys(value), ...Object.keys(properties)])];
    const changes = names.map((name) => {
      const inner = properties[name];
      const own =
        name in value ? field(inner ?? {}, original.properties?.[name] ?? {}, value[name], language) : undefined;
      const isOptional = inner && !required.includes(name) && !isOnlyEnglish(inner, name, language);
      return [name, isOptional ? optional({ schema: inner, name, value: own, language }) : own] as const;
    });
    return Object.fromEntries(changes.filter(([, value]) => value !== undefined));
  };
  const values: FileValues = new Map();
  for (const [file, { value }] of folder.files) {
    const language = languages.find((language) => file.startsWith(`content/${language}/`));
    if (!language) continue;
    const original = file.replace(`content/${language}/`, `content/${defaultLanguage}/`);
    values.set(file, field(fieldsOf(file), fieldsOf(original), value, language));
  }
  return values;
}

const fieldsOf = (file: string) =>
  z.toJSONSchema(schemaOf(file) as z.ZodType, { io: "input", unrepresentable: "any" }) as FieldSchema; // Each has one.

/** Hindi files have no `hindi:` labels, and no price of weights alone. */
const isOnlyEnglish = ({ fallsBackToEnglish }: FieldSchema, name: string, language: Language) =>
  fallsBackToEnglish || (name === "hindi" && language !== defaultLanguage);

/** Whether a list must keep its entries: its length is fixed, or other fields reference them. */
const isFixed = ({ items, minItems, maxItems }: FieldSchema) =>
  (minItems !== undefined && minItems === maxItems) ||
  items?.properties?.id !== undefined ||
  items?.named !== undefined;

const longer = (list: unknown[], { items }: FieldSchema) =>
  list.length === 0 || items?.enum || items?.pattern || items?.properties?.region || items?.format
    ? list
    : [...list, list[0]];

const shorter = (list: unknown[], { minItems = 0 }: FieldSchema) => list.slice(0, minItems);

/** Rewrites texts, but not values with a pattern, format or choices. */
const text =
  (rewrite: (words: string) => string): Change =>
  ({ type, pattern, format, enum: choices, named, folder }, value) => {
    const isWords = type === "string" && !pattern && !format && !choices && !named && !folder;
    // Leave template variables, plural forms, the link in a label and colours alone.
    return isWords && !/[{|]/.test(String(value)) && !isLinkOfTerms(value) && !isColour.test(String(value))
      ? rewrite(String(value))
      : value;
  };

const isColour = /^(oklch\(|#)/;

const isLinkOfTerms = (value: unknown) =>
  languages.some((language) => {
    const { agreedToTerms, termsLink } = parts[language].pages.distributors?.form ?? {};
    return value === agreedToTerms || value === termsLink;
  });

/** A valid value for an empty field. */
function filled({ schema, name, language }: Omit<Field, "value">): unknown {
  const { type, enum: choices, pictureRole, folder: files, minimum, properties, pattern, format } = schema;
  if (pictureRole) return pictures.find(({ role }) => role === pictureRole)?.picture;
  if (files === "illustrations") return [...folder.illustrations][0];
  if (choices) return choices[0];
  if (name === "colour" || name === "ground") return "#b03a2e";
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return name === "amount" ? 1 : minimum;
  if (type === "string" && !pattern && !format) return language === "hi" || name === "hindi" ? "कुछ शब्द" : "Some words";
  if (type === "object" && properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, filled({ schema, name, language })]),
    );
  return undefined;
}

/** Deletes a product as the guide says: recipes and testimonials get another spice. */
function without(slug: string): FileValues {
  const [other = ""] = products.filter((name) => name !== slug);
  const values: FileValues = new Map(
    languages.map((language) => [`content/${language}/products/${slug}.yaml`, undefined]),
  );
  for (const [file, { value }] of folder.files) {
    if (file.startsWith(`content/${defaultLanguage}/recipes/`) && isGroup(value)) {
      const spices = value.spices as { id: string }[];
      const [spare = ""] = [other, ...products, "turmeric"].filter(
        (id) => id !== slug && !spices.some((spice) => spice.id === id),
      );
      values.set(file, {
        ...value,
        spices: spices.map((spice) => (spice.id === slug ? { ...spice, id: spare } : spice)),
      });
    }
    if (file === `content/${defaultLanguage}/pages/home.yaml`)
      values.set(
        file,
        JSON.parse(JSON.stringify(value, (key, inner) => (key === "spice" && inner === slug ? other : inner))),
      );
  }
  return values;
}

/** Adds twenty products with names that forms allow: with punctuation, digits, emoji and Hindi letters. */
function twentyMore(): FileValues {
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
  const [model = ""] = products;
  return new Map(
    [...names, ...names.map((name) => `${name} 2`)].flatMap((name, index) =>
      languages.map((language) => {
        const { id: _place, ...words } = Object(folder.files.get(`content/${language}/products/${model}.yaml`)?.value);
        return [`content/${language}/products/one-more-${index}.yaml`, { ...words, name }] as const;
      }),
    ),
  );
}
