import { expect, test } from "vitest";
import { slipData } from "../../../testing/slip.ts";
import { linesOf } from "../../../testing/slip-shelf.ts";
import { allLines, changeLine, emptyOrder, type Order, putDish, stepOf } from "./order.ts";
import { stringifyLines } from "./packing-list/list.ts";

/** Haldi in packs of 50gm, 100gm and 10kg, jeera in packs of 1kg; turmeric is no product. */
const { shelf } = slipData;
const withLines = (text: string): Order => ({ ...emptyOrder, lines: linesOf(text) });
const sum = (order: Order) => stringifyLines(allLines(order, shelf));
const put = (order: Order, slug: string, people: number, needs: string) =>
  putDish(order, { slug, people, needs: linesOf(needs) });
const change = (order: Order, choice: string, count: number) => changeLine(order, choice, count, shelf);

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
