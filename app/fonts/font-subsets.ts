import { type Language, languages, languagesIn, writingSystems } from "../languages.ts";

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

/** Letters of another writing system, with the joiners. */
export const lettersOf = ([first, ...others]: readonly string[]) => rangeOf([first, "U+200C-200D", ...others]);

/** All but Latin letters: a Hindi text with its digits, spaces and commas is in one face, and changes once. */
export const textOf = ([first, ...others]: readonly string[]) =>
  rangeOf(["U+20-40", "U+5B-60", "U+7B-BF", first, "U+2000-206F", "U+20B9", ...others]);

function rangeOf(parts: readonly (string | undefined)[]): Range & { css: string } {
  const css = parts.join(",");
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

const names = Object.keys(writingSystems) as (keyof typeof writingSystems)[]; // Exactly the keys of its type.

/** Every font file of the site. */
export const subsets: FontSubset[] = [
  { name: "eczar", ...sign, range: latin, isKerned: true },
  ...names.flatMap((name): FontSubset[] => {
    const own = writingSystems[name];
    const letters = lettersOf(own.letters);
    const ownLanguages = languagesIn(name);
    const others = languages.filter((language) => !ownLanguages.includes(language));
    const ofOtherPages = { range: letters, letters: letters.holds, languages: others };
    const ofOwnPages = { range: textOf(own.letters), letters: letters.holds, languages: ownLanguages };
    const fileOf = ({ family }: { family: string }) => family.toLowerCase().replaceAll(" ", "-");
    const ofText = { middle: own.middle, ...ofOwnPages };
    return [
      // On pages in other letters. Those in these have ten times the words, so they have subsets of their own.
      { name: fileOf(own.sign), ...sign, master: own.sign.master, ...ofOtherPages },
      { name: `${fileOf(own.sign)}-pages`, ...own.sign, weight: sign.weight, ...ofOwnPages },
      { name: fileOf(own.text), ...own.text, weight: text.weight, ...ofText },
      { name: `${fileOf(own.text)}-label`, ...own.text, master: own.text.label, weight: label.weight, ...ofText },
    ];
  }),
  { name: "anek", ...text, range: latin },
  { name: "anek-label", ...label, range: latin },
];
