import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Variation } from "harfbuzzjs";
import {
  bodyFace,
  devanagari,
  displayFace,
  hindiBodyFace,
  hindiDisplayFace,
  hindiLabelFace,
  LINE,
  labelFace,
  type Range,
  subsets,
} from "../../app/fonts/font-subsets.ts";
import { openSourceFont, openTypeface, widthIn } from "../../app/fonts/typeface.server.ts";

const packages = createRequire(import.meta.url);

/** A font of visitors' devices, which shows a text until the site's own font has loaded. */
interface FallbackFace {
  /** Its family in the stacks of styles/tokens.css. */
  family: string;
  /** The face of the site that it stands in for. */
  face: { sourceFont: string; weight: string; axes?: Record<string, number>; middle?: number; isLabel?: boolean };
  /** The names under which devices have it. */
  names: readonly string[];
  /** Files of npm packages with its widths, with a weight if they are variable. If there are several, the widest counts. */
  measured: readonly (readonly [file: string, weight?: number])[];
  isHindi?: boolean;
  isCapitals?: boolean;
}

const roboto = (weight: 400 | 500) => [`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`] as const;
/** Arimo and Tinos have the widths of Arial and Times New Roman, as have the Liberation fonts. */
const arimo = ["@fontsource/arimo/files/arimo-latin-400-normal.woff2"] as const;
const tinos = ["@fontsource/tinos/files/tinos-latin-700-normal.woff2"] as const;
const notoSerif = ["@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2"] as const;
const notoSansHindi = (weight: 400 | 700) =>
  [
    "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
    weight,
  ] as const;
const notoSerifHindi = [
  "@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff2",
] as const;

const boldHindi = ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold", "Nirmala UI Bold"];

const fallbackFaces: readonly FallbackFace[] = [
  {
    family: "Display Fallback",
    face: displayFace,
    names: ["Noto Serif Bold", "NotoSerif-Bold", "Georgia Bold"],
    measured: [notoSerif],
  },
  {
    // For systems with neither of those.
    family: "Display Second Fallback",
    face: displayFace,
    names: ["Liberation Serif Bold", "Times New Roman Bold", "TimesNewRomanPS-BoldMT"],
    measured: [tinos],
  },
  {
    family: "Text Fallback",
    face: bodyFace,
    names: ["Roboto", "Roboto-Regular", "Arial", "Liberation Sans"],
    measured: [roboto(400), arimo],
  },
  { family: "Text Fallback", face: labelFace, names: ["Roboto Medium", "Roboto-Medium"], measured: [roboto(500)] },
  // For systems without Roboto.
  { family: "Text Second Fallback", face: labelFace, names: ["Arial", "Liberation Sans"], measured: [arimo] },
  {
    family: "Capitals Fallback",
    face: labelFace,
    names: ["Roboto Medium", "Roboto-Medium", "Arial", "Liberation Sans"],
    measured: [roboto(500)],
    isCapitals: true,
  },
  {
    family: "Hindi Text Fallback",
    face: hindiBodyFace,
    names: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular", "Nirmala UI", "Kohinoor Devanagari"],
    measured: [notoSansHindi(400)],
    isHindi: true,
  },
  {
    family: "Hindi Text Fallback",
    face: hindiLabelFace,
    names: boldHindi,
    measured: [notoSansHindi(700)],
    isHindi: true,
  },
  {
    family: "Hindi Display Fallback",
    face: hindiDisplayFace,
    names: ["Noto Serif Devanagari Bold", "NotoSerifDevanagari-Bold"],
    measured: [notoSerifHindi],
    isHindi: true,
  },
  {
    family: "Hindi Display Second Fallback",
    face: hindiDisplayFace,
    names: boldHindi,
    measured: [notoSansHindi(700)],
    isHindi: true,
  },
];

/** The characters of the fallbacks: Latin ones leave the middle dot and all other scripts to the next font. */
const ranges = { latin: "U+0-B6,U+B8-8FF,U+2000-2BFF", hindi: devanagari.css };

/** For devices without any Devanagari font: boxes, narrower than the words, so that no text needs more lines. */
const boxes = `@font-face{font-family:"Devanagari Boxes";src:${localNames(["Arial", "Liberation Sans", "DejaVu Sans", "Roboto"])};font-weight:400 900;unicode-range:${ranges.hindi}}`;

/** The share of phrases that are narrower in a fallback than in the site's font. */
const NARROWER = 0.95;
/** The same for labels, whose lines nobody reserves: they should be as wide in both. */
const NARROWER_LABELS = 0.5;

/**
 * The rules of the site's fonts in development, where they are whole (the build makes subsets of them), and of the
 * fallbacks while they load.
 *
 * To prevent layout shift, a fallback has the line height of its font and is slightly narrower, so that no text needs
 * more lines than tools/build/reserved-lines.ts has reserved: `size-adjust` is a phrase's width in the font divided by
 * its width in the fallback, so low that 19 of 20 phrases of the site are narrower; labels, for which
 * no lines are reserved, are as wide as in their font.
 *
 * @param texts the texts of the site
 */
export async function fontFaces(texts: Iterable<string>): Promise<string> {
  const own = new Map(
    subsets.map(({ family, sourceFont, weight, range }) => [
      `${family} ${weight} ${range.css}`,
      `@font-face{font-family:"${family}";src:url("/app/fonts/${sourceFont}")format("woff2");font-weight:${weight};font-display:swap${unicodeRange(range)}}`,
    ]),
  );
  const phrases = {
    latin: phrasesOf(texts, /[A-Za-z][A-Za-z ,.'’&-]*/g),
    hindi: phrasesOf(texts, /[\u0900-\u097f][\u0900-\u097f ]*/g),
  };
  const fallbacks: string[] = [];
  for (const fallback of fallbackFaces) fallbacks.push(await fallbackRule(fallback, phrases));
  return [...own.values(), ...fallbacks, boxes].join("\n");
}

const unicodeRange = ({ css }: Range) => (css ? `;unicode-range:${css}` : "");

function localNames(names: readonly string[]): string {
  return names.map((name) => `local("${name}")`).join();
}

/** The phrases of one script that are long enough to be measured. */
function phrasesOf(texts: Iterable<string>, script: RegExp): string[] {
  const found = Array.from(texts).flatMap((text) => text.match(script) ?? []);
  return [...new Set(found.map((phrase) => phrase.trim()).filter(({ length }) => length >= 8))];
}

async function fallbackRule(
  { family, face, names, measured, isHindi = false, isCapitals = false }: FallbackFace,
  phrases: { latin: readonly string[]; hindi: readonly string[] },
): Promise<string> {
  const font = await openSourceFont(face);
  const adjusted: number[] = [];
  for (const [file, weight] of measured) {
    const bytes = readFileSync(packages.resolve(file));
    const fallback = await openTypeface(bytes, weight ? [new Variation("wght", weight)] : []);
    const ratios = (isHindi ? phrases.hindi : phrases.latin)
      .map((phrase) => (isCapitals ? phrase.toUpperCase() : phrase))
      .map((phrase) => widthIn(font, phrase) / widthIn(fallback, phrase))
      .sort((one, other) => one - other);
    const narrower = face.isLabel ? NARROWER_LABELS : NARROWER;
    adjusted.push(ratios[Math.floor(ratios.length * (1 - narrower))] ?? 1);
  }
  const size = Math.min(...adjusted);
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  const [ascent, descent] = face.middle
    ? [LINE / 2 + face.middle, LINE / 2 - face.middle]
    : [ascender / upem, -descender / upem];
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return `@font-face{font-family:"${family}";src:${localNames(names)};font-weight:${face.weight};unicode-range:${isHindi ? ranges.hindi : ranges.latin};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
}
