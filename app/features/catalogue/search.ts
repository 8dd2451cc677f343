import { latinDigits } from "../../text/numbers.ts";

/** What the search of the launch set reads of a product or spice. */
export interface SearchedBySound {
  name: string;
  /** Its names in the other language, and other spellings. */
  otherNames?: readonly string[] | undefined;
  /** What it shares with others: the names of its category, the brand, and its packs. */
  kinds?: readonly string[] | undefined;
}

/**
 * The products that a search finds in the launch set, in the given order: those of which a word of the names sounds like
 * each word of the query, or begins like it, in any order (docs/searches.md). "powder" and the like count only if that
 * finds something: "chicken masala powder" → Chicken Masala, but "jeera powder" → Jeera Powder and not the seeds.
 *
 * @param query all products if it is empty
 */
export function searchBySound<Product extends SearchedBySound>(products: readonly Product[], query: string): Product[] {
  const written = wordsIn(query);
  if (written.length === 0) return query ? [] : [...products];
  const find = (words: readonly string[]) =>
    products.filter((product) => {
      const known = spellingsOf(product);
      return words.every((word) => isBeginning(word, known)) || isBeginning(words.join(""), known); // "aam choor"
    });
  const said = written.filter((word) => !ignored.has(word));
  // Weights and numbers count only alone: who asks for 1kg of a spice that is sold by 500gm is shown the spice.
  const names = said.filter((word) => !/^\d/.test(word));
  // "ka" says nothing, but alone it may be the beginning of "kasoori".
  const asked = [names, said, written].find((words) => words.length > 0) ?? [];
  const found = find(asked);
  return found.length > 0 ? found : find(asked.filter((word) => !ignored.has(word) && !meansPowder.has(soundOf(word))));
}

/** A word as it is written, without case and marks, and its sound. */
type Spelling = readonly [letters: string, sound: string];

/** Whether one of these words begins with a word: with its letters, or with its sound, unless that is very short. */
function isBeginning(word: string, known: readonly Spelling[]): boolean {
  const wanted = soundOf(word);
  const isSound = wanted.length > 2 && !ignored.has(word); // मसाले, which means all spices, sounds like मसाला, a blend.
  return known.some(([letters, sound]) => letters.startsWith(word) || (isSound && sound.startsWith(wanted)));
}

const spellings = new WeakMap<SearchedBySound, readonly Spelling[]>();

/** The words of a product, and its names without spaces: "kasoorimethi". Cached, because each keystroke searches. */
function spellingsOf(product: SearchedBySound): readonly Spelling[] {
  const cached = spellings.get(product);
  if (cached) return cached;
  const { name, otherNames = [], kinds: shared = [] } = product;
  const names = [name, ...otherNames].map(wordsIn).flatMap(sequencesOf);
  // Without "मसाला" and "spice": खड़ा मसाला is no blend.
  const kinds = shared.flatMap(wordsIn).filter((word) => soundOf(word) !== soundOf("masala") && !ignored.has(word));
  const known = Array.from(new Set([...names, ...kinds]), (word) => [word, soundOf(word)] as const);
  spellings.set(product, known);
  return known;
}

/** All sequences of consecutive words, joined: "kasoori methi" → `kasoori`, `kasoorimethi`, `methi`. */
const sequencesOf = (words: readonly string[]) =>
  words.flatMap((_, from) => words.slice(from).map((_, length) => words.slice(from, from + length + 1).join("")));

/**
 * The words of a text, without case, accents, nukta, full-width letters, invisible characters, emoji and punctuation. A
 * weight is one word: `10 kilo` → `10kg`.
 */
function wordsIn(text: string): string[] {
  const plain = latinDigits(text.normalize("NFKD"))
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
    "ka ki ke ko me wala wali aur hua hui chahiye bhav bhaav daam khula thok asli shuddh aadha masale spice spices",
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
export function soundOf(word: string): string {
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
