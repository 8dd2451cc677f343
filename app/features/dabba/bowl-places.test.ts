import { expect, test } from "vitest";
import { bowlPlaces, maxBowls } from "./bowl-places.ts";

test.each(Array.from({ length: maxBowls }, (_, index) => index + 1))(
  "%i bowls are in the box, and none is over another",
  (count) => {
    const { size, places } = bowlPlaces(count);
    const centres = places.map(({ x, y }) => ({ x: x + size / 2, y: y + size / 2 }));
    const tolerance = 1e-9;
    expect(centres).toHaveLength(count);
    for (const [index, { x, y }] of centres.entries()) {
      expect(Math.hypot(x - 50, y - 50) + size / 2).toBeLessThanOrEqual(50 + tolerance);
      for (const other of centres.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(size - tolerance);
    }
  },
);

test("seven bowls are as in the drawing: one with six around it", () => {
  const { size, places } = bowlPlaces(7);
  expect(size).toBeCloseTo(100 / 3);
  expect(places[0]?.x).toBeCloseTo(50 - size / 2);
  expect(places[1]?.y).toBeCloseTo(0);
});
