import { defaultLanguage, type Language } from "../languages.ts";

/** The preview picture of a shared link, one in each language, drawn by the build (tools/build/share-card.ts). */
export const shareCard = {
  path: (language: Language) => (language === defaultLanguage ? "/share-card.png" : `/share-card-${language}.png`),
  width: 1200,
  height: 630,
};
