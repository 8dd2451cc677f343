/** How powders stand in their picture (content/powders.server.ts), and in the drawn spice box (ui/SpiceBox.tsx). */

/** The columns of a square picture with room for this many textures. */
export const powderColumns = (count: number) => Math.max(1, Math.ceil(Math.sqrt(count)));

/** In hundredths of the box's width: the centres of its bowls from its middle, and the radii of the bowls. */
const ring = { distance: 32, middle: 16, radius: 10 };

/**
 * The places of the bowls, in hundredths of the box's width from its middle: the first bowl is there, the others are in a
 * ring around it that closes whatever their number.
 */
function bowlPlaces(count: number): { x: number; y: number; radius: number }[] {
  const others = count - 1;
  // With their rims, a fifth wider than the bowls, no two of a ring may overlap.
  const radius = Math.min(ring.radius, (ring.distance * Math.sin(Math.PI / Math.max(others, 2))) / 1.2);
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return { x: 0, y: 0, radius: ring.middle };
    const angle = (2 * Math.PI * (index - 1)) / others - Math.PI / 2;
    return { x: ring.distance * Math.cos(angle), y: ring.distance * Math.sin(angle), radius };
  });
}

/** Styles for the bowls of a number of spices: no element has a style attribute (docs/decisions/0006-policies-by-hash.md). */
export function powderStyles(count: number): string {
  const columns = powderColumns(count);
  const places = bowlPlaces(count).map(({ x, y, radius }, index) => {
    const place = { column: index % columns, row: Math.floor(index / columns), x, y, radius };
    const properties = Object.entries(place).map(([name, value]) => `--bowl-${name}:${Number(value.toFixed(2))}`);
    return `[data-bowl="${index}"]{${properties.join(";")}}`;
  });
  return `[data-bowl]{--bowl-columns:${columns}}${places.join("")}`;
}
