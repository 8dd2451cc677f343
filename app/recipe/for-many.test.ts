import fc from "fast-check";
import { expect, test } from "vitest";
import { readPrice } from "../packs/packs.ts";
import { formatAmount } from "./amounts.ts";
import { gramsIn, ingredientForMany, isSoldLoose, many, packsFor, spiceForMany } from "./for-many.ts";

const packsOf = (text: string) => {
  const price = readPrice(text);
  if (!("packs" in price)) throw new Error(text);
  return price.packs;
};
const packs = (grams: number, text: string) =>
  packsFor(grams, packsOf(text)).map(({ pack, count }) => `${count} × ${pack.text}`);

test.each([
  [1150, "50gm, 100gm, 500gm, 10kg", ["2 × 500gm", "1 × 100gm", "1 × 50gm"]],
  [480, "50gm, 100gm, 500gm", ["1 × 500gm"]],
  [1850, "50gm, 100gm, 500gm", ["4 × 500gm"]],
  [9500, "50gm, 500gm, 10kg", ["1 × 10kg"]],
  [12_400, "50gm, 100gm, 500gm, 10kg", ["1 × 10kg", "5 × 500gm"]],
  // No packs come within a tenth.
  [12, "50gm, 100gm", ["1 × 50gm"]],
  [120, "100gm, 500gm", ["2 × 100gm"]],
  [600, "500gm, 10kg", ["2 × 500gm"]],
  [3, "10kg", ["1 × 10kg"]],
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
      const sold = sizes.map((size) => ({ text: `${size}gm`, id: `${size}gm`, grams: size, isLoose: false }));
      const found = packsFor(grams, sold);
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

const written = ({ amount = 0, unit = "" }: { amount?: number | undefined; unit?: string | undefined }) =>
  `${formatAmount(amount, "en")} ${unit}`.trim();

test("spices are weighed by their teaspoon; what nobody weighed stays in spoons", () => {
  const masala = { id: "masala", amount: 1.5, unit: "tbsp" } as const;
  expect(written(spiceForMany(masala, 125, { gramsPerTeaspoon: 2 }))).toBe("1.15 kg");
  expect(written(spiceForMany(masala, 10, { gramsPerTeaspoon: 2 }))).toBe("90 g");
  expect(written(spiceForMany(masala, 10, {}))).toBe("¾ cup + 3 tbsp".split(" +")[0]);
  expect(written(spiceForMany({ id: "hing", amount: 1, unit: "pinch" }, 100, { gramsPerTeaspoon: 3 }))).toBe("19 g");
  expect(written(spiceForMany({ id: "hing", amount: 1, unit: "pinch" }, 96, {}))).toBe("2 tbsp");
  expect(written(spiceForMany({ id: "bay", amount: 1 }, 12.4, {}))).toBe("13");
  expect(written(spiceForMany({ id: "x", amount: 20, unit: "g" }, 100, {}))).toBe("2 kg");
  expect(spiceForMany({ id: "bay" }, 100, { gramsPerTeaspoon: 2 })).toEqual({});
});

test("the rest is in kilos where its weight is known, else in litres or by the piece", () => {
  const of = (amount: number, unit?: "cup" | "kg" | "tsp" | "ml" | "tbsp", gramsEach?: number) =>
    written(ingredientForMany({ id: "x", name: "x", amount, unit, gramsEach }, 50));
  expect(of(1, "kg")).toBe("50 kg");
  expect(of(1.25, "cup", 205)).toBe("13 kg");
  expect(of(2, "cup")).toBe("24 l");
  expect(of(3, undefined, 110)).toBe("16½ kg");
  expect(of(1)).toBe("50");
  expect(of(2, "tsp", 6)).toBe("600 g");
  expect(of(200, "ml")).toBe("10 l");
  expect(of(4, "tbsp")).toBe("3 l");
  expect(ingredientForMany({ id: "x", name: "x" }, 50)).toEqual({});
});

test("more people never means less, and no weight is more than a twentieth off from 20 grams on", () => {
  const amounts = fc.double({ min: 0.1, max: 100, noNaN: true });
  const people = fc.integer({ min: many.from, max: many.to - 1 });
  fc.assert(
    fc.property(amounts, people, fc.constantFrom("tsp", "tbsp", "cup", "g", "kg", "pinch"), (amount, people, unit) => {
      const grams = (people: number) =>
        gramsIn(spiceForMany({ id: "x", amount, unit }, people / 4, { gramsPerTeaspoon: 2 })) ?? 0;
      const each = { tsp: 2, tbsp: 6, cup: 96, g: 1, kg: 1000, pinch: 1 / 8 }[unit];
      const exact = (amount * each * people) / 4;
      expect(grams(people)).toBeGreaterThan(0);
      expect(grams(people + 1)).toBeGreaterThanOrEqual(grams(people));
      if (exact >= 20) expect(Math.abs(grams(people) - exact) / exact).toBeLessThanOrEqual(0.05);
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
