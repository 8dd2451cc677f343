import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestPacks, isSoldLoose } from "./fewest-packs.ts";
import { readPrice } from "./packs.ts";

const packsOf = (text: string) => {
  const price = readPrice(text);
  if (!("packs" in price)) throw new Error(text);
  return price.packs;
};
const packs = (grams: number, text: string) =>
  fewestPacks(grams, packsOf(text)).map(({ pack, count }) => `${count} × ${pack.text}`);

test.each([
  [1150, "50gm, 100gm, 500gm, 10kg", ["2 × 500gm", "1 × 100gm", "1 × 50gm"]],
  [480, "50gm, 100gm, 500gm", ["1 × 500gm"]],
  [1850, "50gm, 100gm, 500gm", ["4 × 500gm"]],
  [9500, "50gm, 500gm, 10kg", ["1 × 10kg"]],
  [12_400, "50gm, 100gm, 500gm, 10kg", ["1 × 10kg", "5 × 500gm"]],
  // A tenth more is not too much for fewer packs.
  [1000, "500gm, 1095gm", ["1 × 1095gm"]],
  [1000, "500gm, 1105gm", ["2 × 500gm"]],
  // No packs come within a tenth.
  [12, "50gm, 100gm", ["1 × 50gm"]],
  [120, "100gm, 500gm", ["2 × 100gm"]],
  [600, "500gm, 10kg", ["2 × 500gm"]],
  [3, "10kg", ["1 × 10kg"]],
  [0, "50gm, 100gm", []],
  [-50, "50gm, 100gm", []],
  // Exactly a tenth more.
  [100, "20gm, 110gm", ["1 × 110gm"]],
  // Of goods that are only sold loose, there are no packs.
  [700, "Bulk", []],
  [700, "500gm, Bulk", ["2 × 500gm"]],
  [900_000_000, "50gm, 10kg", ["90000 × 10kg"]],
])("%i grams of %s are %j", (grams, price, expected) => {
  expect(packs(grams, price)).toEqual(expected);
});

test("packs hold what is needed, no more than a tenth over where that is possible, and are as few as can be", () => {
  const sizes = fc.uniqueArray(fc.constantFrom(50, 100, 200, 250, 500, 1000, 10_000), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 60_000 }), (sizes, grams) => {
      const sold = sizes.map((size) => ({ text: `${size}gm`, id: `${size}gm`, grams: size }));
      const found = fewestPacks(grams, sold);
      const held = found.reduce((sum, { pack, count }) => sum + pack.grams * count, 0);
      const count = found.reduce((sum, { count }) => sum + count, 0);
      expect(held).toBeGreaterThanOrEqual(grams);
      // Taking from the largest down is a way to hold it: as many packs at most, if that comes within a tenth.
      let [left, greedy, greedyHeld] = [grams, 0, 0];
      for (const [index, { grams: size }] of sold.toSorted((a, b) => b.grams - a.grams).entries()) {
        const packs = index === sold.length - 1 ? Math.ceil(left / size) : Math.floor(left / size);
        greedy += packs;
        greedyHeld += packs * size;
        left -= packs * size;
      }
      if (greedyHeld <= grams * 1.1) expect([held <= grams * 1.1, count <= greedy]).toEqual([true, true]);
      else if (held > grams * 1.1) expect(held).toBeLessThanOrEqual(greedyHeld);
    }),
  );
});

test("what is sold by 10 kg, or by the kilo, can be had loose", () => {
  expect(["50gm, 500gm", "500gm, 10kg", "50gm, Bulk"].map((text) => isSoldLoose(packsOf(text)))).toEqual([
    false,
    true,
    true,
  ]);
});
