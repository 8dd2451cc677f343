import { brandColour, type ColourName } from "../styles/brand-colours.server.ts";
import { spiceBox } from "./spice-box.ts";

/**
 * The brand's mark as an SVG: the spice box of the header on an ivory ground, in the colours of the brand. Icons, PDFs
 * and share cards show this drawing. The small one is for less than 32 px, as in tabs: bowls without outlines, which
 * would be grey there, a little larger, and a thicker rim.
 */
export function markDrawing(size: "large" | "small" = "large"): string {
  const { size: width, rim, bowl, bowls } = spiceBox;
  const isSmall = size === "small";
  const middle = width / 2;
  const line = isSmall ? 4.5 : rim.line;
  const outer = rim.radius + rim.line / 2;
  const colour = (name: ColourName) => brandColour(name).light;
  const circle = (x: number, y: number, radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  const spices = bowls.map(([x, y], index) =>
    circle(x, y, isSmall ? 8 : bowl.radius, colour(`s${index + 1}` as ColourName)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}">${circle(middle, middle, outer, colour("ink"))}${circle(middle, middle, outer - line, colour("ivory"))}<g${isSmall ? "" : ` stroke="${colour("ink")}" stroke-width="${bowl.line}"`}>${spices.join("")}</g></svg>`;
}
