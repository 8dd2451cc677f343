import { expect, test } from "vitest";
import { readPrice } from "./packs.ts";

test("a price is parsed into packs with text, number, unit, id, weight and whether they are loose", () => {
  expect(readPrice("50 gm, 500g,10 KG , bulk")).toEqual({
    text: "50gm, 500g, 10KG, {loose}",
    packs: [
      { text: "50gm", number: "50", unit: "gm", id: "50gm", grams: 50 },
      { text: "500g", number: "500", unit: "g", id: "500gm", grams: 500 },
      { text: "10KG", number: "10", unit: "KG", id: "10kg", grams: 10_000 },
      { text: "{loose}", id: "loose", grams: 1000, isLoose: true },
    ],
  });
});

test.each([
  // Not a pack
  ...["50gm, थोक", "50ml", "10 pcs", "Ask us for today's price", "₹45 (50gm)", "25kg bag"],
  // Not a whole number with a unit
  ...["250gms, 100gm", "1.5kg", "½ kg", "050gm", "0gm", "1,200gm", "12345gm", "५०gm", "12 x 50gm"],
  // Not a list with commas, each pack once
  ...["", "50gm,", "50gm,,100gm", "50gm; 100gm", "50gm 100gm", "100gm, 100 gm", "1000gm, 1kg", "bulk, 50gm, Bulk"],
])("%s is no list of packs", (text) => expect(readPrice(text)).toBeUndefined());
