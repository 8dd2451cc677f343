/** What the site needs to know of a language besides its words, which are in `content/<code>/`. */
interface LanguageRecord {
  /** Its name in the language itself. */
  name: string;
  /** The start of its addresses: none for the default language. */
  prefix: "" | `/${string}`;
}

/** The site's languages by their code, the default language first. */
const records = {
  en: { name: "English", prefix: "" },
  hi: { name: "हिंदी", prefix: "/hi" },
} as const satisfies Record<string, LanguageRecord>;

export type Language = keyof typeof records;

/** The language whose files hold the facts too, and whose addresses have no prefix. */
export const defaultLanguage = "en" satisfies Language;

// An object literal has exactly the keys of its type, and here at least one, so the cast holds.
export const languages = Object.keys(records) as [Language, ...Language[]];
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

export const languageRecord = (language: Language): LanguageRecord => records[language];

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
