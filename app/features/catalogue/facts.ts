import type { Product } from "../../content/schema/product.ts";
import type { CatalogueWords } from "./words.ts";

export type ProductWithFacts = Pick<Product, "uses" | "benefits">;
export type FactWords = Pick<CatalogueWords, "uses" | "benefits">;

/** What a product's card and the catalogue's PDF say of it, in this order; the PDF without labels. */
export const factsOf = (product: ProductWithFacts, words: FactWords): { label: string; text: string }[] => [
  { label: words.uses, text: product.uses },
  { label: words.benefits, text: product.benefits },
];
