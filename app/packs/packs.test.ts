import { expect, test } from "vitest";
import { firstNumber, packName, packsAndCommas } from "./packs.ts";

test("packs are split at commas, without the spaces around them; a comma in a number is not one", () => {
  expect(packsAndCommas(" 50 gm, 100 gm,250 gm , 10kg")).toEqual([
    "50 gm",
    ", ",
    "100 gm",
    ",",
    "250 gm",
    " , ",
    "10kg",
  ]);
  expect(packsAndCommas("₹1,200 (1kg), ₹1,20,000 (100kg), 1,200gm")).toEqual([
    "₹1,200 (1kg)",
    ", ",
    "₹1,20,000 (100kg)",
    ", ",
    "1,200gm",
  ]);
});

test("the first number of a price text may have a decimal part and commas", () => {
  for (const [price, number] of [
    ["2.5kg, 10kg", 2.5],
    ["10kg", 10],
    ["50,75gm", 50],
    ["₹1,200 (1kg)", 1_200],
    ["₹1,20,000.50", 120_000.5],
    ["₹12,345,678", 12_345_678],
    ["Bulk", Number.POSITIVE_INFINITY],
  ] as const)
    expect(firstNumber(price), price).toBe(number);
});

test("a pack has one name in addresses, however it is written", () => {
  const packs = ["500gm", "500 gm", "500g", "050 GM", "10 kg", "Bulk", "थोक"];
  expect(packs.map(packName)).toEqual(["500gm", "500gm", "500gm", "50gm", "10kg", "loose", "loose"]);
});
