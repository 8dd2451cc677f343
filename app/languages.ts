/** The site's languages: each has a folder `content/<language>/`. The addresses of the first have no prefix. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** A language's name in the language itself: English, हिन्दी. */
export function ownName(language: Language): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

/** A page's address in a language, from its English one: `/about` is `/hi/about` in Hindi, and `/` is `/hi`. */
export function pathIn(language: Language, path: string): string {
  return language === languages[0] ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** The language of the page at an address. */
export function languageAt(path: string): Language {
  return languages.find((language) => language !== languages[0] && prefixOf(language).test(path)) ?? languages[0];
}

/** The English address of the same page: `/about` for `/hi/about`. */
export function pathWithoutLanguage(path: string): string {
  const language = languageAt(path);
  return language === languages[0] ? path : path.replace(prefixOf(language), "") || "/";
}

/** Matches a language's prefix at the start of an address, but not `/history`. */
function prefixOf(language: Language): RegExp {
  return new RegExp(`^/${language}(?=[/?#]|$)`);
}
