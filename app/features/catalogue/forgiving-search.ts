import type { Price } from "../../content/packs.ts";
import { defaultLanguage, type Language } from "../../site/languages.ts";
import { type Searchable, searchProducts } from "./search.ts";
import { isOneLetterOff, soundOf, wordsIn } from "./spelling.ts";

/** The product fields that a forgiving search reads. */
export interface ForgivinglySearchable extends Searchable {
  price: Pick<Price, "text">;
  /** Names in other languages and other spellings, one per line. */
  searchTerms: string;
  /** The names of the category and the brand in every language, one per line. Matched from the start of words only. */
  kindTerms: string;
  /** Tags in other languages, one per line. Matched from the start of words only. */
  otherTags: string;
}

/**
 * The products that a search finds, in the given order, also by other names and spellings. Each step is a fallback: it
 * runs only if those before it find nothing.
 *
 * 1. On English pages, and for nothing but a nukta or joiner, the specification's rule (search.ts).
 * 2. The same phrase there or from the start of a word in other names and spellings. Hindi pages begin here.
 * 3. Both again, without punctuation, emoji, invisible characters.
 * 4. All words, in any order. Words like "powder" and weights may be missing, if others are found.
 * 5. The same by sound, and at last with one letter off.
 */
export function searchForgivingly<Product extends ForgivinglySearchable>(
  products: readonly Product[],
  query: string,
  language: Language,
): Product[] {
  if (!query) return [...products];
  const phrase = withoutNukta(query.toLowerCase());
  const words = wordsIn(query);
  const plain = words.join(" ");
  const isSpecified = language === defaultLanguage;
  const found = (isFound: (texts: SearchTexts) => boolean) => products.filter((product) => isFound(textsOf(product)));
  const steps = [
    () => (isSpecified || !phrase ? searchProducts(products, query) : []),
    () => (phrase ? found((texts) => hasPhrase(texts.own, texts.others, phrase)) : []),
    () => (plain && isSpecified ? found((texts) => texts.plainOwn.includes(plain)) : []),
    () => (plain ? found((texts) => hasPhrase(texts.plainOwn, texts.plainOthers, plain)) : []),
    ...(plain
      ? comparisons.map((_, index) => () => matchingWords(products, words, comparisons.slice(0, index + 1)))
      : []),
  ];
  for (const step of steps) {
    const result = step();
    if (result.length > 0) return result;
  }
  return [];
}

/** A product's texts, normalised for comparison. */
type SearchTexts = ReturnType<typeof normalisedTexts>;

/** Caches the normalised texts of each product, so that they are not computed on every keystroke. */
const normalised = new WeakMap<ForgivinglySearchable, SearchTexts>();

function textsOf(product: ForgivinglySearchable): SearchTexts {
  const texts = normalised.get(product) ?? normalisedTexts(product);
  normalised.set(product, texts);
  return texts;
}

function normalisedTexts({ name, tag, price, searchTerms, kindTerms, otherTags }: ForgivinglySearchable) {
  const [ownName = [], ...otherNames] = [name, ...searchTerms.split("\n")].map(wordsIn);
  const tagWords = wordsIn(tag);
  const plain = (texts: readonly string[][]) => texts.map((words) => words.join(" ")).join("\n");
  const names = [ownName, ...otherNames].flatMap(sequencesOf);
  return {
    own: withoutNukta(`${name}\n${tag}`.toLowerCase()),
    others: withoutNukta(searchTerms.toLowerCase()),
    plainOwn: plain([ownName, tagWords]),
    plainOthers: plain(otherNames),
    names: [...new Set(names)],
    // Categories such as "खड़ा मसाला" (whole spice) must not match a search for masala, the blend.
    kinds: kindTerms
      .split("\n")
      .flatMap(wordsIn)
      .filter((word) => word !== "masala"),
    packs: wordsIn(price.text),
    tags: [...tagWords, ...otherTags.split("\n").flatMap(wordsIn)],
  };
}

/** Whether a phrase is in the product's own texts, or starts at a word of another name: not "atta" in "methi patta". */
function hasPhrase(own: string, others: string, phrase: string): boolean {
  return own.includes(phrase) || ` ${others}`.replaceAll("\n", "\n ").includes(` ${phrase}`);
}

/** All sequences of consecutive words, joined: "kasoori methi" → `kasoori`, `kasoorimethi`, `methi`. */
function sequencesOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((_, length) => words.slice(from, from + length + 1).join("")),
  );
}

/**
 * Removes the nukta (ज़ → ज), composed or decomposed, and zero-width joiners, which people type or leave out.
 */
function withoutNukta(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u093c\u200c\u200d]/g, "")
    .normalize();
}

/** How a word of a search may match a product, from strict to fuzzy. */
const comparisons: ((word: string, texts: SearchTexts) => boolean)[] = [
  (word, { names, kinds, packs }) =>
    packs.includes(word) || [...names, ...kinds].some((other) => other.startsWith(word)),
  (word, { tags }) => tags.some((other) => other.startsWith(word)),
  (word, { names, kinds }) =>
    isLongSound(word) && [...names, ...kinds].some((other) => soundOf(other) === soundOf(word)),
  (word, { names }) => isLongSound(word) && names.some((name) => soundOf(name).startsWith(soundOf(word))),
  (word, { names }) =>
    names.some((name) => word[0] === name[0] && isOneLetterOff(word, name) && isClearTypo(word, name)),
];

/** Whether a word's sound is long enough to compare. */
const isLongSound = (word: string) => soundOf(word).length >= 3;

/**
 * Whether a word with one letter off is a typo of a name. A short one may be another word: chole and chile, chini and
 * chili. In Devanagari, shorter words count, because vowels take fewer letters.
 */
function isClearTypo(word: string, name: string): boolean {
  const letters = Math.max(word.length, name.length) + (/[\u0900-\u097f]/.test(word) ? 1 : 0);
  const isSwapped = [...word].sort().join("") === [...name].sort().join("");
  const isReplaced = word.length === name.length && !isSwapped;
  return letters >= (isReplaced && consonantsOf(name).length < 3 ? 6 : 5);
}

const consonantsOf = (word: string) => soundOf(word).replace(/[aiu]/g, "");

/**
 * The products that match all of the most important words, and of these the ones that match most of the other words.
 * "jeera powder 1kg" → Jeera Powder, although it has no such pack; "10kg" → all products with that pack.
 */
function matchingWords<Product extends ForgivinglySearchable>(
  products: readonly Product[],
  words: readonly string[],
  allowed: typeof comparisons,
): Product[] {
  const highest = Math.max(...words.map(importanceOf));
  const [needed, optional] = [true, false].map((isNeeded) =>
    words.filter((word) => (importanceOf(word) === highest) === isNeeded),
  ) as [string[], string[]]; // As many as there are values above.
  const has = (product: Product, word: string) => allowed.some((matches) => matches(word, textsOf(product)));
  const found = products
    // "kas uri" is one word.
    .filter((product) => needed.every((word) => has(product, word)) || has(product, needed.join("")))
    .map((product) => ({ product, others: optional.filter((word) => has(product, word)).length }));
  const maxOthers = Math.max(...found.map(({ others }) => others));
  return found.filter(({ others }) => others === maxOthers).map(({ product }) => product);
}

/** How much a word says: the name of a spice says more than "powder" or a pack size. */
function importanceOf(word: string): number {
  if (word === "masala" || word === "spices") return 3;
  if (word === "powder") return 2;
  if (/^[\d.]+g$/.test(word)) return 1;
  return /^\d+$/.test(word) || stopWords.has(word) ? 0 : 4;
}

/** Stop words, as `wordsIn` normalises them. */
const stopWords = new Set(
  [
    "a an the of for and with in to i want need buy order please pls best quality good fresh pure original",
    "ka ki ke ko se me mein wala wali wale aur hua hui chahiye chaiye dena do bhai ek asli shuddh",
    "का की के को से में वाला वाली वाले और हुआ हुई चाहिए दीजिए दो एक असली शुद्ध",
    "pack packs packet packets pkt pouch pouches kg kgs kilo gm gms loose bulk wholesale khula khuli thok",
    "पैक पैकेट पुडिया किलो खुला खुली थोक",
    "price prices rate rates cost bhav bhaav daam dam mrp भाव दाम कीमत रेट",
  ].flatMap((line) => line.split(" ")),
);
