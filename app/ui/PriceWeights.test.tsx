import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PriceWeights } from "./PriceWeights";

test("a price drawn as weights still reads as the text it is", () => {
  const { container } = render(<PriceWeights price="50gm, 100gm, 500gm, 10kg, Bulk" name="Pack sizes" />);
  expect(container.textContent).toBe("Pack sizes: 50gm, 100gm, 500gm, 10kg, Bulk");
});
