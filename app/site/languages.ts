/**
 * The site's languages by their code, the default language first, with their names in the languages themselves. Their
 * words are in `content/<code>/`.
 */
export const languageNames = { en: "English", hi: "हिंदी" };

export type Language = keyof typeof languageNames;

/** The language whose content files also hold the facts (ids, prices, pictures), and whose paths have no prefix. */
export const defaultLanguage = "en" satisfies Language;

// An object literal has exactly the keys of its type, and here at least one, so the cast holds.
export const languages = Object.keys(languageNames) as [Language, ...Language[]];
export const translationLanguages = languages.filter((language) => language !== defaultLanguage);

/** The path of a page in a language, from its English path: `/about` → `/hi/about`, `/` → `/hi`. */
export function pathIn(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** Matches the start of a translated path: `/hi` and `/hi/about`, but not `/history`. */
const prefix = new RegExp(`^/(${translationLanguages.join("|")})(?=[/?#]|$)`);

/** The language of the page at a path. */
export const languageAt = (path: string) => (prefix.exec(path)?.[1] ?? defaultLanguage) as Language; // From the pattern.

/** The English path of the same page: `/hi/about` → `/about`. */
export const pathWithoutLanguage = (path: string): string => path.replace(prefix, "") || "/";
