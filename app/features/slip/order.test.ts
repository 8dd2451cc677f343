import fc from "fast-check";
import { expect, test } from "vitest";
import { slipData } from "../../../testing/slip.ts";
import { linesOf } from "../../../testing/slip-shelf.ts";
import {
  addLines,
  allLines,
  changeLine,
  emptyOrder,
  type Lines,
  type Order,
  putDish,
  slipLimits,
  stepOf,
} from "./order.ts";
import { stringifyLines } from "./packing-list/list.ts";

/** Haldi in packs of 50gm, 100gm and 10kg, jeera in packs of 1kg; turmeric is no product. */
const { shelf } = slipData;
const withLines = (text: string): Order => ({ ...emptyOrder, lines: linesOf(text) });
const sum = (order: Order) => stringifyLines(allLines(order, shelf));
const put = (order: Order, slug: string, people: number, needs: string) =>
  putDish(order, { slug, people, needs: linesOf(needs) });
const change = (order: Order, choice: string, count: number) => changeLine(order, choice, count, shelf).order;

test("a press adds one pack, ten kilos of loose goods, or 50 grams", () =>
  expect(["chilli.50gm", "chilli.loose", "turmeric.g"].map(stepOf)).toEqual([1, 10, 50]));

test("lines of a product stand together, in order of weight; products in the order in which they were added", () => {
  const order = put(withLines("haldi.100gm_jeera.10kg_haldi.50gm.2_haldi.loose"), "rice", 40, "jeera.g.900");
  expect(sum(order)).toBe("haldi.50gm.2_haldi.100gm_haldi.loose_jeera.1kg_jeera.10kg");
});

test("a count of zero, below it or that is not a number removes a line; the others keep their order", () => {
  const order = withLines("a.50gm_b.50gm.3_c.50gm");
  expect(sum(change(order, "b.50gm", 2))).toBe("a.50gm_b.50gm.2_c.50gm");
  for (const count of [0, -1, Number.NaN]) expect(sum(change(order, "b.50gm", count))).toBe("a.50gm_c.50gm");
});

test("what is beyond the limits is left out and returned; weights have their own limit", () => {
  const full = withLines(Array.from({ length: slipLimits.lines }, (_, n) => `n${n}.1kg.${slipLimits.count}`).join("_"));
  const { order, leftOut } = addLines(full, linesOf("n0.1kg.2_turmeric.g.20"), shelf);
  expect(order).toEqual(full);
  expect(leftOut).toEqual({ "n0.1kg": 2, "turmeric.g": 20 });
  // A line that has no room takes none from those that are there.
  const few = withLines(Array.from({ length: slipLimits.lines }, (_, n) => `n${n}.1kg`).join("_"));
  expect(addLines(few, linesOf("new.1kg_n0.1kg"), shelf).leftOut).toEqual({ "new.1kg": 1 });
  expect(changeLine(withLines("haldi.1kg"), "haldi.1kg", 1500, shelf).leftOut).toEqual({ "haldi.1kg": 501 });
  expect(sum(addLines(emptyOrder, linesOf("turmeric.g.12345"), shelf).order)).toBe("turmeric.g.12345");
});

test("nothing is lost: what is on the slip and what was left out is all that was wanted", () => {
  const choices = fc.constantFrom("a.50gm", "a.1kg", "b.loose", "c.g", "d.any");
  const someLines = fc.dictionary(choices, fc.integer({ min: 1, max: 1200 }));
  fc.assert(
    fc.property(fc.array(someLines, { maxLength: 8 }), (all) => {
      let order = emptyOrder;
      const wanted: Record<string, number> = {};
      const leftOut: Record<string, number> = {};
      const count = (counts: Record<string, number>, lines: Lines = {}) => {
        for (const [choice, number] of Object.entries(lines)) counts[choice] = (counts[choice] ?? 0) + number;
      };
      for (const lines of all) {
        const changed = addLines(order, lines, shelf);
        order = changed.order;
        count(wanted, lines);
        count(leftOut, changed.leftOut);
      }
      count(leftOut, allLines(order, shelf));
      expect(leftOut).toEqual(wanted);
    }),
  );
});
