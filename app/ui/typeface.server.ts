import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, type Variation } from "harfbuzzjs";

/** Opens a font for shaping. One at a time: the converter's results share their memory. */
export async function openTypeface(woff2: Uint8Array, variations: Variation[] = []): Promise<Font> {
  const font = new Font(new Face(new Blob(await fontverter.convert(woff2, "truetype"))));
  font.setVariations(variations);
  return font;
}

/** Whether a character is left to the system: spaces, pictographs, and what joins or colours pictographs. */
export function isDrawnBySystem(character: string): boolean {
  return /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20e3|\s/u.test(
    character,
  );
}

/** A text's glyphs and their places, as browsers shape it. */
export function shaped(font: Font, text: string): ShapingBuffer {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer;
}
