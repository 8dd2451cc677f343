import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, type Variation } from "harfbuzzjs";

/** Opens a font for shaping. Await one before opening the next: the converter's results share memory. */
export async function openTypeface(woff2: Uint8Array, variations: Variation[] = []): Promise<Font> {
  const font = new Font(new Face(new Blob(await fontverter.convert(woff2, "truetype"))));
  font.setVariations(variations);
  return font;
}

/** Whether a character is left to system fonts: spaces, pictographs, and characters that join or colour pictographs. */
export function isDrawnBySystem(character: string): boolean {
  return /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20e3|\s/u.test(
    character,
  );
}

/** A text's glyphs and their positions, shaped as browsers do it. */
export function shaped(font: Font, text: string): ShapingBuffer {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}
