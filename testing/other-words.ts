import { createHash } from "node:crypto";
import fc from "fast-check";
import type { ContentFolder } from "../app/content/content-files.ts";
import { readParts } from "../app/content/parts.ts";
import { slugPattern } from "../app/content/schema/fields.ts";
import { defaultLanguage } from "../app/site/languages.ts";
import { picturesNamed } from "../tools/check/pictures-used.ts";
import { textsUnder } from "../tools/check/texts.ts";
import type { Field, ListField } from "./field-schema.ts";

/**
 * Other words and facts, made from the project's own and its schemas: every word becomes another, always the same one,
 * so that names that repeat or contain each other still do; every fact becomes another valid one. Figures in texts stay,
 * for many are the specification's, and so do lists whose length it sets. `CONTENT_SEED=<any number>` makes others.
 */

const seed = Number(process.env.CONTENT_SEED || 1);

/** One of the values, always the same one for the same place in the content: languages have the same lists. */
function chosen<T>(place: string, values: fc.Arbitrary<T>): T {
  const hash = createHash("sha1").update(`${seed} ${place}`).digest().readInt32BE();
  return fc.sample(values, { seed: hash, numRuns: 1 })[0] as T;
}

/** The edits of fields, of what may be left out, and of lists. */
export function another(folder: ContentFolder) {
  const { parts } = readParts(folder);
  const pictures = picturesNamed(parts[defaultLanguage]);
  const dictionary = dictionaryOf(folder);
  const facts = { ...otherFacts, "recipes.illustration": fc.constantFrom(...folder.illustrations) };
  const products = parts[defaultLanguage].products.map(({ slug }) => slug);

  const change = ({ schema, value, place, name }: Field): unknown => {
    const kind = place.replace(/^(products|recipes)\/[^.]+/, "$1").replace(/\.(\d+|more)(?=\.|$)/g, "");
    if (kept.includes(kind)) return value;
    const fact = facts[kind as keyof typeof facts];
    if (fact) return chosen<unknown>(place, fact);
    if (schema.enum) return chosen(place, fc.constantFrom(...schema.enum));
    const { type, minimum = 0, maximum = 0, pattern, named, pictureRole, format } = schema;
    // The place of a product or recipe: their order is reversed.
    if (type === "integer" && name === "id") return 1000 - 10 * Number(value);
    if (type === "boolean") return chosen(place, fc.boolean());
    if (type === "integer") return chosen(place, fc.integer({ min: minimum, max: maximum }));
    if (type === "number") return chosen(place, fc.integer({ min: minimum * 10, max: maximum * 10 })) / 10;
    if (type !== "string") return value;
    if (named === "product") return chosen(place, fc.constantFrom(...products));
    if (pictureRole)
      return chosen(
        place,
        fc.constantFrom(...pictures.flatMap((use) => (use.role === pictureRole ? use.picture : []))),
      );
    if (schema.folder || pattern === slugPattern.source) return value;
    if (pattern) return chosen(place, fc.stringMatching(new RegExp(pattern)));
    const words = inOtherWords(String(value), dictionary);
    // So that two entries of a list do not read the same.
    return /\.more\b/.test(place) && !format ? inOtherWords(words, dictionary) : words;
  };
  /** Three quarters are kept; but no recipe is left with a unit and no amount. */
  const optional = ({ name, place, value }: Field) =>
    name === "amount" || chosen(`${place}?`, fc.integer({ min: 1, max: 4 })) > 1 ? value : undefined;
  /** A list begins with another entry; choices and packs are others; a list of set length stays as it is. */
  const list = ({ list, original: { items = {}, minItems, maxItems }, place }: ListField): unknown[] => {
    if (items.enum) return chosen(place, fc.subarray(items.enum, { minLength: 1 }));
    if (items.inputType && !items.pattern && !items.format) return [...chosen(place, packs)];
    if (list.length === 0 || (minItems && minItems === maxItems)) return list;
    const start = chosen(place, fc.nat(list.length - 1));
    return [...list.slice(start), ...list.slice(0, start)];
  };
  return { change, optional, list };
}

/** A word, but no unit after a figure and no name in curly brackets. */
const word = /(?<![\p{L}\p{M}\d{])[\p{L}\p{M}]+(?![\p{L}\p{M}\d}])/gu;

/** Every word of the content, each with another of the same script and about its length. */
function dictionaryOf(folder: ContentFolder): ReadonlyMap<string, string> {
  const texts = textsUnder(folder, "content").filter(({ text }) => !/^\S*[a-z][.:]\S*$/.test(text));
  const words = new Set(texts.flatMap(({ text }) => text.toLowerCase().match(word) ?? []));
  const ranked = (own: readonly string[], order: string) =>
    own
      .map((word) => ({ word, rank: word.length + chosen(`${order} ${word}`, fc.integer({ min: 0, max: 4 })) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ word }) => word);
  return new Map(
    [/^\p{Script=Latin}/u, /^\p{Script=Devanagari}/u].flatMap((script) => {
      const own = [...words].filter((word) => script.test(word)).sort();
      const others = ranked(own, "others");
      return ranked(own, "words").map((word, index) => [word, others[index] ?? word] as const);
    }),
  );
}

const inOtherWords = (text: string, dictionary: ReadonlyMap<string, string>) =>
  text.replace(word, (own) => {
    const other = dictionary.get(own.toLowerCase()) ?? own;
    return own === own.toLowerCase() ? other : other.slice(0, 1).toUpperCase() + other.slice(1);
  });

const packs = fc.constantFrom(
  ["200gm", "1kg", "25kg", "bulk"],
  ["50gm", "10 kg"],
  ["5gm", "100gm", "250gm", "1000gm", "2kg"],
);

const colours = fc.constantFrom("#d9920b", "#ffffff", "#000000", "oklch(40% 0.1 145)");
const amounts = fc.constantFrom(0.25, 0.33, 1, 1.5, 60, 750);

/** Values that cannot be generated from the schemas. */
const otherFacts = {
  "site.address": fc.constantFrom("https://masale.gruhudyog.example.in", "https://a.example"),
  "site.map": fc.constantFrom("https://www.openstreetmap.org/?mlat=21.1904&mlon=81.2849", "https://a.example/map"),
  "site.emails.general": fc.constantFrom("purchase.and.orders@gruhudyog.example.in", "a@b.example"),
  "site.emails.trade": fc.constantFrom("distributors.central-india@gruhudyog.example.in", "c@b.example"),
  "site.hours.opens": fc.constantFrom("07:05", "10:30"),
  "site.hours.closes": fc.constantFrom("12:00", "19:30"),
  // The specification gives the state code.
  "site.gstin": fc.stringMatching(/^22[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
  "products.price": fc.constantFrom("5gm, 250gm, 1000gm", "25kg, 50gm", "1 kg,100 KG"),
  "products.colour": colours,
  "spices.colour": colours,
  "recipes.spices.amount": amounts,
  "recipes.ingredients.amount": amounts,
  "recipes.emoji": fc.constantFrom("🥛", "🍛", "👩🏽‍🌾", "🇮🇳"),
};

/**
 * What stays: whose words are verified, how strong each state is and what the buttons do, which the specification sets,
 * and the word for loose goods, because its pattern allows any script.
 */
const kept = [
  "pages/home.testimonials.quotes.isVerified",
  "pages/home.regions.states.region",
  "pages/home.regions.states.status",
  "pages/distributors.reach.states.region",
  "pages/distributors.reach.states.status",
  "controls.specified",
  "controls.launch",
  "catalogue.loose",
];
