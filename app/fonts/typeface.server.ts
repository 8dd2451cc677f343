import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fontverter from "fontverter";
import { Blob, Font, Face as FontFace, Buffer as ShapingBuffer, shape, Variation } from "harfbuzzjs";
import type { FontSubset } from "./font-subsets.ts";

/** Opens a font for shaping. Must not run in parallel: fontverter's results share memory. */
export async function openTypeface(woff2: Uint8Array, variations: Variation[] = []): Promise<Font> {
  const font = new Font(new FontFace(new Blob(await fontverter.convert(woff2, "truetype"))));
  font.setVariations(variations);
  return font;
}

/** Opens a font file of app/fonts, with fixed values for its axes. */
export async function openSourceFont({
  sourceFont,
  axes = {},
}: Pick<FontSubset, "sourceFont" | "axes">): Promise<Font> {
  const variations = Object.entries(axes).map(([axis, value]) => new Variation(axis, value));
  return openTypeface(readFileSync(resolve("app/fonts", sourceFont)), variations);
}

/** Characters that system fonts draw: spaces, pictographs such as emoji, and their modifiers and joiners. */
export const drawnBySystem =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20e3|\s/u;

/** A font, and the characters for which it is used; all that it has if left out. */
export interface Face {
  font: Font;
  covers?: RegExp;
}

/** Splits a text into runs, each with the first face that has its glyphs, or else with the last face. */
export function runsIn(text: string, faces: readonly Face[]): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const draws = ({ font, covers }: Face) => (covers?.test(segment) ?? true) && hasGlyphs(font, segment);
    const face = (faces.find(draws) ?? faces.at(-1)) as Face; // There is at least one.
    const last = runs.at(-1);
    if (last?.face === face) last.text += segment;
    else runs.push({ face, text: segment });
  }
  return runs;
}

/** In Hindi, graphemes are syllables, within which letters join. */
export const graphemes = new Intl.Segmenter("hi");

/** Whether a font has glyphs for every character of a text. */
export function hasGlyphs(font: Font, text: string): boolean {
  return shaped(font, text)
    .getGlyphInfos()
    .every(({ codepoint }) => codepoint !== 0);
}

/** A text's glyphs and their positions, shaped as browsers do it. */
export function shaped(font: Font, text: string): ShapingBuffer {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}

/** A text's width in a font, in em. */
export function widthIn(font: Font, text: string): number {
  return shaped(font, text)
    .getGlyphPositions()
    .reduce((sum, { xAdvance }) => sum + xAdvance / font.face.upem, 0);
}
