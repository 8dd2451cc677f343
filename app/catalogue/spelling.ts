import { latinDigits } from "../numbers.ts";

/**
 * The words of a text, without what a search should not depend on: case, accents, the nukta, full-width letters, invisible
 * characters, emoji, punctuation. A weight is one word, in grams: "१० किलो" → `10000g`. Words for powder, masala and
 * spices are the same in both scripts and any spelling.
 */
export function wordsIn(text: string): string[] {
  const plain = latinDigits(text.normalize("NFKD"))
    .toLowerCase()
    .replace(/[\u0300-\u036f\u20d0-\u20ff\u093c'’`\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(weight, (_, amount: string, kilos?: string) => ` ${grams(amount, kilos !== undefined)}g `)
    // Also where they are joined to a name: "गरममसाला", "chillipowder".
    .replace(/powder(?:ed|s)?|पाउडर|पावडर/g, " powder ")
    .replace(/mas+a+las?|मसाला/g, " masala ");
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(commonWord);
}

/** The one spelling of words that many names of spices have; any other word stays. */
function commonWord(word: string): string {
  if (spices.includes(word)) return "spices";
  const [, misspelt] = commonSpellings.find(([spelling]) => isMisspelt(word, spelling)) ?? [];
  return misspelt ?? synonyms.get(soundOf(word)) ?? word;
}

const isMisspelt = (word: string, spelling: string) => word[0] === spelling[0] && isOneLetterOff(word, spelling);

const commonSpellings = [
  ["powder", "powder"],
  ["पाउडर", "powder"],
  ["masala", "masala"],
  ["मसाला", "masala"],
] as const;

const spices = ["spice", "spices", "masale", "मसाले", "मसालों"];

/** By sound. Powder is also पिसा, चूर्ण, Marathi पूड, Odia gunda, Chhattisgarhi बुकनी; "pwd" and "pdr" are short for it. */
const synonyms = new Map([
  ...["pudr", "pdr", "pud", "grund", "pis", "pisi", "curn", "gund", "bukni"].map((sound) => [sound, "powder"] as const),
  ["msl", "masala"],
]);

/** Parts of a kilo that are said as words. */
const parts: Readonly<Record<string, number>> = { half: 1 / 2, aadha: 1 / 2, adha: 1 / 2, आधा: 1 / 2, पाव: 1 / 4 };

/** A weight in a decomposed text, where ½ is 1⁄2. */
const weight = new RegExp(
  `(?<![\\p{N}.])(\\d+⁄\\d+|\\d+(?:\\.\\d+)?|${Object.keys(parts).join("|")})[\\s-]*` +
    "(?:(kilograms?|kilos?|kgs?|किलो(?:ग्राम)?|किग्रा)|grams?|gms?|gr|g|ग्राम|ग्रा)(?![\\p{L}\\p{M}])",
  "gu",
);

function grams(amount: string, isKilos: boolean): number {
  const [upper, lower = 1] = amount.split("⁄").map(Number);
  return (parts[amount] ?? Number(upper) / lower) * (isKilos ? 1000 : 1);
}

/**
 * The letters with a sound in the coarse alphabet of `soundOf`; letters that are not here keep their own. Aspirated
 * consonants sound like plain ones, w and v like u, y like i.
 */
const spellings: Readonly<Record<string, string>> = {
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
  Object.entries(spellings).flatMap(([sound, letters]) => letters.split(" ").map((spelt) => [spelt, sound])),
);

const spelt = new RegExp([...sounds.keys()].toSorted((a, b) => b.length - a.length).join("|"), "g");

const knownSounds = new Map<string, string>();

/**
 * How a word sounds, roughly, in Latin or Devanagari letters: its consonants, every i and u, and whether it begins with
 * another vowel. "dhaniya", "dhania" and "धनिया" → `dni`; "aamchoor" and "अमचूर" → `amcur`.
 */
export function soundOf(word: string): string {
  const known = knownSounds.get(word);
  if (known !== undefined) return known;
  const consonants = word
    .replace(/(?<=...)s$/, "") // chillies
    .replace(/([^eo\d])\1+/g, "$1")
    .replace(/ai(?=[a-z])/g, "e") // maithi, but khatai
    .replace(spelt, (letters) => sounds.get(letters) ?? "")
    .replace(/(.)\u094d\1/g, "$1") // The same consonant twice, joined by a virama: चिक्कन
    .replace(/\u094d/g, "")
    .replace(/n(?=[bp])/g, "m")
    .replace(/([iu])\1+/g, "$1");
  const sound = /^[aeoअआएओऑऐ]/.test(word) && !/^[iu]/.test(consonants) ? `a${consonants}` : consonants;
  knownSounds.set(word, sound);
  return sound;
}

/** Whether two words differ by one letter that was added, left out, replaced, or swapped with the next one. */
export function isOneLetterOff(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
