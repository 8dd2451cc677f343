import { createHash } from "node:crypto";
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import fc from "fast-check";
import { stringify } from "yaml";
import { z } from "zod";
import { openContent } from "../app/content/content-folder.ts";
import { readParts } from "../app/content/parts.server.ts";
import { slugPattern } from "../app/content/schema/fields.ts";
import { folderSchemas, schemaOf } from "../app/content/schema/schemas.ts";
import { isGroup } from "../app/content/schema/translation.ts";
import { defaultLanguage, type Language, languages } from "../app/languages.ts";
import { specialCharacters } from "../testing/family-edits.ts";
import type { FieldSchema } from "../testing/field-schema.ts";
import { picturesNamed } from "../tools/check/pictures-used.ts";
import { textsUnder } from "../tools/check/texts.ts";
import { copyProject } from "../tools/copy-project.ts";

/**
 * Other content, made from the project's own and its schemas: every word becomes another, always the same one, so that
 * names that repeat or contain each other still do; every fact becomes another valid one; lists are rotated and have one
 * entry more; a product and a recipe are renamed, and one of each is added; sentences end with special characters, emoji
 * and both scripts. Figures in texts stay, for many are the specification's, and so do lists whose length it sets.
 */

/** The seed: another number generates other content. */
const seed = Number(process.env.CONTENT_SEED || 1);

const folder = openContent(process.cwd());
const pictures = picturesNamed(readParts(folder).parts[defaultLanguage]);

/** One of the values, always the same one for the same place in the content: languages have the same lists. */
function chosen<T>(place: string, values: fc.Arbitrary<T>): T {
  const hash = createHash("sha1").update(`${seed} ${place}`).digest().readInt32BE();
  return fc.sample(values, { seed: hash, numRuns: 1 })[0] as T;
}

/** A word, but no unit after a figure and no name in curly brackets. */
const word = /(?<![\p{L}\p{M}\d{])[\p{L}\p{M}]+(?![\p{L}\p{M}\d}])/gu;

const dictionary = new Map(["Latin", "Devanagari"].flatMap(wordsAndOthers));

/** Every word of the content in these letters, each with another of about its length. */
function wordsAndOthers(letters: string): [word: string, other: string][] {
  const texts = textsUnder(folder, "content").filter(({ text }) => !/^\S*[a-z][.:]\S*$/.test(text));
  const words = texts.flatMap(({ text }) => text.toLowerCase().match(word) ?? []);
  const own = [...new Set(words)].filter((word) => new RegExp(`^\\p{Script=${letters}}`, "u").test(word)).sort();
  const ranked = (order: string) =>
    own
      .map((word) => ({ word, rank: word.length + chosen(`${order} ${word}`, fc.integer({ min: 0, max: 4 })) }))
      .sort((a, b) => a.rank - b.rank);
  const others = ranked("others");
  return ranked("words").map(({ word }, index) => [word, others[index]?.word ?? word]);
}

/** The text in other words; `times` makes further ones. */
function inOtherWords(text: string, times: number): string {
  const others = text.replace(word, (own) => {
    const other = dictionary.get(own.toLowerCase()) ?? own;
    return own === own.toLowerCase() ? other : other.slice(0, 1).toUpperCase() + other.slice(1);
  });
  return times > 1 ? inOtherWords(others, times - 1) : others;
}

/** What is sold by the kilo; Hindi files get its Hindi word. */
const loose = "Bulk";
const packs = fc.constantFrom(
  ["200gm", "1kg", "25kg", loose],
  ["50gm", "10 kg"],
  ["5gm", "100gm", "250gm", "1000gm", "2kg"],
);

const colours = fc.constantFrom("#d9920b", "#ffffff", "#000000", "oklch(40% 0.1 145)");
const amounts = fc.constantFrom(0.25, 0.33, 1, 1.5, 60, 750);

/** Values that cannot be generated from the schemas. */
const facts: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  "site.address": fc.constantFrom("https://masale.gruhudyog.example.in", "https://a.example"),
  "site.map": fc.constantFrom("https://www.openstreetmap.org/?mlat=21.1904&mlon=81.2849", "https://a.example/map"),
  "site.emails.general": fc.constantFrom("purchase.and.orders@gruhudyog.example.in", "a@b.example"),
  "site.emails.trade": fc.constantFrom("distributors.central-india@gruhudyog.example.in", "c@b.example"),
  "site.hours.opens": fc.constantFrom("07:05", "10:30"),
  "site.hours.closes": fc.constantFrom("12:00", "19:30"),
  // The specification gives the state code.
  "site.gstin": fc.stringMatching(/^22[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
  "products.price": fc.constantFrom("5gm, 250gm, 1000gm", "25kg, 50gm", "100gm"),
  "products.colour": colours,
  "spices.colour": colours,
  "recipes.spices.amount": amounts,
  "recipes.ingredients.amount": amounts,
  "recipes.emoji": fc.constantFrom("🥛", "🍛", "👩🏽‍🌾", "🇮🇳"),
  "recipes.illustration": fc.constantFrom(...folder.illustrations),
};

/** The packs of the product that is renamed, loose goods too, and of the one that is added. */
const prices = { "products/another-": `200gm, 25kg, ${loose}`, "products/one-more": "1 kg,100 KG" };

/** What stays: whose words are verified and what the buttons do, which the specification sets, and the word in `packs`. */
const specified = [
  "pages/home.testimonials.quotes.isVerified",
  "controls.specified",
  "controls.launch",
  "pages/home.regions.states.status",
  "pages/distributors.reach.states.status",
  "catalogue.loose",
];

/** Another value for a field. `times` counts the changes of words. */
function changed(schema: FieldSchema, value: unknown, place: string, times = 1): unknown {
  const kind = place.replace(/^(products|recipes)\/[^.]+/, "$1").replace(/\.(\d+|more)(?=\.|$)/g, "");
  if (specified.includes(kind) || schema.const) return value;
  if (facts[kind]) return chosen(place, facts[kind]);
  if (schema.enum) return chosen(place, fc.constantFrom(...schema.enum));
  const { minimum = 0, maximum = 0 } = schema;
  switch (schema.type) {
    case "object":
      return changedGroup(schema, value, place, times);
    case "array":
      return Array.isArray(value) ? changedList(schema, value, place, times) : value;
    case "boolean":
      return chosen(place, fc.boolean());
    case "integer":
      return chosen(place, fc.integer({ min: minimum, max: maximum }));
    case "number":
      return chosen(place, fc.integer({ min: minimum * 10, max: maximum * 10 })) / 10;
    case "string":
      return changedText(schema, String(value), place, times);
  }
  return value;
}

/** Three quarters of what may be left out are kept; but no recipe is left with a unit and no amount. */
function changedGroup({ properties = {}, required = [] }: FieldSchema, group: unknown, place: string, times: number) {
  const isKept = (name: string) =>
    required.includes(name) || name === "amount" || chosen(`${place}.${name}?`, fc.integer({ min: 1, max: 4 })) > 1;
  const fields = Object.entries(Object(group)).filter(([name]) => isKept(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, changed(properties[name] ?? {}, value, `${place}.${name}`, times)]),
  );
}

/** A list rotated, with its first entry once more, in further words and with another id; a list of set length as it is. */
function changedList({ items = {}, minItems, maxItems }: FieldSchema, list: unknown[], place: string, times: number) {
  const entry = (value: unknown, index: number) => changed(items, value, `${place}.${index}`, times);
  if (items.enum) return chosen(place, fc.subarray(items.enum, { minLength: 1 }));
  if (items.pattern && items.isTranslated) return chosen(place, packs);
  if (list.length === 0 || (minItems && minItems === maxItems)) return list.map(entry);
  const start = chosen(place, fc.nat(list.length - 1));
  const rotated = [...list.slice(start), ...list.slice(0, start)].map(entry);
  const more = changed(items, rotated[0], `${place}.more`, times);
  // Pictures are files, the PDF of a recipe has one page, and no state is both reached and wanted.
  if (items.properties?.id?.folder || /\.(steps|wanted)$/.test(place)) return rotated;
  const nameOf = (field?: FieldSchema) => `more-${field?.named ? `${field.named}s` : place.split(".").at(-1)}`;
  if (items.named) return [...rotated, nameOf(items)];
  const names = ["id", "region"].filter((name) => isGroup(more) && name in more);
  const named = Object.fromEntries(names.map((name) => [name, nameOf(items.properties?.[name])]));
  return [...rotated, isGroup(more) ? { ...more, ...named } : more];
}

function changedText(
  { pattern, named, folder, pictureRole, format }: FieldSchema,
  text: string,
  place: string,
  times: number,
) {
  if (named === "product") return renamed("products", chosen(place, fc.constantFrom(...namesIn("products"))));
  if (named === "spice") return renamed("products", text);
  if (pictureRole)
    return chosen(place, fc.constantFrom(...pictures.flatMap((use) => (use.role === pictureRole ? use.picture : []))));
  if (folder || pattern === slugPattern.source) return text;
  if (pattern) return chosen(place, fc.stringMatching(new RegExp(pattern)));
  const isSentence = text.length > 60 && !format && !/[{|]/.test(text);
  return inOtherWords(text, times) + (isSentence ? ` ${specialCharacters}` : "");
}

const namesIn = (entries: string) =>
  globSync(`content/${defaultLanguage}/${entries}/*.yaml`)
    .map((file) => basename(file, ".yaml"))
    .sort();

/** The name of a product or recipe, one of which is renamed: any but the one that a unit test names. */
function renamed(entries: string, name: string): string {
  const others = namesIn(entries).filter((own) => own !== "chilli-powder");
  return name === chosen(entries, fc.constantFrom(...others)) ? `another-${name}` : name;
}

/** The files' new values, by their names below a language's folder. */
function changedFiles(language: Language): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const [file, { value }] of folder.files) {
    const [, name = ""] = file.split(new RegExp(`^content/${language}/|\\.yaml$`));
    const schema = schemaOf(`content/${defaultLanguage}/${name}.yaml`);
    if (!name || !schema) continue;
    const add = (name: string, times = 1) => {
      const fields = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema;
      const other = changed(fields, value, name, times);
      const { id } = Object(value); // The place of a product or recipe: their order is reversed.
      const [, price] = Object.entries(prices).find(([start]) => name.startsWith(start)) ?? [];
      // Weights alone have no line in the other languages: they read the same there.
      const hasPrice = price && (language === defaultLanguage || price.includes(loose));
      const own = { ...(id ? { id: 1000 - 10 * id + times } : {}), ...(hasPrice ? { price } : {}) };
      files.set(name, isGroup(other) ? { ...other, ...own } : other);
    };
    const [entries = "", slug = ""] = name.split("/");
    const isEntry = entries in folderSchemas;
    add(isEntry ? `${entries}/${renamed(entries, slug)}` : name);
    if (isEntry && slug === namesIn(entries)[0]) add(`${entries}/one-more`, 2);
  }
  return files;
}

function write(root: string, language: string, name: string, value: unknown): void {
  const file = join(root, "content", language, `${name}.yaml`);
  mkdirSync(dirname(file), { recursive: true });
  const text = stringify(value, { lineWidth: 0 });
  writeFileSync(file, language === defaultLanguage ? text : text.replaceAll(loose, "थोक"));
}

/** Copies the project into a folder, with other content. */
const root = resolve(process.argv[2] ?? "");
copyProject(root);
for (const language of languages) {
  rmSync(join(root, "content", language), { recursive: true });
  for (const [name, value] of changedFiles(language)) write(root, language, name, value);
}
writeFileSync(join(root, "content/placeholders.yaml"), "# Every value is another.\n");
console.log(`The content of seed ${seed}; CONTENT_SEED=<any number> tries others.`);
