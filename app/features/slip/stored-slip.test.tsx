import { beforeEach, expect, test } from "vitest";
import { emptyStorage } from "../../../testing/slip.ts";
import { allLines, emptyOrder } from "./order.ts";
import { parseLines, readSlip, stringifyLines, writeSlip } from "./stored-slip.ts";

beforeEach(emptyStorage);

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 26);
const order = { ...emptyOrder, lines: parseLines("haldi.50gm.40") };
const linesAt = (time: number) => {
  const { order, last } = readSlip(time);
  return [order, last?.order].map((order) => order && stringifyLines(allLines(order)));
};

test("lines are written and parsed unchanged, within the limits", () => {
  expect(stringifyLines(parseLines("haldi.50gm.2_jeera.1kg_turmeric.g.75"))).toBe(
    "haldi.50gm.2_jeera.1kg_turmeric.g.75",
  );
  expect(stringifyLines(parseLines(`a.b.9${"0".repeat(400)}_nonsense__a.b.c.d_x.y`))).toBe("a.b.999_x.y");
  expect(parseLines("a.b_".repeat(100_000)).get("a.b")).toBe(60);
});

test("all of an order is stored as one value, and read again", () => {
  const full = {
    ...order,
    dishes: new Map([["rice", { people: 100, lines: new Map(Object.entries({ "jeera.1kg": 0, "turmeric.g": 75 })) }]]),
    also: "2 kg dhania",
    asksPrice: true,
    opened: now - day,
    toLast: "apart" as const,
  };
  const last = { order, names: { "haldi.50gm": "Haldi, 50gm" }, filed: now - 3 * day, offered: undefined };
  writeSlip({ order: full, last }, now);
  expect(Object.keys(localStorage)).toEqual(["site:slip"]);
  expect(readSlip(now)).toEqual({ order: full, last });
});

test("a request for a price is stored only beside something else, also if there is a last order", () => {
  const last = { order, names: {}, filed: now };
  writeSlip({ order: { ...emptyOrder, asksPrice: true }, last }, now);
  expect(readSlip(now).order.asksPrice).toBe(false);
  writeSlip({ order: { ...order, asksPrice: true }, last }, now);
  expect(readSlip(now).order.asksPrice).toBe(true);
});

test("an order that has expired is offered once more, as the last one", () => {
  writeSlip({ order }, now);
  expect(linesAt(now + 59 * day)).toEqual(["haldi.50gm.40", undefined]);
  const later = now + 61 * day;
  expect(linesAt(later)).toEqual(["", "haldi.50gm.40"]);
  // A press starts a new one: the old one is still there, for a day.
  const { last } = readSlip(later);
  writeSlip({ order: { ...emptyOrder, lines: parseLines("jeera.1kg") }, last }, later);
  expect(linesAt(later + day / 2)).toEqual(["jeera.1kg", "haldi.50gm.40"]);
  expect(linesAt(later + 2 * day)).toEqual(["jeera.1kg", undefined]);
});

test.each([
  ["1970", 0],
  ["2020", Date.UTC(2020, 0, 1)],
  ["a year ago", now - 365 * day],
  ["in a year", now + 365 * day],
  ["2038", Date.UTC(2038, 0, 19)],
])("a clock that says %s for one visit deletes nothing", (_, wrong) => {
  const all = () =>
    linesAt(now + day)
      .filter(Boolean)
      .sort();
  // Stored with the wrong clock, read with the right one, and the other way round.
  writeSlip({ order }, wrong);
  expect(all()).toEqual(["haldi.50gm.40"]);
  writeSlip({ order }, now);
  // A visit, and a press.
  const { order: found, last } = readSlip(wrong);
  expect([found, last?.order].map((order) => order && stringifyLines(order.lines)).filter(Boolean)).toEqual([
    "haldi.50gm.40",
  ]);
  writeSlip({ order: { ...found, lines: new Map(found.lines).set("jeera.1kg", 1) }, last }, wrong);
  expect(all().join("_")).toContain("haldi.50gm.40");
  expect(all().join("_")).toContain("jeera.1kg");
});

test("what is readable in a damaged value is kept", () => {
  const value = { lines: 5, also: ["x"], last: { lines: "jeera.1kg", filed: "yesterday", names: { a: 1, b: "B" } } };
  localStorage.setItem("site:slip", JSON.stringify(value));
  const { order, last } = readSlip(now);
  expect(order).toEqual(emptyOrder);
  expect(last).toMatchObject({ names: { b: "B" }, filed: now });
});
