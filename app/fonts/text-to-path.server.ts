import type { SvgPathCommand } from "harfbuzzjs";
import { displayFace } from "./font-subsets.ts";
import { openSourceFont, shaped } from "./typeface.server.ts";

/** A line of text as one SVG path. */
export interface TextPath {
  text: string;
  /** The path, `unitsPerEm` to an em, the baseline at y = 0. */
  path: string;
  /** The line's width in the path's units. */
  width: number;
  unitsPerEm: number;
}

/** The precision of a path. A unit is two thirds of a pixel at the largest size in which a path is shown. */
const UNITS_PER_EM = 192;

/**
 * Draws a line of text as a path, shaped with HarfBuzz as browsers do. Painted Hindi words are part of the document
 * this way, so that the first view needs no Devanagari font.
 */
export function textToPath(text: string): TextPath {
  let path = "";
  let width = 0;
  const scale = UNITS_PER_EM / displayFont.face.upem;
  const buffer = shaped(displayFont, text);
  const positions = buffer.getGlyphPositions();
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    path += placed(displayFont.glyphToJson(glyph), scale, width + xOffset, yOffset);
    width += xAdvance;
  }
  return { text, path: shortened(path), width: Math.round(width * scale), unitsPerEm: UNITS_PER_EM };
}

const displayFont = await openSourceFont(displayFace);

/** The same path in fewer characters: a repeated command needs no letter, and a minus sign also separates numbers. */
const shortened = (path: string) => path.replace(/(?<=([lqc])[^a-zA-Z]*)\1/g, " ").replaceAll(" -", "-");

/**
 * One glyph's path at its place, with the y axis pointing down. Each contour is rounded relative to its start, so that
 * stems are equally wide everywhere and repeated letters are the same bytes.
 */
function placed(glyph: readonly SvgPathCommand[], scale: number, dx: number, dy: number): string {
  let start: number[] = [];
  let pen: number[] = [];
  const commands = glyph.map(({ type, values }) => {
    // Coordinates are listed as x, y, x, y.
    const points = values.map((value, index) => scale * (index % 2 === 0 ? value + dx : -value - dy));
    if (type === "M") {
      start = points;
      pen = [0, 0];
      return `M${points.map(Math.round).join(" ")}`;
    }
    const rounded = points.map((value, index) => Math.round(value - (start[index % 2] ?? 0)));
    const steps = rounded.map((value, index) => value - (pen[index % 2] ?? 0));
    pen = rounded.slice(-2);
    return type.toLowerCase() + steps.join(" ");
  });
  return commands.join("");
}
