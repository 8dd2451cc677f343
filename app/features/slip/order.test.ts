import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addLines,
  addOrder,
  allLines,
  changeLine,
  emptyOrder,
  isEmpty,
  type Lines,
  type Order,
  putDish,
  slipLimits,
  stepOf,
  takeDishOff,
} from "./order.ts";
import { parseLines, stringifyLines } from "./stored-slip.ts";

const withLines = (text: string): Order => ({ ...emptyOrder, lines: parseLines(text) });
const sum = (order: Order) => stringifyLines(allLines(order));
const put = (order: Order, slug: string, people: number, lines: string) =>
  putDish(order, slug, people, parseLines(lines)).order;

test("a press adds one pack, ten kilos of loose goods, or 50 grams", () =>
  expect(["chilli.50gm", "chilli.loose", "turmeric.g"].map(stepOf)).toEqual([1, 10, 50]));

test("lines of a product stand together, in order of weight; products in the order in which they were added", () => {
  const order = put(withLines("haldi.500gm_jeera.10kg_haldi.50gm.2_haldi.loose"), "rice", 40, "jeera.50gm_haldi.50gm");
  expect(sum(order)).toBe("haldi.50gm.3_haldi.500gm_haldi.loose_jeera.50gm_jeera.10kg");
});

test("the same dish for another number takes the place of its own share, and of nothing else", () => {
  // Khatta chole, chicken and aloo methi all need turmeric.
  let order = put(withLines("haldi.100gm.3"), "chicken", 100, "masala.100gm.2_turmeric.g.38");
  order = put(order, "aloo", 75, "haldi.100gm_turmeric.g.38");
  expect(sum(order)).toBe("haldi.100gm.4_masala.100gm.2_turmeric.g.76");
  order = put(order, "aloo", 150, "haldi.100gm.2_turmeric.g.75");
  expect(sum(order)).toBe("haldi.100gm.5_masala.100gm.2_turmeric.g.113");
  order = takeDishOff(order, "chicken");
  expect(sum(order)).toBe("haldi.100gm.5_turmeric.g.75");
  expect(sum(takeDishOff(order, "aloo"))).toBe("haldi.100gm.3");
});

test("a dish on a slip that was emptied adds all of its packs to those put by hand", () => {
  const order = put(withLines("cumin.100gm.3"), "rice", 100, "cumin.100gm.2");
  expect(sum(order)).toBe("cumin.100gm.5");
});

test("a line that was changed by hand is not taken away by a dish", () => {
  const dish = put(emptyOrder, "rice", 100, "cumin.100gm.2_ghee.1kg");
  const { order } = changeLine(dish, "cumin.100gm", 5);
  expect(sum(takeDishOff(order, "rice"))).toBe("cumin.100gm.5");
  // The same press again adds nothing. For another number, the share of the dish is added to what is put by hand.
  expect(sum(put(order, "rice", 100, "cumin.100gm.2_ghee.1kg"))).toBe("cumin.100gm.5_ghee.1kg");
  expect(sum(put(order, "rice", 200, "cumin.100gm.4_ghee.1kg.2"))).toBe("cumin.100gm.9_ghee.1kg.2");
  // Removed by hand, it comes back with the next press.
  const removed = changeLine(order, "cumin.100gm", 0).order;
  expect(sum(removed)).toBe("ghee.1kg");
  expect(sum(put(removed, "rice", 100, "cumin.100gm.2_ghee.1kg"))).toBe("cumin.100gm.2_ghee.1kg");
});

test("a dish of which nothing is left is no longer on the slip", () => {
  const { order } = changeLine(put(emptyOrder, "rice", 100, "cumin.100gm.2"), "cumin.100gm", 0);
  expect(isEmpty(order)).toBe(true);
});

test("a count of zero, below it or that is not a number removes a line; the others keep their order", () => {
  const order = withLines("a.50gm_b.50gm.3_c.50gm");
  expect(sum(changeLine(order, "b.50gm", 2).order)).toBe("a.50gm_b.50gm.2_c.50gm");
  for (const count of [0, -1, Number.NaN]) expect(sum(changeLine(order, "b.50gm", count).order)).toBe("a.50gm_c.50gm");
});

test("what is beyond the limits is left out and returned; weights have their own limit", () => {
  const full = withLines(Array.from({ length: slipLimits.lines }, (_, n) => `n${n}.1kg.${slipLimits.count}`).join("_"));
  const { order, leftOut } = addLines(full, parseLines("n0.1kg.2_turmeric.g.20"));
  expect(order).toEqual(full);
  expect([...(leftOut ?? [])]).toEqual([
    ["n0.1kg", 2],
    ["turmeric.g", 20],
  ]);
  const dish = putDish(withLines("haldi.1kg.998"), "rice", 500, parseLines("haldi.1kg.3_turmeric.g.12345"));
  expect(sum(dish.order)).toBe("haldi.1kg.999_turmeric.g.12345");
  expect(dish.leftOut).toEqual(new Map([["haldi.1kg", 2]]));
  expect(changeLine(withLines("haldi.1kg"), "haldi.1kg", 1500).leftOut).toEqual(new Map([["haldi.1kg", 501]]));
});

test("an order is added to another with its lines, dishes and words", () => {
  const last = { ...put(withLines("haldi.1kg"), "rice", 100, "cumin.100gm.2"), also: "2 kg dhania" };
  const { order } = addOrder({ ...withLines("haldi.1kg.2"), also: "Call first" }, last);
  expect(sum(order)).toBe("haldi.1kg.3_cumin.100gm.2");
  expect([order.also, order.dishes.get("rice")?.people]).toEqual(["Call first, 2 kg dhania", 100]);
  // The same dish for another feast: both are wanted, and a later press for the dish takes neither away by mistake.
  const twice = addOrder(put(emptyOrder, "rice", 40, "cumin.100gm"), last).order;
  expect(sum(twice)).toBe("haldi.1kg_cumin.100gm.3");
  expect(sum(takeDishOff(twice, "rice"))).toBe("haldi.1kg_cumin.100gm.2");
});

test("words that do not fit are left out whole, and returned", () => {
  const long = { ...emptyOrder, also: "a".repeat(slipLimits.also - 3) };
  const { order, leftOutWords } = addOrder(long, { ...emptyOrder, also: "2 kg haldi" });
  expect([order.also, leftOutWords]).toEqual([long.also, "2 kg haldi"]);
});

const choices = fc.constantFrom("a.50gm", "a.1kg", "b.loose", "c.g", "d.any");
const someLines = fc
  .dictionary(choices, fc.integer({ min: 1, max: 1200 }))
  .map((all): Lines => new Map(Object.entries(all)));

test("nothing is lost: what is on the slip and what was left out is all that was wanted", () => {
  fc.assert(
    fc.property(fc.array(someLines, { maxLength: 8 }), (all) => {
      let order = emptyOrder;
      const wanted = new Map<string, number>();
      const leftOut = new Map<string, number>();
      const count = (counts: Map<string, number>, lines: Lines = new Map()) => {
        for (const [choice, number] of lines) counts.set(choice, (counts.get(choice) ?? 0) + number);
      };
      for (const [index, lines] of all.entries()) {
        const changed = index % 2 ? addLines(order, lines) : putDish(order, `dish${index}`, 13, lines);
        order = changed.order;
        count(wanted, lines);
        count(leftOut, changed.leftOut);
      }
      count(leftOut, allLines(order));
      expect(new Map([...leftOut].sort())).toEqual(new Map([...wanted].sort()));
    }),
  );
});
