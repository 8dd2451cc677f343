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
  const wishes = whole.isCertain ? [] : wishesIn(query, [...products, ...others]);
  const results = wishes.map((wish) => ({ wish, ...searchForOne(products, wish) }));
  const certain = results.filter(({ isCertain }) => isCertain);
  if (certain.length === 0)
    return { products: whole.products, isGuess: !whole.isCertain && whole.products.length > 0, missing: [] };
  return {
    products: products.filter((product) => certain.some((result) => result.products.includes(product))),
    isGuess: false,
    missing: results.filter(({ isCertain }) => !isCertain).map(({ wish }) => wish),
  };
}

const separators =
  /[,;/|&+।↵]|(?<![\p{L}\p{M}])(?:and|n|or|with|plus|aur|au|ya|ani|tatha|evam|और|या|व|एवं|तथा|आणि|ଓ|ଆଉ)(?![\p{L}\p{M}])/iu;

/** The parts of a query with an "and" in it, else its words if each is by itself the name of a spice: "jeera dhania". */
function wishesIn(query: string, known: readonly SearchedBySound[]): string[] {
  const parts = new Set(query.split(separators).map((part) => part.trim()));
  if (parts.size > 1) return [...parts].filter((part) => wordsIn(part).length > 0);
  const words = wordsIn(query).filter((word) => !/^\d/.test(word) && !ignored.has(word) && !isForm(word));
  const nouns = known.flatMap((spice) => spellingsOf(spice).nouns);
  return words.length > 1 && words.every((word) => word.length > 2 && likeness(word, nouns) === 2) ? words : [];
}

/**
 * The products of which a word of the names sounds like each word of the query, or begins like it, in any order; if there
 * are none, those that may be meant. "powder" and the like count only if that finds something: "chicken masala powder" →
 * Chicken Masala, but "jeera powder" → Jeera Powder and not the seeds.
 */
function searchForOne<Product extends SearchedBySound>(products: readonly Product[], query: string) {
  const written = wordsIn(query);
  if (written.length === 0) return { products: query ? [] : [...products], isCertain: query === "" };
  const find = (words: readonly string[], least: number) =>
    products.filter((product) => {
      const known = spellingsOf(product).words;
      return words.every((word) => likeness(word, known) >= least) || likeness(words.join(""), known) >= least; // "aam choor"
    });
  const said = written.filter((word) => !ignored.has(word));
  // Weights and numbers count only alone: who asks for 1kg of a spice that is sold by 500gm is shown the spice.
  const names = said.filter((word) => !/^\d/.test(word));
  const asked = names.length > 0 ? names : said;
  const withoutPowder = asked.filter((word) => word !== "powder");
  const certain = [asked, withoutPowder].map((words) => find(words, 2)).find((found) => found.length > 0);
  return { products: certain ?? find(withoutPowder, 1), isCertain: certain !== undefined };
}

/**
 * How well a word, or the word without its plural ending, is the beginning of one of these: 2 with its letters or its
 * sound, 1 with a sound in which it may only happen to agree, because its vowels do not ("moti" and "methi", "mera" and
 * "mirch"), 0 otherwise. Very short sounds do not count.
 */
function likeness(word: string, known: readonly Spelling[]): number {
  const { sound, vowel, isWhole } = spell(word);
  const levels = known.map((other) => {
    if (other.letters.startsWith(word)) return 2;
    if (sound.length < 3 || !other.sound.startsWith(sound)) return 0;
    const mayAgree = vowel === other.vowel || !/[aeo]/.test(vowel) || !/[aeo]/.test(other.vowel);
    return mayAgree && (!isWhole || (other.isWhole && other.sound === sound)) ? 2 : 1;
  });
  const stem = word.replace(pluralEnding, "");
  return Math.max(...levels, stem === word ? 0 : likeness(stem, known));
}

/** मिर्चें, मिर्चों, मिर्चियाँ; mirchen, mirchon, mirchiyan. */
const pluralEnding =
  /(?<=...)(?:\u0947|[\u0947\u094b]?[\u0901\u0902]|ि?या[\u0901\u0902]|ियो\u0902|iyaa?n|iyon|on|ei?n|e)$/u;

const spellings = new WeakMap<SearchedBySound, Record<"words" | "nouns", Spelling[]>>();

/**
 * The words of a product and all sequences of them, joined ("kasoorimethi"), and apart the nouns: the last of each name.
 * Cached, because each keystroke searches.
 */
function spellingsOf(product: SearchedBySound) {
  const cached = spellings.get(product);
  if (cached) return cached;
  const { name, otherNames = [], kinds = [] } = product;
  const names = [name, ...otherNames].map(wordsIn);
  const joined = (words: readonly string[]) =>
    words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join("")));
  // Without forms: खड़ा मसाला is no blend.
  const shared = kinds.flatMap(wordsIn).filter((word) => !isForm(word) && !ignored.has(word));
  const known = {
    words: [...new Set([...names.flatMap(joined), ...shared])].map(spell),
    nouns: names.flatMap((words) => words.findLast((word) => !isForm(word)) ?? []).map(spell),
  };
  spellings.set(product, known);
  return known;
}

/**
 * The words of a text, without case, accents, nukta, full-width letters, invisible characters, emoji and punctuation. A
 * weight is one word: `10 kilo` → `10kg`; all that mean powder are one, too. Unicode lists the letters of Odia and its
 * sisters in the order of Devanagari.
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
  return Array.from(plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => (meansPowder(word) ? "powder" : word));
}

/** Words that say nothing about a spice. */
const ignored = new Set(
  [
    "a the of for and with i want need buy best fresh pure price rate cost pack packet loose bulk kilo kg gm half",
    "ka ki ke ko me wala wali aur hua hui chahiye bhav bhaav daam khula thok asli shuddh aadha adha pav masale spice spices",
    "का की के को में वाला वाली और हुआ हुई चाहिए भाव दाम रेट पैकेट खुला थोक असली शुद्ध आधा पाव किलो मसाले मसालों",
  ].flatMap((line) => line.split(" ")),
);

/** The letters of each sound, with `:` before them; others stand for themselves. Aspirated consonants equal plain ones. */
const lettersOf = [
  "k: c q ck kh क ख; ks: x; g: gh ग घ; c: ch chh च छ; j: z jh ज झ",
  "t: th ट ठ त थ; d: dh ड ढ द ध; n: ङ ञ ण न ँ ं; p: प; f: ph फ; b: bh ब भ; m: म",
  "r: र; ri: ऋ ृ; l: ल ळ; s: ce sh श ष स; si: ci; h: ह",
  "i: y ea ee य इ ई ि ी; u: v w oo व उ ऊ औ ु ू ौ; a: अ आ ा ः; e: ए ऐ े ै; o: ओ ऑ ो ॉ",
].flatMap((line) => line.split("; "));
const sounds = new Map(
  lettersOf.flatMap((line) => {
    const [sound = "", letters = ""] = line.split(": ");
    return letters.split(" ").map((letter) => [letter, sound]);
  }),
);
const anyLetters = new RegExp([...sounds.keys()].toSorted((a, b) => b.length - a.length).join("|"), "g");

/** A word as it is written, without case and marks, and how it sounds. */
type Spelling = ReturnType<typeof spell>;

/**
 * The sound of a word in Latin or Devanagari letters is its consonants, every i and u, and an `a` if it begins with another
 * vowel: people write those in every way, or leave them out. "dhaniya", "dhania", "धनिया" → `dni`; "aamchoor" → `amcur`.
 */
function spell(word: string) {
  const spoken = word
    .replace(/(?<=...)s$/, "") // chillies
    .replace(/([^eo\d])\1+/g, "$1")
    .replace(/[\u0915-\u0939](?![\u093e-\u094d])/g, "$&a") // A consonant without a sign has an a.
    .replace(/ai(?=[a-z])/g, "e") // maithi, but khatai
    .replace(anyLetters, (letters) => sounds.get(letters) ?? "");
  const sound = spoken
    .replace(/[aeo]/g, "")
    .replace(/(.)\u094d\1/g, "$1") // The same consonant twice, joined by a virama: चिक्कन
    .replace(/\u094d/g, "")
    .replace(/([iu])\1+/g, "$1");
  return {
    letters: word,
    sound: /^[aeo]/.test(spoken) ? `a${sound}` : sound,
    vowel: /[aeiou]/.exec(spoken)?.[0] ?? "",
    /** It ends with a vowel of those that are left out: then it is no beginning. */
    isWhole: /[aeo\u093e\u0947\u094b]$/.test(word),
  };
}

/** Whether a word sounds like one of these. */
const soundsLike = (all: string) => {
  const known = new Set(all.split(" ").map((word) => spell(word).sound));
  return (word: string) => known.has(spell(word).sound);
};
/** Also पिसा, चूर्ण, Marathi पूड, Odia gunda, Chhattisgarhi बुकनी. */
const meansPowder = soundsLike("powder pdr pud ground pisa pisi churn gunda bukni");
/** Words that name no spice, but a form of one. */
const isForm = soundsLike("powder masala seed leaf leaves patta patti dana beej");
