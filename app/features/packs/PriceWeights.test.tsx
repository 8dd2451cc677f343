import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Price, readPrice } from "../../content/packs.ts";
import { PriceWeights } from "./PriceWeights.tsx";

test("packs are drawn as weights, and are a list with commas in the text", () => {
  const price = readPrice("50gm, 100gm, 10kg, bulk") as Price;
  const { container } = render(<PriceWeights price={price} name="Pack sizes" />);
  expect(container.textContent).toBe(`Pack sizes: ${price.text}`);
  expect(container.querySelectorAll(".weight")).toHaveLength(4);
});
