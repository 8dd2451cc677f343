import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceWeights } from "../ui/PriceWeights";
import { PackButtons } from "./PackButtons";

const words = { put: "Put", add: "{pack} of {name}" };
const packs = (price: string) => (
  <PackButtons product={{ slug: "haldi", name: "Haldi", price }} label="Packs" words={words} />
);

test("each pack is a button that says what it puts on the slip; other parts of the text are text", () => {
  const { container } = render(packs("50 gm, 10kg, Bulk, ₹90 (1kg)"));
  const buttons = screen.getAllByRole("button");
  expect(buttons.map(({ dataset }) => dataset.slip)).toEqual(["haldi.50gm", "haldi.10kg", "haldi.loose"]);
  expect(screen.getByRole("button", { name: "10kg of Haldi" })).toBe(buttons[1]);
  expect(container.textContent).toContain("₹90 (1kg)");
});

test("without scripts, and without packs, a price reads as it does without a slip", () => {
  const price = "50gm, 10kg";
  const asText = (text: string) => renderToStaticMarkup(<PriceWeights price={text} name="Packs" />);
  expect(renderToStaticMarkup(packs(price))).toContain(`<noscript>${asText(price)}</noscript>`);
  expect(renderToStaticMarkup(packs("Ask us"))).toBe(asText("Ask us"));
});
