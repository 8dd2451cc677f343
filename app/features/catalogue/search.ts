import { latinDigits } from "../../text/numbers.ts";

/** What the search of the launch set reads of a product or spice. */
export interface SearchedBySound {
  name: string;
  /** Its names in the other language, and other spellings. */
  otherNames?: readonly string[] | undefined;
  /** What it shares with others: the names of its category, the brand, and its packs. */
  kinds?: readonly string[] | undefined;
}

/** What a search finds, in the given order. */
export interface Found<Product> {
  products: Product[];
  /** Whether the products only sound similar: "moti" is not certainly "methi". */
  isGuess: boolean;
  /** Of a search for several spices, those that are no products: "haldi" of "haldi aur mirch". */
  missing: string[];
}

/**
 * Searches the products in the launch set (docs/searches.md). If none has all words of the query, it may ask for several:
 * "chilli and coriander". Only if that finds nothing, either, products are guessed.
 *
 * @param query all products if it is empty
 * @param others spices that are no products, so that "haldi mirch" is read as two wishes
 */
export function searchBySound<Product extends SearchedBySound>(
  products: readonly Product[],
  query: string,
  others: readonly SearchedBySound[] = [],
): Found<Product> {
  const whole = searchForOne(products, query);
  const wishes = whole.products.length > 0 && !whole.isGuess ? [] : wishesIn(query, [...products, ...others]);
  const results = wishes.map((wish) => ({ wish, ...searchForOne(products, wish) }));
  const certain = results.filter(({ products, isGuess }) => products.length > 0 && !isGuess);
  if (certain.length === 0) return { ...whole, missing: [] };
  const found = new Set(certain.flatMap(({ products }) => products));
  return {
    products: products.filter((product) => found.has(product)),
    isGuess: false,
    missing: results.filter((result) => !certain.includes(result)).map(({ wish }) => wish),
  };
}

/** The parts of a query with an "and" in it, else its words if each is by itself the name of a spice: "jeera dhania". */
function wishesIn(query: string, known: readonly SearchedBySound[]): string[] {
  const parts = new Set(query.split(separators).map((part) => part.trim()));
  if (parts.size > 1) return [...parts].filter((part) => wordsIn(part).length > 0);
  const words = wordsIn(query).filter((word) => !/^\d/.test(word) && !ignored.has(word) && !isForm(word));
  const nouns = known.flatMap((spice) => spellingsOf(spice).nouns);
  return words.length > 1 && words.every((word) => word.length > 2 && likeness(word, nouns) === 2) ? words : [];
}

const separators =
  /[,;/|&+।↵]|(?<![\p{L}\p{M}])(?:and|n|or|with|plus|aur|au|ya|ani|tatha|evam|और|या|व|एवं|तथा|आणि|ଓ|ଆଉ)(?![\p{L}\p{M}])/iu;

/**
 * The products of which a word of the names sounds like each word of the query, or begins like it, in any order; if there
 * are none, those that may be meant. "powder" and the like count only if that finds something: "chicken masala powder" →
 * Chicken Masala, but "jeera powder" → Jeera Powder and not the seeds.
 */
function searchForOne<Product extends SearchedBySound>(products: readonly Product[], query: string) {
  const written = wordsIn(query);
  if (written.length === 0) return { products: query ? [] : [...products], isGuess: false };
  const find = (words: readonly string[], least: number) =>
    products.filter((product) => {
      const { words: known } = spellingsOf(product);
      return words.every((word) => likeness(word, known) >= least) || likeness(words.join(""), known) >= least; // "aam choor"
    });
  const said = written.filter((word) => !ignored.has(word));
  // Weights and numbers count only alone: who asks for 1kg of a spice that is sold by 500gm is shown the spice.
  const names = said.filter((word) => !/^\d/.test(word));
  // "ka" says nothing, but alone it may be the beginning of "kasoori".
  const asked = [names, said, written].find((words) => words.length > 0) ?? [];
  const withoutPowder = asked.filter((word) => !ignored.has(word) && !meansPowder.has(soundOf(word)));
  const asPowder = asked.map((word) => (meansPowder.has(soundOf(word)) ? "powder" : word));
  const certain = [asked, asPowder, withoutPowder].map((words) => find(words, 2)).find((found) => found.length > 0);
  const found = certain ?? find(withoutPowder, 1);
  return { products: found, isGuess: !certain && found.length > 0 };
}

/** A word as it is written, without case and marks, and its sound. */
type Spelling = readonly [letters: string, sound: string];

/**
 * How well a word, or the word without its plural ending, is the beginning of one of these: 2 with its letters or its
 * sound, 1 with a sound in which it may only happen to agree, because soundOf leaves out most vowels ("moti" and "methi",
 * "mera" and "mirch"), 0 otherwise. Very short sounds do not count.
 */
function likeness(word: string, known: readonly Spelling[]): number {
  const wanted = soundOf(word);
  const isSound = wanted.length > 2 && !ignored.has(word); // मसाले, which means all spices, sounds like मसाला, a blend.
  const similar = known.filter(([letters, sound]) => letters.startsWith(word) || (isSound && sound.startsWith(wanted)));
  const isCertain = similar.some(
    ([letters, sound]) =>
      letters.startsWith(word) ||
      (mayAgree(word, letters) && (!endsOpen(word) || (endsOpen(letters) && sound === wanted))),
  );
  if (isCertain) return 2;
  const guess = similar.length > 0 ? 1 : 0;
  const stem = ignored.has(word) ? word : word.replace(pluralEnding, "");
  return stem === word ? guess : Math.max(guess, likeness(stem, known));
}

/** Whether a word ends with a vowel that soundOf leaves out: then it is whole, and no beginning. */
const endsOpen = (word: string) => /[aeo\u093e\u0947\u094b]$/.test(word);

/** मिर्चें, मिर्चों, मिर्चियाँ; mirchen, mirchon, mirchiyan. */
const pluralEnding =
  /(?<=...)(?:\u0947|[\u0947\u094b]?[\u0901\u0902]|ि?या[\u0901\u0902]|ियो\u0902|iyaa?n|iyon|on|ei?n|e)$/u;

/** Whether the first vowels of two words that sound alike are not different ones of those that soundOf leaves out. */
function mayAgree(word: string, other: string): boolean {
  const [one = "", two = ""] = [firstVowel(word), firstVowel(other)];
  return one === two || !/[aeo]/.test(one) || !/[aeo]/.test(two);
}

const firstVowel = (word: string) =>
  word
    .replace(/[\u0915-\u0939](?![\u093e-\u094d])/g, "$&a") // A consonant without a sign has an a.
    .replace(/ai(?=[a-z])|[एऐ\u0947\u0948]/g, "e")
    .replace(/ee|ea|oo|au|[इईउऊऔ\u093f-\u0942\u094c]/g, "i")
    .replace(/[ओऑ\u0949\u094b]/g, "o")
    .replace(/[अआ\u093e]/g, "a")
    .match(/[aeiou]/)?.[0];

interface Spellings {
  /** Its words, and its names without spaces: "kasoorimethi". */
  words: readonly Spelling[];
  /** The words that name it alone, without "powder" or "seed": the last of each name, "methi". */
  nouns: readonly Spelling[];
}
const spellings = new WeakMap<SearchedBySound, Spellings>();

/** The words of a product. Cached, because each keystroke searches. */
function spellingsOf(product: SearchedBySound): Spellings {
  const cached = spellings.get(product);
  if (cached) return cached;
  const { name, otherNames = [], kinds: shared = [] } = product;
  const names = [name, ...otherNames].map(wordsIn);
  // Without "मसाला" and "spice": खड़ा मसाला is no blend.
  const kinds = shared.flatMap(wordsIn).filter((word) => soundOf(word) !== soundOf("masala") && !ignored.has(word));
  const spelled = (words: readonly string[]) => Array.from(new Set(words), (word) => [word, soundOf(word)] as const);
  const known = {
    words: spelled([...names.flatMap(sequencesOf), ...kinds]),
    nouns: spelled(names.flatMap((words) => words.findLast((word) => !isForm(word)) ?? [])),
  };
  spellings.set(product, known);
  return known;
}

/** All sequences of consecutive words, joined: "kasoori methi" → `kasoori`, `kasoorimethi`, `methi`. */
const sequencesOf = (words: readonly string[]) =>
  words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1).join("")));

/**
 * The words of a text, without case, accents, nukta, full-width letters, invisible characters, emoji and punctuation. A
 * weight is one word: `10 kilo` → `10kg`. Unicode lists the letters of Odia and its sisters in the order of Devanagari.
 */
function wordsIn(text: string): string[] {
  const devanagari = text
    .normalize("NFKC")
    .replace(/[\u0980-\u0d7f]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) % 0x80)));
  const plain = latinDigits(devanagari.normalize("NFKD"))
    .toLowerCase()
    .replace(/[\u0300-\u036f\u20d0-\u20ff\u093c'’`\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/(\d)[\s-]*(?:kgs?|kilos?|किलो)(?![\p{L}\p{M}])/gu, "$1kg ")
    .replace(/(\d)[\s-]*(?:g|gms?|grams?|ग्राम)(?![\p{L}\p{M}])/gu, "$1gm ");
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Words that say nothing about a spice. */
const ignored = new Set(
  [
    "a the of for and with i want need buy best fresh pure price rate cost pack packet loose bulk kilo kg gm half",
    "ka ki ke ko me wala wali aur hua hui chahiye bhav bhaav daam khula thok asli shuddh aadha adha pav masale spice spices",
    "का की के को में वाला वाली और हुआ हुई चाहिए भाव दाम रेट पैकेट खुला थोक असली शुद्ध आधा पाव किलो मसाले मसालों",
  ].flatMap((line) => line.split(" ")),
);

/**
 * The letters for each sound that `soundOf` distinguishes; other letters stand for themselves. Aspirated consonants
 * equal plain ones, w and v equal u, y equals i.
 */
const lettersOf: Readonly<Record<string, string>> = {
  k: "c q ck kh क ख",
  ks: "x",
  g: "gh ग घ",
  c: "ch chh च छ",
  j: "z jh ज झ",
  t: "th ट ठ त थ",
  d: "dh ड ढ द ध",
  n: "ङ ञ ण न ँ ं",
  p: "प",
  f: "ph फ",
  b: "bh ब भ",
  m: "म",
  r: "र",
  ri: "ऋ ृ",
  l: "ल ळ",
  s: "ce sh श ष स",
  si: "ci",
  h: "ह",
  i: "y ea ee य इ ई ि ी",
  u: "v w oo व उ ऊ औ ु ू ौ",
  // People write these in every way, or leave them out: garam, garm, gharam.
  "": "a e o अ आ ए ऐ ओ ऑ ा े ै ो ॉ ः",
};

const sounds = new Map(
  Object.entries(lettersOf).flatMap(([sound, all]) => all.split(" ").map((letters) => [letters, sound])),
);
const anyLetters = new RegExp([...sounds.keys()].toSorted((a, b) => b.length - a.length).join("|"), "g");

/**
 * A phonetic key of a word in Latin or Devanagari letters: its consonants, every i and u, and an `a` if it begins with
 * another vowel. "dhaniya", "dhania", "धनिया" → `dni`; "aamchoor", "अमचूर" → `amcur`.
 */
function soundOf(word: string): string {
  const sound = word
    .replace(/(?<=...)s$/, "") // chillies
    .replace(/([^eo\d])\1+/g, "$1")
    .replace(/ai(?=[a-z])/g, "e") // maithi, but khatai
    .replace(anyLetters, (letters) => sounds.get(letters) ?? "")
    .replace(/(.)\u094d\1/g, "$1") // The same consonant twice, joined by a virama: चिक्कन
    .replace(/\u094d/g, "")
    .replace(/n(?=[bp])/g, "m")
    .replace(/([iu])\1+/g, "$1");
  return /^[aeoअआएओऑऐ]/.test(word) && !/^[iu]/.test(sound) ? `a${sound}` : sound;
}

/** The sounds of words that mean powder: also पिसा, चूर्ण, Marathi पूड, Odia gunda, Chhattisgarhi बुकनी. */
const meansPowder = new Set("powder pdr pud ground pisa pisi churn gunda bukni".split(" ").map(soundOf));

/** The sounds of words that name no spice, but a form of one. */
const forms = new Set("masala seed leaf leaves patta patti dana beej".split(" ").map(soundOf));
const isForm = (word: string) => forms.has(soundOf(word)) || meansPowder.has(soundOf(word));
