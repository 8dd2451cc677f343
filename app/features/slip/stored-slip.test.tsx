import { beforeEach, expect, test } from "vitest";
import { emptyStorage } from "../../../testing/slip.ts";
import { linesOf } from "../../../testing/slip-shelf.ts";
import { allLines, emptyOrder } from "./order.ts";
import { stringifyLines } from "./packing-list/list.ts";
import { emptySlip, isChanged, readSlip, writeSlip } from "./stored-slip.ts";

beforeEach(emptyStorage);

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 26);
const order = { ...emptyOrder, lines: linesOf("haldi.50gm.40") };
const linesAt = (time: number) => {
  const { order, last } = readSlip(time);
  return [order, last?.order].map((order) => order && stringifyLines(allLines(order, {})));
};

test("all of a slip is stored as one value, and read again", () => {
  const full = {
    ...order,
    dishes: [{ slug: "rice", people: 100, needs: { "jeera.g": 80, "turmeric.g": 75 } }],
    neededBy: "2026-12-12",
    also: "2 kg dhania\n50gm hing",
    asksPrice: true,
  };
  const last = { order: { ...order, name: "7K4M" }, filed: now - 3 * day };
  const slip = { order: { ...full, name: "8LXX" }, last };
  writeSlip(slip, now);
  expect(Object.keys(localStorage)).toEqual(["site:slip"]);
  expect(readSlip(now)).toEqual(slip);
});

test("an order is changed by what is on it, not by the place of a line", () => {
  const named = (lines: string) => ({ ...emptyOrder, name: "7K4M", lines: linesOf(lines) });
  const last = { order: named("haldi.50gm_jeera.1kg"), filed: now };
  const changed = (lines: string) => isChanged({ order: named(lines), last });
  expect(["haldi.50gm_jeera.1kg", "jeera.1kg_haldi.50gm", "haldi.50gm.2_jeera.1kg"].map(changed)).toEqual([
    ...[false, false, true],
  ]);
});

test("an order that has expired is offered as the last one, until it is forgotten", () => {
  writeSlip({ ...emptySlip, order }, now);
  expect(linesAt(now + 59 * day)).toEqual(["haldi.50gm.40", undefined]);
  const later = now + 61 * day;
  expect(linesAt(later)).toEqual(["", "haldi.50gm.40"]);
  const { last } = readSlip(later);
  writeSlip({ ...emptySlip, order: { ...emptyOrder, lines: linesOf("jeera.1kg") }, last }, later);
  expect(linesAt(later + 2 * day)).toEqual(["jeera.1kg", "haldi.50gm.40"]);
});

test.each([
  ["1970", 0],
  ["a year ago", now - 365 * day],
  ["2038", Date.UTC(2038, 0, 19)],
])("a clock that says %s for one visit deletes nothing", (_, wrong) => {
  const all = () =>
    linesAt(now + day)
      .filter(Boolean)
      .sort();
  // Stored with the wrong clock, read with the right one, and the other way round.
  writeSlip({ ...emptySlip, order }, wrong);
  expect(all()).toEqual(["haldi.50gm.40"]);
  writeSlip({ ...emptySlip, order }, now);
  // A visit, and a press.
  const { order: found, last } = readSlip(wrong);
  expect([found, last?.order].map((order) => order && stringifyLines(order.lines)).filter(Boolean)).toEqual([
    "haldi.50gm.40",
  ]);
  writeSlip({ ...emptySlip, order: { ...found, lines: { ...found.lines, "jeera.1kg": 1 } }, last }, wrong);
  expect(all().join("_")).toContain("haldi.50gm.40");
  expect(all().join("_")).toContain("jeera.1kg");
});

test("what is readable in a damaged value is kept; a time that is no date is none", () => {
  const last = { order: { lines: { constructor: 1, "jeera.1kg": 1, "haldi.50gm": "2" } }, filed: 8.64e15 };
  const value = { order: { lines: 5, also: ["x"], name: "OK", neededBy: "tomorrow", dishes: [{ slug: 1 }] }, last };
  localStorage.setItem("site:slip", JSON.stringify(value));
  expect(readSlip(now)).toEqual({
    order: emptyOrder,
    last: { ...last, order: { ...emptyOrder, lines: linesOf("jeera.1kg") } },
  });
  localStorage.setItem("site:slip", JSON.stringify({ ...value, last: { ...last, filed: 9e15 } }));
  expect(readSlip(now).last).toBeUndefined();
});
