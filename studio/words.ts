import type { Language } from "../app/site/languages.ts";
import studio from "./messages.json" with { type: "json" };

/** The languages of the studio itself. */
export type StudioLanguage = "en" | "hi";

/** All texts of the studio but the forms' labels and hints (words/). */
export type Words = typeof studio.en;
export const messages: Readonly<Record<StudioLanguage, Words>> = studio;

/** The name of a language, as on the switch between the two halves of a form. */
export const languageName = (of: Language, language: StudioLanguage) =>
  new Intl.DisplayNames(language, { type: "language" }).of(of);
