import { defaultLanguage, type Language } from "../languages.ts";
import type { Price } from "../packs/packs.ts";
import { isOneLetterOff, soundOf, wordsIn } from "./spelling.ts";

/** The product fields that a search looks at. */
export interface Searchable {
  name: string;
  tag: string;
  price: Pick<Price, "text">;
  /** Names in other languages and other spellings, one per line. */
  searchTerms: string;
  /** What the category and the brand are called in every language, one per line. Only the beginnings of words count. */
  kindTerms: string;
  /** Tags in other languages, one per line; likewise. */
  otherTags: string;
}

/**
 * The products that a search finds, in their given order, whatever their category. Each step is taken only if those
 * before it find nothing:
 *
 * 1. On English pages, any part of the name or tag, ignoring case (docs/specification.md, 5.3).
 * 2. The same phrase there or from the start of a word in other names and spellings. Hindi pages begin here.
 * 3. Both again, without punctuation, emoji, invisible characters.
 * 4. All words, in any order. Words like "powder" and weights may be missing, if others are found.
 * 5. The same by sound, and at last with one letter off.
 */
export function matching<Product extends Searchable>(
  products: readonly Product[],
  query: string,
  language: Language,
): Product[] {
  const typed = query.trim().toLowerCase();
  if (!typed) return [...products];
  const words = wordsIn(query);
  const plain = words.join(" ");
  const isSpecified = language === defaultLanguage;
  const found = (isFound: (texts: SearchTexts) => boolean) => products.filter((product) => isFound(textsOf(product)));
  const steps = [
    () =>
      isSpecified
        ? products.filter(({ name, tag }) => [name, tag].some((text) => text.toLowerCase().includes(typed)))
        : [],
    () => found((texts) => hasPhrase(texts.own, texts.others, withoutNukta(typed))),
    () => (plain && isSpecified ? found((texts) => texts.plainOwn.includes(plain)) : []),
    () => (plain ? found((texts) => hasPhrase(texts.plainOwn, texts.plainOthers, plain)) : []),
    ...(plain ? comparisons.map((_, index) => () => withWords(products, words, comparisons.slice(0, index + 1))) : []),
  ];
  for (const step of steps) {
    const result = step();
    if (result.length > 0) return result;
  }
  // Without the emoji or full stop that it consists of, this is no search.
  return words.length === 0 ? [...products] : [];
}

/** A product's texts as searches compare them. */
type SearchTexts = ReturnType<typeof foldedTexts>;

/** The texts of each product: they are folded once, not on every key. */
const folded = new WeakMap<Searchable, SearchTexts>();

function textsOf(product: Searchable): SearchTexts {
  const known = folded.get(product) ?? foldedTexts(product);
  folded.set(product, known);
  return known;
}

function foldedTexts({ name, tag, price, searchTerms, kindTerms, otherTags }: Searchable) {
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
    // "Whole spice", "खड़ा मसाला" and "सारे मसाले" are no masala.
    kinds: kindTerms
      .split("\n")
      .flatMap(wordsIn)
      .filter((word) => word !== "masala"),
    packs: wordsIn(price.text),
    tags: [...tagWords, ...otherTags.split("\n").flatMap(wordsIn)],
  };
}

/** Whether a phrase is in a product's own name or tag, or starts with a word of another name: atta is not in "methi patta". */
function hasPhrase(own: string, others: string, phrase: string): boolean {
  return own.includes(phrase) || ` ${others}`.replaceAll("\n", "\n ").includes(` ${phrase}`);
}

/** The words that stand together in a name, joined: `kasoori`, `kasoorimethi`, `methi`. */
function sequencesOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((_, length) => words.slice(from, from + length + 1).join("")),
  );
}

/**
 * A text without what people type differently in Hindi: the nukta (ज़ or ज), whether it is part of the letter or added
 * to it, and the invisible joiners.
 */
function withoutNukta(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u093c\u200c\u200d]/g, "")
    .normalize();
}

/** How a word of a search may match a product, from strict to loose. */
const comparisons: ((word: string, texts: SearchTexts) => boolean)[] = [
  (word, { names, kinds, packs }) =>
    packs.includes(word) || [...names, ...kinds].some((other) => other.startsWith(word)),
  (word, { tags }) => tags.some((other) => other.startsWith(word)),
  (word, { names, kinds }) =>
    isLongSound(word) && [...names, ...kinds].some((other) => soundOf(other) === soundOf(word)),
  (word, { names }) => isLongSound(word) && names.some((name) => soundOf(name).startsWith(soundOf(word))),
  (word, { names }) =>
    names.some((name) => word[0] === name[0] && isOneLetterOff(word, name) && isSurelyMistyped(word, name)),
];

/** Whether a word can be told from others by its sound. */
const isLongSound = (word: string) => soundOf(word).length >= 3;

/**
 * Whether a word with one letter off is another word misspelt. A short one may be a word of its own: chole, chile;
 * chini, chili. Devanagari has fewer letters.
 */
function isSurelyMistyped(word: string, name: string): boolean {
  const letters = Math.max(word.length, name.length) + (/[\u0900-\u097f]/.test(word) ? 1 : 0);
  const isSwapped = [...word].sort().join("") === [...name].sort().join("");
  const isReplaced = word.length === name.length && !isSwapped;
  return letters >= (isReplaced && consonantsOf(name).length < 3 ? 6 : 5);
}

const consonantsOf = (word: string) => soundOf(word).replace(/[aiu]/g, "");

/**
 * The products with all words that say most about a product; of these, the products with most of the other words.
 * "jeera powder 1kg" → Jeera Powder, though it has no such pack; "10kg" → all products that have it.
 */
function withWords<Product extends Searchable>(
  products: readonly Product[],
  words: readonly string[],
  alike: typeof comparisons,
): Product[] {
  const heaviest = Math.max(...words.map(weightOf));
  const [needed, lighter] = [true, false].map((isNeeded) =>
    words.filter((word) => (weightOf(word) === heaviest) === isNeeded),
  ) as [string[], string[]]; // As many as there are values above.
  const has = (product: Product, word: string) => alike.some((isAlike) => isAlike(word, textsOf(product)));
  const found = products
    // "kas uri" is one word.
    .filter((product) => needed.every((word) => has(product, word)) || has(product, needed.join("")))
    .map((product) => ({ product, others: lighter.filter((word) => has(product, word)).length }));
  const most = Math.max(...found.map(({ others }) => others));
  return found.filter(({ others }) => others === most).map(({ product }) => product);
}

/** How much a word says about what is looked for. */
function weightOf(word: string): number {
  if (word === "masala" || word === "spices") return 3;
  if (word === "powder") return 2;
  if (/^[\d.]+g$/.test(word)) return 1;
  return /^\d+$/.test(word) || fillers.has(word) ? 0 : 4;
}

/** Words that people add to the name of a spice, as `wordsIn` folds them. */
const fillers = new Set(
  [
    "a an the of for and with in to i want need buy order please pls best quality good fresh pure original",
    "ka ki ke ko se me mein wala wali wale aur hua hui chahiye chaiye dena do bhai ek asli shuddh",
    "का की के को से में वाला वाली वाले और हुआ हुई चाहिए दीजिए दो एक असली शुद्ध",
    "pack packs packet packets pkt pouch pouches kg kgs kilo gm gms loose bulk wholesale khula khuli thok",
    "पैक पैकेट पुडिया किलो खुला खुली थोक",
    "price prices rate rates cost bhav bhaav daam dam mrp भाव दाम कीमत रेट",
  ].flatMap((line) => line.split(" ")),
);
