import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from "harfbuzzjs";

/** A line of Hindi as one SVG path, set in the display type. */
export interface Outline {
  text: string;
  /** The path, `unitsPerEm` to an em, the baseline at y = 0. */
  path: string;
  /** The line's width in the path's units. */
  width: number;
  unitsPerEm: number;
}

/**
 * How finely a path is drawn: a third of a pixel at the size it is shown in. Every digit less is a
 * smaller document.
 */
const precisions = { sign: 320, label: 128 };

/**
 * Draws a line of Hindi with the shaper that browsers use, so that the first view needs no
 * Devanagari type: signs, wordmark and labels are there with the document itself.
 */
export function outline(text: string, size: keyof typeof precisions): Outline {
  const unitsPerEm = precisions[size];
  const scale = unitsPerEm / face.upem;
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const pen = { x: 0, y: 0 };
  let path = "";
  let width = 0;
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    path += relative(font.glyphToPath(glyph), scale, width + xOffset, yOffset, pen);
    width += xAdvance;
  }
  return { text, path, width: Math.round(width * scale), unitsPerEm };
}

const display = readFileSync(resolve("app/fonts/eczar-800.woff2"));
const face = new Face(new Blob(await fontverter.convert(display, "truetype")));
const font = new Font(face);

/**
 * One glyph's path moved to its place, in relative commands with the y axis pointing down: about
 * half the bytes of absolute ones. `pen` is where the last glyph's path ended.
 */
function relative(path: string, scale: number, dx: number, dy: number, pen: { x: number; y: number }): string {
  const start = { x: 0, y: 0 };
  let result = "";
  for (const [, command = "", list = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === "Z") {
      result += "z";
      Object.assign(pen, start);
      continue;
    }
    const numbers = list.split(/[ ,]/).map(Number);
    const steps: number[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      steps.push(
        Math.round(((numbers[index] ?? 0) + dx) * scale),
        Math.round((-(numbers[index + 1] ?? 0) - dy) * scale),
      );
    }
    const end = { x: steps.at(-2) ?? 0, y: steps.at(-1) ?? 0 };
    const moved = steps.map((value, index) => value - (index % 2 === 0 ? pen.x : pen.y));
    Object.assign(pen, end);
    if (command === "M") Object.assign(start, pen);
    // A step too small to draw at this precision.
    if (command === "L" && moved.every((value) => value === 0)) continue;
    result += command.toLowerCase() + moved.join(" ").replaceAll(" -", "-");
  }
  return result;
}
