import { expect, test } from "vitest";
import { pricePattern, readPrice } from "./packs.ts";

/** The correction of a price text; undefined if it is valid. */
function meantBy(text: string): string | undefined {
  const price = readPrice(text);
  return "meant" in price ? price.meant : undefined;
}

test("a price is parsed into packs with text, id, weight and whether they are loose", () => {
  expect(readPrice("50 gm, 500g,10 KG , थोक")).toEqual({
    text: "50 gm, 500g,10 KG , थोक",
    packs: [
      { text: "50 gm", id: "50gm", grams: 50 },
      { text: "500g", id: "500gm", grams: 500 },
      { text: "10 KG", id: "10kg", grams: 10_000 },
      { text: "थोक", id: "loose", grams: 1000, isLoose: true },
    ],
  });
});

test.each([
  // Units, and numbers that are not whole
  ["250gms, 100gm", "250gm, 100gm"],
  ["500 grams, 2 kgs", "500gm, 2kg"],
  ["50-gm", "50gm"],
  ["1.5kg, 500gm", "1500gm, 500gm"],
  ["500 gram", "500gm"],
  ["2000 grams", "2000gm"],
  ["10000gm", "10kg"],
  ["½ kg", "500gm"],
  ["10/20 kg", "500gm"],
  ["1½ kg, 1/4kg", "1500gm, 250gm"],
  ["050gm", "50gm"],
  ["1,200gm", "1200gm"],
  ["1,20,000gm", "120kg"],
  // Digits and letters of other scripts, spaces that do not break
  ["५००gm", "500gm"],
  ["५० ग्राम, १ किलो", "50gm, 1kg"],
  ["２５０ｇｍ", "250gm"],
  ["50\u00a0gm, 100gm", "50gm, 100gm"],
  // More than a weight
  ["12 x 50gm, 1kg", "50gm, 1kg"],
  ["50gm × 12", "50gm"],
  ["12x50gm, 1kg x12", "50gm, 1kg"],
  ["25kg bag", "25kg"],
  ["50gm (new)", "50gm"],
  // Ranges and other separators
  ["100gm-500gm", "100gm, 500gm"],
  ["100–500 gm", "100gm, 500gm"],
  ["1-2 kg", "1kg, 2kg"],
  ["1-2kg, 500gm", "1kg, 2kg, 500gm"],
  ["500gm-1kg", "500gm, 1kg"],
  ["1kg-500", "1kg, 500gm"],
  ["1-2kg 500gm", "1kg, 2kg, 500gm"],
  ["100gm to 500gm", "100gm, 500gm"],
  ["50gm; 100gm / 500gm | 1kg", "50gm, 100gm, 500gm, 1kg"],
  ["50gm and 100gm", "50gm, 100gm"],
  ["50gm and Bulk", "50gm, Bulk"],
  ["50gm और थोक", "50gm, थोक"],
  ["50gm 100gm", "50gm, 100gm"],
  ["50gm।100gm", "50gm, 100gm"],
  // Empty or repeated packs
  ["0gm, 50gm", "50gm"],
  ["50gm,", "50gm"],
  ["50gm,,100gm", "50gm, 100gm"],
  ["100gm, 100 gm", "100gm"],
  ["1000gm, 1kg", "1kg"],
  ["50gm, Bulk, Bulk", "50gm, Bulk"],
])("%s is rejected, with %s as the suggestion", (text, spelling) => {
  expect(meantBy(text)).toBe(spelling);
  expect(meantBy(spelling)).toBeUndefined();
});

test.each(["50ml", "10 pcs", "1 dozen", "", "0gm", "12.345kg", "Ask us for today's price"])(
  "%s is rejected, and nothing is suggested",
  (text) => {
    expect(meantBy(text)).toBe("");
  },
);

test.each([
  "₹45 (50gm), ₹1,20,000 (1kg)",
  "Rs. 45 (50gm), 1kg @ Rs 90",
  "50gm 45/-, 1kg ९० रुपये",
  "50gm 45 ₹, 1kg 90 rupees",
])("%s is rejected, with the packs and that it has a price", (text) =>
  expect(readPrice(text)).toEqual({ meant: "50gm, 1kg", hasPrice: true }),
);

test("the studio's form rejects the same texts, except repeated packs", () => {
  for (const text of ["50gm, 100gm, 500gm, 10kg", "50 gm,1 KG , Bulk", "थोक"]) expect(text).toMatch(pricePattern);
  for (const text of ["250gms", "1.5kg", "0gm", "050gm", "50gm,", "", "12 x 50gm", "50\u00a0gm", "₹45 (50gm)", "५०gm"])
    expect(text).not.toMatch(pricePattern);
});
