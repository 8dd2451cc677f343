import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Font } from "harfbuzzjs";
import { openTypeface, shaped } from "./typeface.server.ts";

/** A line of text as one SVG path. */
export interface Outline {
  text: string;
  /** The path, `unitsPerEm` to an em, the baseline at y = 0. */
  path: string;
  /** The line's width in the path's units. */
  width: number;
  unitsPerEm: number;
}

/**
 * The precision of a path, in units per em: two thirds of a pixel at the largest size that it is shown. Anything finer
 * only makes the document larger. The same for signs and labels, so that letters in both are the same bytes.
 */
const UNITS_PER_EM = 192;

/**
 * Draws a line of text with the shaper that browsers use, so that the first view needs no Devanagari font:
 * signs, wordmark and labels are part of the document.
 *
 * @param font Eczar, the font of the signs, by default
 * @param tracking space added after each letter, in em
 */
export function outline(text: string, font: Font = display, tracking = 0): Outline {
  const { upem } = font.face;
  const scale = UNITS_PER_EM / upem;
  const buffer = shaped(font, text);
  const positions = buffer.getGlyphPositions();
  const pen = { x: 0, y: 0 };
  let path = "";
  let width = 0;
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    path += relative(font.glyphToPath(glyph), scale, width + xOffset, yOffset, pen);
    width += xAdvance + tracking * upem;
  }
  return { text, path, width: Math.round(width * scale), unitsPerEm: UNITS_PER_EM };
}

const display = await openTypeface(readFileSync(resolve("app/fonts/eczar-800.woff2")));

/** How far, in path units, a curve's control point may be from its predecessor's mirror image for a smooth curve. */
const SMOOTH = 1.5;

/**
 * One glyph's path moved to its place, in relative commands with the y axis pointing down. Each
 * contour is rounded relative to its start, so that stems and headlines shared by several letters are the
 * same bytes everywhere: half the size of rounding each point. `pen` is where the previous glyph's path
 * ended.
 */
function relative(path: string, scale: number, dx: number, dy: number, pen: { x: number; y: number }): string {
  let result = "";
  let origin = { x: 0, y: 0 };
  let start = { x: 0, y: 0 };
  let last = "";
  let control: { x: number; y: number } | undefined;
  const add = (command: string, numbers: readonly number[]) => {
    const list = numbers.join(" ").replaceAll(" -", "-");
    // A repeated command, or a line after a move, needs no letter.
    const isImplied = command === last && command !== "m";
    result += isImplied ? (list.startsWith("-") ? list : ` ${list}`) : command + list;
    last = command === "m" ? "l" : command;
  };
  for (const [, command = "", list = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === "Z") {
      result += "z";
      last = "z";
      Object.assign(pen, start);
      continue;
    }
    const numbers = list.split(/[ ,]/).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: ((numbers[2 * index] ?? 0) + dx) * scale,
      y: -((numbers[2 * index + 1] ?? 0) + dy) * scale,
    }));
    if (command === "M") {
      origin = points[0] ?? origin;
      start = { x: Math.round(origin.x), y: Math.round(origin.y) };
    }
    const rounded = points.map(({ x, y }) => ({
      x: start.x + Math.round(x - origin.x),
      y: start.y + Math.round(y - origin.y),
    }));
    const steps = rounded.map(({ x, y }) => [x - pen.x, y - pen.y]);
    const mirrored = control && { x: 2 * pen.x - control.x, y: 2 * pen.y - control.y };
    Object.assign(pen, rounded.at(-1));
    const [[x = 0, y = 0] = []] = steps;
    const isSmooth =
      command === "Q" &&
      mirrored &&
      Math.hypot(mirrored.x - (rounded[0]?.x ?? 0), mirrored.y - (rounded[0]?.y ?? 0)) <= SMOOTH;
    control = command !== "Q" ? undefined : isSmooth ? mirrored : rounded[0];
    if (isSmooth) add("t", steps[1] ?? []);
    else if (command !== "L") add(command.toLowerCase(), steps.flat());
    else if (x !== 0 && y !== 0) add("l", [x, y]);
    else if (x !== 0) add("h", [x]);
    else if (y !== 0) add("v", [y]);
  }
  return result;
}
