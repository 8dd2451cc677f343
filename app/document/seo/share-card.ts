import { defaultLanguage, type Language } from "../../site/languages.ts";

/** The pages with a card of their own. All others share the card of the tagline. */
export const pagesWithCard = ["products", "distributors", "recipes"] as const;
export type PageWithCard = (typeof pagesWithCard)[number];

/** The picture in link previews, in each language. The build draws it (tools/build/share-card.ts). */
export const shareCard = {
  path: (language: Language, page?: PageWithCard) =>
    `/${["share-card", page, language === defaultLanguage ? undefined : language].filter(Boolean).join("-")}.png`,
  width: 1200,
  height: 630,
};
