/** A face, by the name of its file in app/fonts. */
interface Face {
  master: string;
  /** The family's name in style sheets. */
  family: string;
  /** The family's name in the file, by which PDFs ask for it. */
  ownName: string;
}

/** What the site needs to know of letters that its Latin faces lack. */
interface WritingSystemRecord {
  /** The letters, as in a face's `unicode-range`. */
  letters: readonly [string, ...string[]];
  /** The face of signs and headings. */
  sign: Face;
  /** The face of text; `label` is the file of its bolder one. */
  text: Face & { label: string };
  /** How high above the baseline the middle of a line of text is, in em. */
  middle: number;
}

/**
 * The letters besides Latin that languages are written in. All that depends on letters reads these records. The last one
 * sets what several have, such as the danda.
 */
export const writingSystems = {
  devanagari: {
    letters: ["U+900-97F", "U+A8E0-A8FF"],
    sign: { master: "eczar-800.woff2", family: "Eczar Hindi", ownName: "Eczar" },
    text: { master: "hind-400.woff2", label: "hind-600.woff2", family: "Hind", ownName: "Hind" },
    // Between the middle of a letter without vowel signs and that of one with a sign above its top line.
    middle: 0.4,
  },
} as const satisfies Record<string, WritingSystemRecord>;

/** The letters that a language is written in. */
export type WritingSystem = "latin" | keyof typeof writingSystems;

/** What the site needs to know of a language besides its words, which are in `content/<code>/`. */
interface LanguageRecord {
  /** Its name in the language itself. */
  name: string;
  /** The start of its addresses: none for the default language. */
  prefix: "" | `/${string}`;
  direction: "ltr" | "rtl";
  /** Chooses its faces and its styles. */
  writingSystem: WritingSystem;
  /** How a time of day is said: 6:00 PM, or शाम 6, by the part of the day and without minutes at the full hour. */
  clock: "meridiem" | "part-of-day";
}

/** The site's languages by their code, the default language first. */
const records = {
  en: { name: "English", prefix: "", direction: "ltr", writingSystem: "latin", clock: "meridiem" },
  hi: { name: "हिंदी", prefix: "/hi", direction: "ltr", writingSystem: "devanagari", clock: "part-of-day" },
} as const satisfies Record<string, LanguageRecord>;

export type Language = keyof typeof records;

/** The language whose files hold the facts too, and whose addresses have no prefix. */
export const defaultLanguage = "en" satisfies Language;

// An object literal has exactly the keys of its type, and here at least one, so the cast holds.
export const languages = Object.keys(records) as [Language, ...Language[]];
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

export const languageRecord = (language: Language): LanguageRecord => records[language];

/** The languages that are written in these letters. */
export const languagesIn = (writingSystem: WritingSystem) =>
  languages.filter((language) => languageRecord(language).writingSystem === writingSystem);

/** The record of a language's letters; undefined for Latin ones. */
export function writingSystemOf(language: Language): WritingSystemRecord | undefined {
  const { writingSystem } = languageRecord(language);
  return writingSystem === "latin" ? undefined : writingSystems[writingSystem];
}

/** A page's address in a language, from its English one: `/about` is `/hi/about` in Hindi, and `/` is `/hi`. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = languageRecord(language);
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, "") : path;
}

/** The language of the page at an address. */
export function languageAt(path: string): Language {
  return otherLanguages.find((language) => prefixOf(language).test(path)) ?? defaultLanguage;
}

/** The English address of the same page: `/about` for `/hi/about`. */
export function pathWithoutLanguage(path: string): string {
  const language = languageAt(path);
  return language === defaultLanguage ? path : path.replace(prefixOf(language), "") || "/";
}

/** Matches a language's prefix at the start of an address, but not `/history`. */
function prefixOf(language: Language): RegExp {
  return new RegExp(`^${languageRecord(language).prefix}(?=[/?#]|$)`);
}
