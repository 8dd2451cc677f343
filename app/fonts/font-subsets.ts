import type { Language } from "../site/languages.ts";

/** A font file of the site: a subset of a source font in app/fonts, with the characters that the documents use. */
export interface FontSubset {
  name: string;
  family: string;
  /** The file in app/fonts. */
  sourceFont: string;
  /** The `font-weight` of the @font-face rule: browsers use the nearest one to the weight requested. */
  weight: string;
  /** Fixed values for the axes of a variable font: a static subset is half the size. */
  axes?: Record<string, number>;
  /** Whether to keep kerning. It adds a fifth to a display font, which is worth it, and two fifths to a text font. */
  isKerned?: boolean;
  /** Whether it is for labels, which style sheets may turn into capitals. */
  isLabel?: boolean;
  /** The height of the middle of a line above the baseline, in em. By default, as in the source font. */
  middle?: number;
  /** The characters for which browsers use it. */
  range: Range;
  /** Letters that join into conjuncts, so that the subset needs glyphs that no single character has. */
  letters?: RegExp;
  /** The languages whose documents use it; all if left out. */
  languages?: readonly Language[];
}

/** A set of characters, as `unicode-range` and as a pattern. */
export interface Range {
  /** Without one, the face has no `unicode-range`. */
  css?: string;
  covers: RegExp;
}

const latin: Range = { covers: /[\0-\u08ff\u2000-\u200b\u200e-\u2bff]/u };

/** Devanagari letters, with zero-width joiners. */
export const devanagari = rangeOf("U+900-97F,U+200C-200D,U+A8E0-A8FF");

/** All but Latin letters, so that digits, spaces and commas in a Hindi text are in the same font as its letters. */
const hindi = rangeOf("U+20-40,U+5B-60,U+7B-BF,U+900-97F,U+2000-206F,U+20B9,U+A8E0-A8FF");

function rangeOf(css: string): Range {
  const pattern = css.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, first, last = first) => `\\u{${first}}-\\u{${last}}`);
  return { css, covers: new RegExp(`[${pattern}]`, "u") };
}

/**
 * The middle of a capital letter. With the source fonts' own ascent, labels are 3 to 4 pixels too high on their
 * buttons.
 */
const middle = 0.33;

/** Ascent plus descent of a face with a middle, in em: the line height where style sheets set `normal`. */
export const LINE = 1.2;

/** For headings. Faces and subsets are named after their use: another font is another `sourceFont`. */
export const displayFace = { family: "Display", sourceFont: "eczar-800.woff2", weight: "400 900" };
/** For text and labels. All fonts are under the SIL OFL 1.1 (OFL.txt). */
export const bodyFace = {
  family: "Text",
  sourceFont: "anek-latin-var.woff2",
  weight: "400",
  axes: { wght: 400, wdth: 96 },
  middle,
};
export const labelFace = { ...bodyFace, weight: "640", axes: { wght: 640, wdth: 80 }, isLabel: true };

export const hindiDisplayFace = { ...displayFace, family: "Hindi Display" };
/** For Hindi text. Its middle is between that of a bare letter and that of a letter with a vowel sign above it. */
export const hindiBodyFace = {
  family: "Hindi Text",
  sourceFont: "hind-400.woff2",
  weight: bodyFace.weight,
  middle: 0.4,
};
export const hindiLabelFace = { ...hindiBodyFace, sourceFont: "hind-600.woff2", weight: labelFace.weight };

/** The families that the source fonts themselves name: Typst and browsers' tools know them by these. */
export const sourceFamilies = { display: "Eczar", text: "Anek Devanagari", hindi: "Hind" };

/** Hindi pages have ten times as many Hindi words as English ones, so they have subsets of their own. */
const ofHindiPages = { range: hindi, letters: devanagari.covers, languages: ["hi"] } as const;

/** Every font file of the site. */
export const subsets: FontSubset[] = [
  { name: "display", ...displayFace, range: latin, isKerned: true },
  { name: "display-hindi", ...displayFace, range: devanagari, letters: devanagari.covers, languages: ["en"] },
  { name: "display-hindi-pages", ...hindiDisplayFace, ...ofHindiPages },
  { name: "text-hindi-pages", ...hindiBodyFace, ...ofHindiPages },
  { name: "label-hindi-pages", ...hindiLabelFace, ...ofHindiPages },
  { name: "text", ...bodyFace, range: latin },
  { name: "label", ...labelFace, range: latin },
];
