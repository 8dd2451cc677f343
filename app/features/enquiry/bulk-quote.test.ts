import { expect, test } from "vitest";
import { type Price, readPrice } from "../../content/packs.ts";
import { bulkQuote } from "./bulk-quote.ts";

const priceOf = (text: string) => readPrice(text) as Price;

const words = {
  opening: ["Namaste.", "How much?"],
  product: "{name}: {packs}",
  pack: "{pack} __",
  closing: ["Anything else: __"],
};

test("a bulk message has a line for each product and a blank for each of its packs", () => {
  const products = [
    { name: "Mirch", price: priceOf("50gm, 10kg") },
    { name: "Haldi", price: priceOf("50gm, 100gm") },
    { name: "Jeera", price: priceOf("1kg, bulk") },
  ];
  expect(bulkQuote(words, products).split("\n").slice(3, -2)).toEqual([
    "Mirch: 50gm __, 10kg __",
    "Haldi: 50gm __, 100gm __",
    "Jeera: 1kg __, {loose} __",
  ]);
});

test("a message too long for a link leaves out the last products, never the closing lines", () => {
  const products = Array.from({ length: 500 }, (_, index) => ({
    name: `हल्दी ${index}`,
    price: priceOf("50gm, 100gm"),
  }));
  const message = bulkQuote(words, products);
  expect(encodeURIComponent(message).length).toBeLessThanOrEqual(6000);
  expect(encodeURIComponent(message).length).toBeGreaterThan(5800);
  expect(message).toMatch(/^Namaste.*हल्दी 0: .*\n\nAnything else: __$/s);
});
