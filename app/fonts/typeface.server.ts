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
