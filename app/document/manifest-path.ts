import { defaultLanguage, type Language } from "../site/languages.ts";

/** The path of a language's web manifest: a visitor who adds the Hindi site to the home screen opens it in Hindi. */
export const manifestPath = (language: Language): string =>
  language === defaultLanguage ? "/manifest.webmanifest" : `/manifest-${language}.webmanifest`;
