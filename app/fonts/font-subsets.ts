import type { Language } from "../languages.ts";

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
  range: Range;
  /** Letters that join into shapes, other than Latin. */
  letters?: RegExp;
  /** Made for the words of the documents in these languages; of all documents if left out. */
  languages?: readonly Language[];
}

/** The characters that a face draws, as its `unicode-range` and as a pattern. */
interface Range {
  /** None: the fallback for characters outside the other ranges. */
  css?: string;
  holds: RegExp;
}

const latin: Range = { holds: /[\0-\u08ff\u2000-\u200b\u200e-\u2bff]/u };

/** Devanagari letters, with the joiners. */
export const devanagari = rangeOf("U+900-97F,U+200C-200D,U+A8E0-A8FF");

/** All but Latin letters: a Hindi text with its digits, spaces and commas is in one face, and changes once. */
export const hindi = rangeOf("U+20-40,U+5B-60,U+7B-BF,U+900-97F,U+2000-206F,U+20B9,U+A8E0-A8FF");

function rangeOf(css: string): Range {
  const pattern = css.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, first, last = first) => `\\u{${first}}-\\u{${last}}`);
  return { css, holds: new RegExp(`[${pattern}]`, "u") };
}

/**
 * The masters' ascent puts the middle of a line so low on their letters that every label is 3 to 4 pixels too high on
 * its button. This is the middle of a capital.
 */
const middle = 0.33;

export const sign = { family: "Eczar Sign", master: "eczar-800.woff2", weight: "400 900" };
export const text = {
  family: "Anek",
  master: "anek-latin-var.woff2",
  weight: "400",
  axes: { wght: 400, wdth: 96 },
  middle,
};
export const label = { ...text, weight: "640", axes: { wght: 640, wdth: 80 }, isLabel: true };

export const hindiSign = { ...sign, family: "Eczar Hindi" };
/** The middle is between that of a letter without vowel signs and that of one with a sign above its top line. */
export const hindiText = { family: "Hind", master: "hind-400.woff2", weight: text.weight, middle: 0.4 };
export const hindiLabel = { ...hindiText, master: "hind-600.woff2", weight: label.weight };

/** Hindi pages have ten times the Hindi words of English ones, so they have subsets of their own. */
const ofHindiPages = { range: hindi, letters: devanagari.holds, languages: ["hi"] } as const;

/** Every font file of the site. */
export const subsets: FontSubset[] = [
  { name: "eczar", ...sign, range: latin, isKerned: true },
  { name: "eczar-hindi", ...sign, range: devanagari, letters: devanagari.holds, languages: ["en"] },
  { name: "eczar-hindi-pages", ...hindiSign, ...ofHindiPages },
  { name: "hind", ...hindiText, ...ofHindiPages },
  { name: "hind-label", ...hindiLabel, ...ofHindiPages },
  { name: "anek", ...text, range: latin },
  { name: "anek-label", ...label, range: latin },
];
