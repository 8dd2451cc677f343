import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type CardProduct, type CardWords, ProductCard } from "./ProductCard";

const words: CardWords = {
  uses: "Uses",
  benefits: "Benefits",
  isNew: "New",
  isPopular: "Popular",
  labels: "Labels",
  packs: "Packs",
  rating: "{rating} stars",
  spiceLevel: "Heat {level}",
  noPicture: "No picture",
};

const product: CardProduct = {
  slug: "haldi",
  name: "Haldi",
  price: "50gm",
  uses: "dal",
  benefits: "colour",
  tag: "gold",
  labels: ["A", "B"],
  isNew: false,
  isPopular: false,
};

test("a card without a picture shows the chilli placeholder", () => {
  render(<ProductCard product={product} words={words} sizes="100px" />);
  expect(screen.getByRole("img", { name: words.noPicture }).textContent).toContain("🌶️");
});
