import type { Site } from "./content/schema/site.ts";
import { defaultLanguage, type Language } from "./languages.ts";

/** What the brand is called in a language. */
export const brandIn = (language: Language, { brand }: Pick<Site, "brand">): string =>
  language === "hi" ? brand.hindi : brand.name;

/** The path of a language's web manifest: a visitor who adds the Hindi site to the home screen opens it in Hindi. */
export const manifestPath = (language: Language): string =>
  language === defaultLanguage ? "/manifest.webmanifest" : `/manifest-${language}.webmanifest`;
