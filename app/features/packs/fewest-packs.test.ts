import fc from "fast-check";
import { expect, test } from "vitest";
import { readPrice } from "../../content/packs.ts";
import { fewestPacks, isSoldLoose } from "./fewest-packs.ts";

const packsOf = (text: string) => {
  const price = readPrice(text);
  if (!price) throw new Error(text);
  return price.packs;
};
const packs = (grams: number, text: string) =>
  fewestPacks(grams, packsOf(text)).map(({ pack, count }) => `${count} × ${pack.text}`);

test.each([
  [1150, "50gm, 100gm, 500gm, 10kg", ["2 × 500gm", "1 × 100gm", "1 × 50gm"]],
  // A tenth more is not too much for fewer packs.
  [1000, "500gm, 1095gm", ["1 × 1095gm"]],
  [1000, "500gm, 1105gm", ["2 × 500gm"]],
  // Up to a fifth more for many fewer packs.
  [9090, "50gm, 100gm, 500gm, 10kg", ["1 × 10kg"]],
  [8250, "50gm, 100gm, 500gm, 10kg", ["17 × 500gm"]],
  // The exact need, with its fraction.
  [50.4, "50gm, 100gm, 500gm", ["1 × 100gm"]],
  // No packs come within a tenth.
  [12, "50gm, 100gm", ["1 × 50gm"]],
  // Of goods that are only sold loose, there are no packs.
  [700, "bulk", []],
  [900_000_000, "50gm, 10kg", ["90000 × 10kg"]],
])("%i grams of %s are %j", (grams, price, expected) => {
  expect(packs(grams, price)).toEqual(expected);
});

test("of all choices of packs, it is the fewest within a tenth, or five fewer within a fifth, or else the lightest", () => {
  // In units of 50 g, so that there are few enough choices to try them all.
  const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 200 * 50 }), (sizes, grams) => {
      const sold = sizes.map((size) => ({ text: `${size}`, id: `${size}`, grams: size * 50 }));
      const choices = [
        ...allChoices(
          grams,
          sold.map(({ grams }) => grams),
        ),
      ];
      const fitting = choices.filter(({ held }) => held <= grams * 1.1);
      const best = fitting.length > 0 ? minimum(fitting, "count", "held") : minimum(choices, "held", "count");
      const muchFewer = choices.filter(({ held, count }) => held <= grams * 1.2 && count <= best.count - 5);
      const found = fewestPacks(grams, sold);
      const count = found.reduce((sum, { count }) => sum + count, 0);
      const held = found.reduce((sum, { pack, count }) => sum + pack.grams * count, 0);
      expect({ count, held }).toEqual(muchFewer.length > 0 ? minimum(muchFewer, "count", "held") : best);
    }),
  );
});

interface Choice {
  count: number;
  held: number;
}

/** Every number of each size that together hold the grams, but no more of the last size than needed. */
function* allChoices(grams: number, [size = 0, ...others]: readonly number[]): Generator<Choice> {
  const enough = Math.ceil(Math.max(0, grams) / size);
  for (let count = others.length > 0 ? 0 : enough; count <= enough; count++)
    for (const rest of others.length > 0 ? allChoices(grams - count * size, others) : [{ count: 0, held: 0 }])
      yield { count: count + rest.count, held: count * size + rest.held };
}

const minimum = (choices: readonly Choice[], first: keyof Choice, then: keyof Choice) =>
  choices.reduce((best, one) => ((one[first] - best[first] || one[then] - best[then]) < 0 ? one : best));

test("what is sold by 10 kg, or by the kilo, can be had loose", () => {
  expect(["50gm, 500gm", "500gm, 10kg", "50gm, bulk"].map((text) => isSoldLoose(packsOf(text)))).toEqual([
    false,
    true,
    true,
  ]);
});
