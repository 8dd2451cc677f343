import { brandColour, type ColourName } from "../styles/brand-colours.server.ts";
import { spiceBox } from "./spice-box.ts";

/**
 * The brand's mark as an SVG: the spice box of the header on an ivory ground, in the colours of the brand. Icons, PDFs
 * and share cards show this drawing.
 */
export function markDrawing(): string {
  const { size, rim, bowl, bowls } = spiceBox;
  const outer = rim.radius + rim.line / 2;
  const colour = (name: ColourName) => brandColour(name).light;
  const circle = (x: number, y: number, radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  const disc = (radius: number, fill: ColourName) => circle(size / 2, size / 2, radius, colour(fill));
  const spices = bowls.map(([x, y], index) => circle(x, y, bowl.radius, colour(`s${index + 1}` as ColourName)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${disc(outer, "ink")}${disc(outer - rim.line, "ivory")}<g stroke="${colour("ink")}" stroke-width="${bowl.line}">${spices.join("")}</g></svg>`;
}
