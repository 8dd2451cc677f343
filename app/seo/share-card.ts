import { defaultLanguage, type Language } from "../languages.ts";

/** The picture in link previews, one for each language. The build draws it (tools/build/share-card.ts). */
export const shareCard = {
  path: (language: Language) => (language === defaultLanguage ? "/share-card.png" : `/share-card-${language}.png`),
  width: 1200,
  height: 630,
};
