import fc from "fast-check";
import { expect, test } from "vitest";
import { kitchenUnits } from "../../content/schema/options.ts";
import { formatAmount, fractions, type Measure, mostServings, scaleMeasure } from "./amounts.ts";

test("amounts are written with kitchen fractions", () => {
  const amounts = [0.25, 0.33, 0.5, 0.67, 2 / 3, 0.75, 1, 1.5, 2.25, 1500];
  const written = ["¼", "⅓", "½", "⅔", "⅔", "¾", "1", "1½", "2¼", "1,500"];
  expect(amounts.map((amount) => formatAmount(amount, "en"))).toEqual(written);
});

test.each([
  // Spoons
  ["1½ tbsp", 4, 2, "2¼ tsp"],
  ["1½ tbsp", 4, 12, "¼ cup + ½ tbsp"],
  ["1 tbsp", 4, 5, "1 tbsp + 1 tsp"],
  // Cups and their water
  ["1 cup", 5, 3, "⅔ cup"],
  ["3½ cup", 4, 5, "4⅓ cup"],
  // Another measure, where it is easier to measure with
  ["4 tbsp", 4, 12, "¾ cup"],
  ["4 tbsp", 3, 12, "1 cup"],
  ["¼ cup", 4, 3, "3 tbsp"],
  ["1 tbsp", 2, 1, "1½ tsp"],
  // Scales and jugs
  ["1 kg", 4, 3, "¾ kg"],
  ["1 kg", 6, 1, "175 g"],
  ["500 g", 4, 8, "1 kg"],
  ["30 g", 4, 3, "25 g"],
  // Counts
  ["2", 4, 5, "2½"],
  ["1 pinch", 6, 2, "1 pinch"],
] as const)("%s for %i is, for %i, %s", (written, from, to, scaled) => {
  const { rest, ...measure } = scaleMeasure(read(written), from, to);
  const parts = [measure, ...(rest ? [rest] : [])];
  const texts = parts.map(({ amount, unit }) => [formatAmount(amount, "en"), unit].filter(Boolean).join(" "));
  expect(texts.join(" + ")).toBe(scaled);
});

/** The servings that the stepper offers, and those that a recipe may be written for. */
const servings = fc.integer({ min: 1, max: mostServings });
/** What recipes are written with. */
const quarters = fc.integer({ min: 1, max: 24 }).map((quarters) => quarters / 4);

test("scaled amounts use the largest fitting unit and only kitchen fractions", () => {
  const named = [0, ...Object.values(fractions)];
  const hasName = (amount: number) => named.some((part) => Math.abs((amount % 1) - part) < 0.01);
  // Fewer of each than make up the next larger unit.
  const limits: Record<string, number> = { tsp: 3, tbsp: 4, g: 1000, ml: 1000 };
  const amounts = fc.oneof(
    quarters,
    quarters.map((amount) => amount * 100), // Grams
    fc.double({ min: 0.1, max: 5000, noNaN: true }),
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom(undefined, ...kitchenUnits), servings, servings, (amount, unit, from, to) => {
      fc.pre(from !== to);
      const { rest, ...measure } = scaleMeasure({ amount, unit }, from, to);
      for (const { amount = 0, unit = "" } of [measure, ...(rest ? [rest] : [])]) {
        expect(amount, unit).toBeLessThan(limits[unit] ?? Number.POSITIVE_INFINITY);
        expect(hasName(amount), `${amount} ${unit}`).toBe(true);
      }
    }),
  );
});

test("spoons and cups stay close to the exact amount, from a quarter of a teaspoon on", () => {
  const units = fc.constantFrom("tsp", "tbsp", "cup");
  fc.assert(
    fc.property(quarters, units, servings, servings, (amount, unit, from, to) => {
      const exact = (millilitres({ amount, unit }) * to) / from;
      const error = Math.abs(millilitres(scaleMeasure({ amount, unit }, from, to)) - exact);
      expect(error).toBeLessThanOrEqual(Math.max(5 / 4, exact / 5 + 1e-9));
    }),
  );
});

test("an amount is never scaled to zero, and more servings never need less", () => {
  const amounts = fc.double({ min: 0.1, max: 5000, noNaN: true });
  const units = fc.constantFrom(undefined, ...kitchenUnits);
  fc.assert(
    fc.property(amounts, units, servings, servings, (amount, unit, from, to) => {
      const scaled = millilitres(scaleMeasure({ amount, unit }, from, to));
      expect(scaled).toBeGreaterThan(0);
      if (from !== to && from !== to + 1)
        expect(millilitres(scaleMeasure({ amount, unit }, from, to + 1))).toBeGreaterThanOrEqual(scaled - 1e-9);
    }),
  );
});

/** A measure as the cards write it. */
function read(written: string) {
  const [, whole, fraction, name] = /^(\d*)([¼½]?) ?(\w*)$/.exec(written) ?? [];
  const amount = Number(whole) + (fraction === "¼" ? 0.25 : fraction === "½" ? 0.5 : 0);
  return { amount, unit: kitchenUnits.find((unit) => unit === name) };
}

/** Millilitres in spoons and cups, as the Recipes page says; of other units, the number in grams or millilitres. */
function millilitres({ amount = 0, unit, rest }: Measure): number {
  const holds: Record<string, number> = { tsp: 5, tbsp: 15, cup: 240, kg: 1000, l: 1000 };
  return amount * (holds[unit ?? ""] ?? 1) + (rest ? millilitres(rest) : 0);
}
