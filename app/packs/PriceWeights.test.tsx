import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PriceWeights } from "./PriceWeights";

test.each([
  ["50gm, 100gm, 500gm, 10kg, Bulk", 5],
  // Separators stay as written, and thousands are not split.
  ["50gm,100gm, ₹1,200 (10kg)", 2],
  ["50 gm, 100 gm,250 gm , 10 kg", 4],
  // Prices in rupees and sentences stay text, even beside weights.
  ["₹45 (50gm), ₹80 (100gm), 10kg", 1],
  ["Ask us for today's price", 0],
])("%s still reads so, with its packs drawn as %i weights", (price, weights) => {
  const { container } = render(<PriceWeights price={price} name="Pack sizes" />);
  expect(container.textContent).toBe(`Pack sizes: ${price}`);
  expect(container.querySelectorAll(".weight")).toHaveLength(weights);
});
