import fc from "fast-check";
import { expect, test } from "vitest";
import { kitchenUnits } from "../content/schema/options";
import { formatAmount, scaleAmount } from "./amounts";

test("amounts are written with kitchen fractions", () => {
  const amounts = [0.25, 0.33, 0.5, 0.67, 2 / 3, 0.75, 1, 1.5, 2.25, 1500];
  const written = ["¼", "⅓", "½", "⅔", "⅔", "¾", "1", "1½", "2¼", "1,500"];
  expect(amounts.map((amount) => formatAmount(amount, "en"))).toEqual(written);
});

test("an amount without a kitchen fraction stays decimal, as its language writes it", () => {
  expect(formatAmount(1.1, "en")).toBe("1.1");
  expect(formatAmount(1.125, "de")).toBe("1,13");
});

test("an amount for the servings it is written for stays as written", () => {
  expect(scaleAmount(0.33, "cup", 4, 4)).toBe(0.33);
  expect(scaleAmount(7, "g", 3, 3)).toBe(7);
});

test("scaled amounts are rounded to what a kitchen can measure", () => {
  expect(scaleAmount(2, "cup", 4, 6)).toBe(3);
  expect(scaleAmount(1, "cup", 5, 3)).toBe(2 / 3);
  expect(scaleAmount(1, "kg", 4, 3)).toBe(0.75);
  expect(scaleAmount(500, "g", 4, 5)).toBe(625);
  expect(scaleAmount(30, "g", 4, 3)).toBe(25);
  expect(scaleAmount(0.5, "tsp", 4, 2)).toBe(0.25);
  expect(scaleAmount(1, "tsp", 4, 5)).toBe(1.5);
  expect(scaleAmount(3, "tbsp", 4, 2)).toBe(1.5);
  expect(scaleAmount(2, undefined, 4, 5)).toBe(2.5);
  expect(scaleAmount(4, undefined, 4, 5)).toBe(5);
  expect(scaleAmount(1, "pinch", 6, 2)).toBe(1);
});

test("nothing is ever scaled to nothing, and more guests never means less", () => {
  const amounts = fc.double({ min: 0.1, max: 5000, noNaN: true });
  const units = fc.constantFrom(undefined, ...kitchenUnits);
  const servings = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(amounts, units, servings, servings, (amount, unit, from, to) => {
      const scaled = scaleAmount(amount, unit, from, to);
      expect(scaled).toBeGreaterThan(0);
      if (from !== to && from !== to + 1)
        expect(scaleAmount(amount, unit, from, to + 1)).toBeGreaterThanOrEqual(scaled);
    }),
  );
});
