/** With more bowls than this, they would be too small for names; a list is shown instead. */
export const maxBowls = 15;

interface Rings {
  /** The number of bowls in each ring, from the middle. */
  counts: readonly number[];
  /** The radius of the circle around them, in radii of a bowl. */
  radius: number;
}

/**
 * The rings in which so many round bowls are large in a round box: 7 → 1 and 6, 10 → 2 and 8. Prefers more bowls
 * in the middle if they are nearly as large: a single bowl in a wide ring looks lost.
 */
function ringsOf(count: number): Rings {
  // Nothing in the middle: with this radius, the ring around it is a bowl alone.
  const best: Rings[] = [{ counts: [], radius: -1 }];
  for (let bowls = 1; bowls <= count; bowls++) {
    const choices = best.map(({ counts, radius }, inside): Rings => {
      const outside = bowls - inside;
      const sideBySide = outside > 1 ? 1 + 1 / Math.sin(Math.PI / outside) : 1;
      return { counts: [...counts, outside], radius: Math.max(sideBySide, radius + 2) };
    });
    best.push(choices.reduce((a, b) => (b.radius < a.radius + 0.1 ? b : a)));
  }
  return best[count] as Rings; // Just pushed.
}

/**
 * The places of round bowls in a round box, from the middle outwards.
 *
 * @returns the diameter of a bowl, and the left and upper edge of each, in percent of the box
 */
export function bowlPlaces(count: number) {
  const { counts, radius } = ringsOf(count);
  const size = 100 / radius;
  const places = counts.flatMap((bowls, ring) => {
    // Rings touch the one around them, and the last one the box.
    const distance = bowls > 1 || ring > 0 ? radius - 1 - 2 * (counts.length - 1 - ring) : 0;
    return Array.from({ length: bowls }, (_, index) => {
      // From the top; around a ring, turned by half a step
      const step = index + ((counts[ring - 1] ?? 0) > 1 ? 0.5 : 0);
      const angle = (2 * Math.PI * step) / bowls - Math.PI / 2;
      const edge = (direction: number) => 50 + ((distance * direction - 1) * size) / 2;
      return { x: edge(Math.cos(angle)), y: edge(Math.sin(angle)) };
    });
  });
  return { size, places };
}
