import type { CatalogueWords } from "../../content/schema/catalogue.ts";
import type { Product } from "../../content/schema/product.ts";

export type ProductWithFacts = Pick<Product, "uses" | "benefits">;
export type FactWords = Pick<CatalogueWords, "uses" | "benefits">;

/** The facts about a product on its card, in their order. The catalogue's PDF has them without labels. */
export const factsOf = (product: ProductWithFacts, words: FactWords): { label: string; text: string }[] => [
  { label: words.uses, text: product.uses },
  { label: words.benefits, text: product.benefits },
];
