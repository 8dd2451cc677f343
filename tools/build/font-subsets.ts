import { type Language, languagesIn, type Script } from "../../app/languages.ts";

/** One font file of the site, a subset of a master in app/fonts. */
export interface FontSubset {
  name: string;
  family: string;
  master: string;
  /** The `font-weight` of the face: browsers use the nearest one to the weight requested. */
  weight: string;
  /** Where the master's axes are pinned: a static subset is half the size of a variable one. */
  axes?: Record<string, number>;
  /** Keeps kerning: worth a fifth of the bytes in large type, but not two fifths in text. */
  isKerned?: boolean;
  script: Script;
  /** Made for the words of the documents in these languages; of all documents if left out. */
  languages?: readonly Language[];
  /** The languages whose first views all use it. Without any, it loads after the first paint. */
  preload?: readonly Language[];
}

/** The letters of each script. */
export const scripts = {
  /** No range: the fallback for characters outside the other ranges. */
  latin: { range: undefined, holds: /[\0-\u08ff\u2000-\u200b\u200e-\u2bff]/u },
  devanagari: { range: "U+900-97F,U+200C-200D,U+A8E0-A8FF", holds: /[\u0900-\u097f\ua8e0-\ua8ff]|\u200c|\u200d/u },
};

const sign = { family: "Eczar Sign", master: "eczar-800.woff2", weight: "400 900" };
const text = { family: "Anek", master: "anek-latin-var.woff2", weight: "400", axes: { wght: 400, wdth: 96 } };
const label = { family: "Anek", master: "anek-latin-var.woff2", weight: "640", axes: { wght: 640, wdth: 80 } };
const hindiText = { family: "Hind", master: "hind-400.woff2", weight: "400" };
const hindiLabel = { family: "Hind", master: "hind-600.woff2", weight: "640" };

const latin = languagesIn("latin");

/** Every font file of the site. */
export const subsets: FontSubset[] = [
  { name: "eczar", ...sign, script: "latin", preload: latin, isKerned: true },
  // Hindi on pages in Latin letters. Pages in Devanagari have ten times the words: each language has its own subsets.
  { name: "eczar-hindi", ...sign, script: "devanagari", languages: latin },
  ...languagesIn("devanagari").flatMap((language): FontSubset[] => {
    const ofPages = { script: "devanagari", languages: [language], preload: [language] } as const;
    return [
      { name: "eczar-hindi-pages", ...sign, family: "Eczar Hindi", ...ofPages },
      { name: "hind", ...hindiText, ...ofPages },
      { name: "hind-label", ...hindiLabel, ...ofPages },
    ];
  }),
  { name: "anek", ...text, script: "latin", preload: latin },
  { name: "anek-label", ...label, script: "latin", preload: latin },
];
