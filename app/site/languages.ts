/** A language of the site. Its words are in `content/<code>/`. */
interface LanguageRecord {
  /** Its name in the language itself. */
  name: string;
  /** The start of its paths; empty for the default language. */
  prefix: "" | `/${string}`;
}

/** The site's languages by their code, the default language first. */
const records = {
  en: { name: "English", prefix: "" },
  hi: { name: "हिंदी", prefix: "/hi" },
} as const satisfies Record<string, LanguageRecord>;

export type Language = keyof typeof records;

/** The language whose content files also hold the facts (ids, prices, pictures), and whose paths have no prefix. */
export const defaultLanguage = "en" satisfies Language;

// An object literal has exactly the keys of its type, and here at least one, so the cast holds.
export const languages = Object.keys(records) as [Language, ...Language[]];
export const translationLanguages = languages.filter((language) => language !== defaultLanguage);

export const languageRecord = (language: Language): LanguageRecord => records[language];

/** The path of a page in a language, from its English path: `/about` → `/hi/about`, `/` → `/hi`. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = languageRecord(language);
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, "") : path;
}

/** The language of the page at a path. */
export function languageAt(path: string): Language {
  return translationLanguages.find((language) => prefixOf(language).test(path)) ?? defaultLanguage;
}

/** The English path of the same page: `/hi/about` → `/about`. */
export function pathWithoutLanguage(path: string): string {
  const language = languageAt(path);
  return language === defaultLanguage ? path : path.replace(prefixOf(language), "") || "/";
}

/** Matches a language's prefix at the start of a path: `/hi` and `/hi/about`, but not `/history`. */
function prefixOf(language: Language): RegExp {
  return new RegExp(`^${languageRecord(language).prefix}(?=[/?#]|$)`);
}
