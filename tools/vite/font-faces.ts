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

/** A font of visitors' devices, which shows a text until the site's own font has loaded. */
interface FallbackFace {
  /** Its family in the stacks of styles/tokens.css. */
  family: string;
  /** The face of the site that it stands in for. */
  face: { weight: string; middle?: number };
  /**
   * The widths of the site's phrases in its own font, in percent of those in this one, so low that 19 of 20 are narrower
   * here; labels, for which no lines are reserved, are as wide as in their font. If there are several names, the widest.
   */
  size: number;
  /** The names under which devices have it. */
  names: readonly string[];
}

const roboto = ["Roboto", "Roboto-Regular", "Arial", "Liberation Sans"];
const robotoMedium = ["Roboto Medium", "Roboto-Medium"];
const arial = ["Arial", "Liberation Sans"];
const notoSerif = ["Noto Serif Bold", "NotoSerif-Bold", "Georgia Bold"];
const times = ["Liberation Serif Bold", "Times New Roman Bold", "TimesNewRomanPS-BoldMT"];
const hindi = ["Noto Sans Devanagari", "NotoSansDevanagari-Regular", "Nirmala UI", "Kohinoor Devanagari"];
const hindiBold = ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold", "Nirmala UI Bold"];
const hindiSerif = ["Noto Serif Devanagari Bold", "NotoSerifDevanagari-Bold"];

const fallbackFaces: readonly FallbackFace[] = [
  { family: "Display Fallback", face: displayFace, size: 94.8, names: notoSerif },
  { family: "Display Second Fallback", face: displayFace, size: 111, names: times },
  { family: "Text Fallback", face: bodyFace, size: 85.8, names: roboto },
  { family: "Text Fallback", face: labelFace, size: 75.6, names: robotoMedium },
  { family: "Text Second Fallback", face: labelFace, size: 76.1, names: arial },
  { family: "Capitals Fallback", face: labelFace, size: 68.2, names: [...robotoMedium, ...arial] },
  { family: "Hindi Text Fallback", face: hindiBodyFace, size: 94.2, names: hindi },
  { family: "Hindi Text Fallback", face: hindiLabelFace, size: 90, names: hindiBold },
  { family: "Hindi Display Fallback", face: hindiDisplayFace, size: 112.5, names: hindiSerif },
  { family: "Hindi Display Second Fallback", face: hindiDisplayFace, size: 103.7, names: hindiBold },
];

/** The characters of the fallbacks: Latin ones leave the middle dot and all other scripts to the next font. */
const ranges = { latin: "U+0-B6,U+B8-8FF,U+2000-2BFF", hindi: devanagari.css };

/** For devices without any Devanagari font: boxes, narrower than the words, so that no text needs more lines. */
const boxes = `@font-face{font-family:"Devanagari Boxes";src:${localNames([...arial, "DejaVu Sans", "Roboto"])};font-weight:400 900;unicode-range:${ranges.hindi}}`;

/** Ascent and descent of the display face, in em. */
const displayHeights = [1.143, 0.634] as const;

/**
 * The rules of the site's fonts in development, where they are whole (the build makes subsets of them), and of the
 * fallbacks while they load. To prevent layout shift, a fallback has the line height of its font and is slightly
 * narrower, so that no text needs more lines than tools/build/reserved-lines.ts has reserved.
 */
export function fontFaces(): string {
  const own = new Map(
    subsets.map(({ family, sourceFont, weight, range }) => [
      `${family} ${weight} ${range.css}`,
      `@font-face{font-family:"${family}";src:url("/app/fonts/${sourceFont}")format("woff2");font-weight:${weight};font-display:swap${unicodeRange(range)}}`,
    ]),
  );
  return [...own.values(), ...fallbackFaces.map(fallbackRule), boxes].join("\n");
}

const unicodeRange = ({ css }: Range) => (css ? `;unicode-range:${css}` : "");

function localNames(names: readonly string[]): string {
  return names.map((name) => `local("${name}")`).join();
}

function fallbackRule({ family, face: { weight, middle }, size, names }: FallbackFace): string {
  const [ascent, descent] = middle ? [LINE / 2 + middle, LINE / 2 - middle] : displayHeights;
  const adjusted = (height: number) => `${((height / size) * 10_000).toFixed(1)}%`;
  const range = family.startsWith("Hindi") ? ranges.hindi : ranges.latin;
  return `@font-face{font-family:"${family}";src:${localNames(names)};font-weight:${weight};unicode-range:${range};size-adjust:${size}%;ascent-override:${adjusted(ascent)};descent-override:${adjusted(descent)};line-gap-override:0%}`;
}
