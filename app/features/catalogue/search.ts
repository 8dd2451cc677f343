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
 * Searches the products in the launch set (docs/searches.md). If none has all words of the query, it may ask for several:
 * "chilli and coriander". Only if that finds nothing, either, products are guessed.
 *
 * @param query all products if it is empty
 * @param others spices that are no products, so that "haldi mirch" is read as two wishes
 * @returns `isGuess` if the products only sound similar ("moti" is not certainly "methi"); `missing` is what is certainly
 *   no product here: the query, or one of several wishes, "haldi" of "haldi aur mirch"
 */
export function searchBySound<Product extends SearchedBySound>(
  products: readonly Product[],
  query: string,
  others: readonly SearchedBySound[] = [],
) {
  const wishes = find(products, query).length > 0 ? [query] : wishesIn(query, [...products, ...others]);
  const results = wishes.map((wish) => find(products, wish));
  const missing = wishes.filter((_, index) => results[index]?.length === 0);
  const isCertain = missing.length < wishes.length;
  const found = new Set(isCertain ? results.flat() : find(products, query, true));
  return { products: products.filter((product) => found.has(product)), isGuess: !isCertain && found.size > 0, missing };
}

const separators =
  /[,;/|&+।↵]|(?<![\p{L}\p{M}])(?:and|n|or|with|plus|aur|au|ya|ani|tatha|evam|और|या|व|एवं|तथा|आणि|ଓ|ଆଉ)(?![\p{L}\p{M}])/iu;

/** The parts of a query with an "and" in it, else its words if each is by itself the name of a spice: "jeera dhania". */
function wishesIn(query: string, known: readonly SearchedBySound[]): string[] {
  const parts = [...new Set(query.split(separators).map((part) => part.trim()))];
  if (parts.length > 1) return parts.filter((part) => wordsIn(part).length > 0);
  const words = wordsIn(query).filter((word) => !/^\d/.test(word) && !ignored.includes(word) && !isForm(word));
  const nouns = known.flatMap((spice) => spellingsOf(spice).nouns);
  return words.length > 1 && words.every((word) => word.length > 2 && isLike(word, nouns)) ? words : [query];
}

/**
 * The products of which a word of the names sounds like each word of the query, or begins like it, in any order. "powder"
 * counts only if that finds something: "chicken masala powder" → Chicken Masala, but "jeera powder" → not the seeds.
 */
function find<Product extends SearchedBySound>(products: readonly Product[], query: string, isGuess = false) {
  const written = wordsIn(query);
  if (query && written.length === 0) return [];
  const said = written.filter((word) => !ignored.includes(word));
  // Weights and numbers count only alone: who asks for 1kg of a spice that is sold by 500gm is shown the spice.
  const names = said.filter((word) => !/^\d/.test(word));
  const asked = names.length > 0 ? names : said;
  const results = [asked, asked.filter((word) => word !== "powder")].map((words) =>
    products.filter((product) => {
      const known = spellingsOf(product).words;
      return words.every((word) => isLike(word, known, isGuess)) || isLike(words.join(""), known, isGuess); // "aam choor"
    }),
  );
  return results.find((found) => found.length > 0) ?? [];
}

/**
 * Whether a word is the beginning of one of these, with its letters or its sound. If the vowels do not agree ("moti" and
 * "methi", "mera" and "mirch"), it is only a guess. Very short sounds do not count.
 */
function isLike(word: string, known: readonly Spelling[], isGuess = false): boolean {
  const { consonants, sound, vowel } = spell(word);
  return known.some((other) => {
    if (other.letters.startsWith(word)) return true;
    if (consonants.length < 3) return false;
    if (isGuess) return other.sound.startsWith(consonants);
    return other.sound.startsWith(sound) && (vowel === other.vowel || !vowel || !other.vowel);
  });
}

const spellings = new WeakMap<SearchedBySound, Record<"words" | "nouns", Spelling[]>>();

/** The words of a product and of each name its end as one word ("kasoorimethi"); apart the nouns, the last of each name. */
function spellingsOf(product: SearchedBySound) {
  const cached = spellings.get(product);
  if (cached) return cached;
  const { name, otherNames = [], kinds = [] } = product;
  const names = [name, ...otherNames].map(wordsIn);
  // Without forms: खड़ा मसाला is no blend.
  const shared = kinds.flatMap(wordsIn).filter((word) => !isForm(word) && !ignored.includes(word));
  const endsOf = (words: readonly string[]) => words.map((_, from) => words.slice(from).join(""));
  const known = {
    words: [...names.flat(), ...names.flatMap(endsOf), ...shared].map(spell),
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
  const plain = latinDigits(text.normalize("NFKC"))
    .replace(/[\u0980-\u0d7f]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) % 0x80)))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u20d0-\u20ff\u093c'’`\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/(\d)[\s-]*(?:kgs?|kilos?|किलो)(?![\p{L}\p{M}])/gu, "$1kg ")
    .replace(/(\d)[\s-]*(?:g|gms?|grams?|ग्राम)(?![\p{L}\p{M}])/gu, "$1gm ");
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => (soundsOfPowder.includes(spell(word).consonants) ? "powder" : word));
}

/** The letters of each sound, with `:` before them; others stand for themselves. Aspirated consonants equal plain ones. */
const sounds = new Map(
  [
    "k: c q ck kh क ख; ks: x; g: gh ग घ; c: ch chh cch च छ; j: z jh ज झ",
    "t: th ट ठ त थ; d: dh ड ढ द ध; n: ङ ञ ण न ँ ं; p: प; f: ph फ; b: bh ब भ; m: म",
    "r: र; ri: ऋ ृ; l: ल ळ; s: ce sh श ष स; si: ci; h: ह",
    "i: y ea ee य इ ई ि ी; u: v w oo व उ ऊ औ ु ू ौ; a: अ आ ा ः; e: ए ऐ े ै; o: ओ ऑ ो ॉ",
  ]
    .flatMap((line) => line.split("; "))
    .map((rule) => rule.split(/:? /))
    .flatMap(([sound = "", ...letters]) => letters.map((letter) => [letter, sound])),
);
const anyLetters = new RegExp([...sounds.keys()].toSorted((a, b) => b.length - a.length).join("|"), "g");

/** chillies; मिर्चें, मिर्चों, मिर्चियाँ; mirchen, mirchon, mirchiyan. */
const pluralEnding = /(?<=...)(?:e?s|ि?(?:या|यो|[\u0947\u094b])?[\u0901\u0902]|\u0947|i?(?:yaa?|yo|e|ei|o)n|(?<!e)e)$/u;

/**
 * The sound of a word in Latin or Devanagari letters is its consonants, every i and u, and an `a` for another vowel at its
 * beginning or end; within, people write those in every way, or leave them out. "dhaniya", "dhania", "धनिया" → `dnia`.
 */
function spell(word: string) {
  const spoken = word
    .replace(pluralEnding, "")
    .replace(/[\u0915-\u0939](?![\u093e-\u094d]|$)/g, "$&a") // A consonant without a sign has an a, but not at the end.
    .replace(/\u094d/g, "")
    .replace(anyLetters, (letters) => sounds.get(letters) ?? "");
  const sound = spoken
    .replace(/[aeo]+/g, (vowels, from) => (from === 0 || from + vowels.length === spoken.length ? "a" : ""))
    .replace(/(\D)\1+/g, "$1");
  /** The first vowel, if it is no i or u. */
  const vowel = /^[^aeiou]*([aeo])/.exec(spoken)?.[1];
  return { letters: word, sound, consonants: sound.replace(/a$/, ""), vowel };
}
type Spelling = ReturnType<typeof spell>;

const soundsOf = (words: string) => words.split(" ").map((word) => spell(word).consonants);
/** Also पिसा, चूर्ण, Marathi पूड, Odia gunda, Chhattisgarhi बुकनी. */
const soundsOfPowder = soundsOf("powder pdr pud ground pisa pisi churn gunda bukni");
/** Of words that name no spice, but a form of one. */
const soundsOfForms = soundsOf("powder masala seed leaf leaves patta patti dana beej");
const isForm = (word: string) => soundsOfForms.includes(spell(word).consonants);

/** Words that say nothing about a spice. */
const ignored = [
  "a the of for and with i want need buy best fresh pure price rate cost pack packet loose bulk kilo kg gm half spice",
  "ka ki ke ko me wala wali aur hua hui chahiye bhav bhaav daam khula thok asli shuddh aadha adha pav masale spices",
  "का की के को में वाला वाली और हुआ हुई चाहिए भाव दाम रेट पैकेट खुला थोक असली शुद्ध आधा पाव किलो मसाले मसालों",
].flatMap((line) => line.split(" "));
