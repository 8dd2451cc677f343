import { type Language, languagesIn } from "../languages.ts";

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
  /** Draws labels, which style sheets may turn into capitals. */
  isLabel?: boolean;
  /** How high above the baseline the middle of a line is, in em. As in the master if left out. */
  middle?: number;
  /** Which of the characters it draws. */
  range: keyof typeof ranges;
  /** Made for the words of the documents in these languages; of all documents if left out. */
  languages?: readonly Language[];
}

/** The characters that a face draws, as its `unicode-range` and as a pattern. */
export const ranges = {
  /** None: the fallback for characters outside the other ranges. */
  latin: { range: undefined, holds: /[\0-\u08ff\u2000-\u200b\u200e-\u2bff]/u },
  devanagari: { range: "U+900-97F,U+200C-200D,U+A8E0-A8FF", holds: /[\u0900-\u097f\ua8e0-\ua8ff]|\u200c|\u200d/u },
  /** All but Latin letters: a Hindi text with its digits, spaces and commas is in one face, and changes once. */
  devanagariText: {
    range: "U+20-40,U+5B-60,U+7B-BF,U+900-97F,U+2000-206F,U+20B9,U+A8E0-A8FF",
    holds: /[ -@[-`{-\u00bf\u0900-\u097f\u2000-\u206f₹\ua8e0-\ua8ff]/u,
  },
};

/**
 * The masters' ascent puts the middle of a line so low on their letters that every label is 3 to 4 pixels too high on
 * its button. This is the middle of a capital.
 */
const middle = 0.33;
/** Of Devanagari: between the middle of a letter without vowel signs and that of one with a sign above its top line. */
const hindiMiddle = 0.4;

export const sign = { family: "Eczar Sign", master: "eczar-800.woff2", weight: "400 900" };
export const text = {
  family: "Anek",
  master: "anek-latin-var.woff2",
  weight: "400",
  axes: { wght: 400, wdth: 96 },
  middle,
};
const label = { ...text, weight: "640", axes: { wght: 640, wdth: 80 }, isLabel: true };
export const hindiText = { family: "Hind", master: "hind-400.woff2", weight: "400", middle: hindiMiddle };
const hindiLabel = { ...hindiText, master: "hind-600.woff2", weight: "640" };

const ofHindiPages = { range: "devanagariText", languages: languagesIn("devanagari") } as const;

/** Every font file of the site. */
export const subsets: FontSubset[] = [
  { name: "eczar", ...sign, range: "latin", isKerned: true },
  // Hindi on pages in Latin letters. Pages in Devanagari have ten times the words, so they have subsets of their own.
  { name: "eczar-hindi", ...sign, range: "devanagari", languages: languagesIn("latin") },
  { name: "eczar-hindi-pages", ...sign, family: "Eczar Hindi", ...ofHindiPages },
  { name: "hind", ...hindiText, ...ofHindiPages },
  { name: "hind-label", ...hindiLabel, ...ofHindiPages },
  { name: "anek", ...text, range: "latin" },
  { name: "anek-label", ...label, range: "latin" },
];
