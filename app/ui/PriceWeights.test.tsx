import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PriceWeights } from "./PriceWeights";

const weights = () => document.querySelectorAll(".weight").length;

test("a price drawn as weights still reads as its original text", () => {
  const { container } = render(<PriceWeights price="50gm, 100gm, 500gm, 10kg, Bulk" name="Pack sizes" />);
  expect(container.textContent).toBe("Pack sizes: 50gm, 100gm, 500gm, 10kg, Bulk");
  expect(weights()).toBe(5);
});

test("separators stay as written, and thousands are not split", () => {
  const { container } = render(<PriceWeights price="50gm,100gm, ₹1,200 (10kg)" name="Pack sizes" />);
  expect(container.textContent).toBe("Pack sizes: 50gm,100gm, ₹1,200 (10kg)");
  expect(weights()).toBe(2);
});

test("packs written with spaces are weights too, and keep their spaces", () => {
  const { container } = render(<PriceWeights price="50 gm, 100 gm,250 gm , 10 kg" name="Pack sizes" />);
  expect(container.textContent).toBe("Pack sizes: 50 gm, 100 gm,250 gm , 10 kg");
  expect(weights()).toBe(4);
});

test("prices in rupees and sentences stay text, even beside weights", () => {
  const { container } = render(<PriceWeights price="₹45 (50gm), ₹80 (100gm), 10kg" name="Pack sizes" />);
  expect(container.textContent).toBe("Pack sizes: ₹45 (50gm), ₹80 (100gm), 10kg");
  expect(weights()).toBe(1);
  render(<PriceWeights price="Ask us for today's price" name="Price" />);
  expect(screen.getByText("Ask us for today's price")).toBeTruthy();
  expect(weights()).toBe(1);
});
