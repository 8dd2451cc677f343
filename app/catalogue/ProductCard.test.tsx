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

function card(rest: Partial<CardProduct> = {}) {
  const product: CardProduct = {
    slug: "haldi",
    name: "Haldi",
    hindi: "हल्दी",
    price: "50gm",
    uses: "dal",
    benefits: "colour",
    tag: "gold",
    labels: ["A", "B"],
    isNew: false,
    isPopular: false,
    ...rest,
  };
  return render(<ProductCard product={product} words={words} sizes="100px" />);
}

test("a card without a picture shows the chilli placeholder", () => {
  card();
  expect(screen.getByRole("img", { name: words.noPicture }).textContent).toContain("🌶️");
});

test("a card with a picture shows it and no placeholder", () => {
  card({ picture: { alt: "A bowl", src: "https://example.in/a.jpg" } });
  expect(screen.getByRole("img", { name: "A bowl" }).getAttribute("src")).toBe("https://example.in/a.jpg");
  expect(screen.queryByRole("img", { name: words.noPicture })).toBeNull();
});

test("a product without a rating shows 4.5", () => {
  card();
  expect(screen.getByRole("img", { name: "4.5 stars" })).toBeTruthy();
});
