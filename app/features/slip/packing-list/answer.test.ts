import { expect, test } from "vitest";
import { slipData } from "../../../../testing/slip.ts";
import { shelf } from "../../../../testing/slip-shelf.ts";
import { readContent } from "../../../content/read.server.ts";
import { parseRupees, priceAnswer, rupeesText } from "./answer.ts";
import { type ListLine, tickOf } from "./list.ts";

test.each([
  ["360", 36_000],
  ["₹ 1,20,0.50", undefined],
  ["99,999.5", 9_999_950],
  ["Rs. 22.05/-", 2205],
  ["१,२०० ", 120_000],
  ["12.345", undefined],
  ["3,60", undefined],
  ["1,00,001", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["360 or 380", undefined],
  ["", undefined],
])("a price typed as “%s” is %s paise", (typed, paise) => {
  expect(parseRupees(typed)).toBe(paise);
});

test("rupees have Indian groups, and paise only if there are any", () => {
  expect([12_000_000, 2250, 100_000, 5].map(rupeesText)).toEqual(["₹1,20,000", "₹22.50", "₹1,000", "₹0.05"]);
});

const content = readContent();
const words = {
  ...content.slip,
  bulk: "",
  message: {
    ...content.slip.message,
    ...{ order: "Order {name}", neededBy: "Needed by: {day}" },
    ...{ line: "{name} {pack} × {count}", loose: "{name} loose {kilos}", any: "{name} small × {count}" },
  },
  grams: "{count}gm",
  kilos: "{count}kg",
};
const answer = {
  opening: "Namaste",
  line: "{count} × {name}, {pack}: {sum}",
  loose: "{name}, {kilos}: {sum}",
  any: "{count} × {name}: {sum}",
  unpriced: "No price: {lines}",
  missing: "Missing: {lines}",
  total: "Total: {sum}",
};
const data = { ...slipData, shelf, words, packing: { ...content["packing-list"], answer } };
const lines: ListLine[] = [
  ...["chilli.500gm", "haldi.100gm"].map((id) => ({ id, count: 2 })),
  { id: "chilli.loose", count: 25 },
  { id: "turmeric.g", count: 75 },
  { id: "turmeric.any", count: 1 },
  { id: "what is this" },
];

test("the answer has each line with its sum and the total, and names what has no price and what is missing", () => {
  const prices = new Map(Object.entries({ "chilli.500gm": 12_050, "chilli.loose": 40_000, "turmeric.g": 20_050 }));
  const ticked = lines.map(tickOf).filter((tick) => !tick.startsWith("haldi"));
  const order = { name: "7K4M", neededBy: "2026-12-12", lines };
  const { message, total } = priceAnswer(order, (choice) => prices.get(choice), ticked, data);
  expect(message.split("\n").filter(Boolean)).toEqual([
    "Namaste",
    "Order 7K4M",
    "2 × Chilli, 500 gm: ₹241",
    "Chilli, 25kg: ₹10,000",
    "Turmeric, 75gm: ₹15.04",
    "No price: Turmeric small × 1; what is this",
    "Missing: हल्दी पाउडर 100gm × 2",
    "Total: ₹10,256.04",
    "Needed by: Sat 12 Dec 2026",
  ]);
  expect(total).toBe("₹10,256.04");
});

test("while nothing is ticked, nothing is missing", () => {
  const order = { name: "", neededBy: "", lines };
  const { left, isEmpty } = priceAnswer(order, () => undefined, [], data);
  expect([left.map((text) => text.split(":")[0]), isEmpty]).toEqual([["No price"], true]);
});
