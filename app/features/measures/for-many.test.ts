import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, type Measure, mostServings } from "./amounts.ts";
import { ingredientForMany, mostPeople, spiceForMany } from "./for-many.ts";

const written = ({ amount = 0, unit, rest }: Measure): string =>
  `${formatAmount(amount, "en")} ${unit ?? ""}`.trim() + (rest ? ` + ${written(rest)}` : "");

const shown = (...spice: Parameters<typeof spiceForMany>) => written(spiceForMany(...spice).measure);
const grams = (...spice: Parameters<typeof spiceForMany>) => spiceForMany(...spice).grams;

test("spices are weighed by their teaspoon; what nobody weighed stays in spoons", () => {
  const masala = { amount: 1.5, unit: "tbsp" } as const;
  expect(shown(masala, 125, { gramsPerTeaspoon: 2 })).toBe("1.15 kg");
  expect(shown(masala, 10, {})).toBe("¾ cup + 3 tbsp");
  expect(shown({ amount: 1, unit: "pinch" }, 100, { gramsPerTeaspoon: 3 })).toBe("19 g");
  expect(shown({ amount: 1 }, 12.4, {})).toBe("13");
  expect(shown({ amount: 20, unit: "g" }, 100, {})).toBe("2 kg");
  expect(spiceForMany({}, 100, { gramsPerTeaspoon: 2 })).toEqual({ measure: {} });
});

test("the rest is in kilos where its weight is known, else in litres or by the piece", () => {
  const of = (amount: number, unit?: "cup" | "kg" | "g" | "tsp" | "ml" | "l" | "tbsp", gramsEach?: number) =>
    written(ingredientForMany({ id: "x", name: "x", amount, unit, gramsEach }, 50));
  expect(of(1, "kg")).toBe("50 kg");
  expect(of(1.25, "cup", 205)).toBe("13 kg");
  expect(of(2, "cup")).toBe("24 l");
  expect(of(3, undefined, 110)).toBe("16½ kg");
  expect(of(1)).toBe("50");
  expect(of(200, "ml")).toBe("10 l");
  expect(of(20, "g")).toBe("1 kg");
  expect(ingredientForMany({ id: "x", name: "x" }, 50)).toEqual({});
});

test("the weight for packs is exact; what is not weighed has none", () => {
  const masala = { gramsPerTeaspoon: 1.6 };
  expect(grams({ amount: 1, unit: "tsp" }, 131 / 4, masala)).toBe(52.4);
  expect(grams({ amount: 0.1, unit: "g" }, 3, {})).toBe(0.3);
  expect(grams({ amount: 0.5, unit: "kg" }, 10.5, {})).toBe(5250);
  const unknown = [grams({ amount: 1, unit: "tsp" }, 9, {}), grams({ amount: 3 }, 9, masala)];
  expect([...unknown, grams({}, 9, masala)]).toEqual([undefined, undefined, undefined]);
});

test("more people never means less, and no weight is more than a twentieth off from 20 grams on", () => {
  const amounts = fc.double({ min: 0.1, max: 100, noNaN: true });
  const people = fc.integer({ min: mostServings + 1, max: mostPeople - 1 });
  fc.assert(
    fc.property(amounts, people, fc.constantFrom("tsp", "tbsp", "cup", "g", "kg", "pinch"), (amount, people, unit) => {
      const grams = (people: number) => {
        const { measure } = spiceForMany({ amount, unit }, people / 4, { gramsPerTeaspoon: 2 });
        return (measure.amount ?? 0) * (measure.unit === "kg" ? 1000 : 1);
      };
      const each = { tsp: 2, tbsp: 6, cup: 96, g: 1, kg: 1000, pinch: 1 / 8 }[unit];
      const exact = (amount * each * people) / 4;
      expect(grams(people)).toBeGreaterThan(0);
      expect(grams(people + 1)).toBeGreaterThanOrEqual(grams(people));
      if (exact >= 20) expect(Math.abs(grams(people) - exact) / exact).toBeLessThanOrEqual(0.05);
    }),
  );
});
