import type { Language } from "../site/languages.ts";
import type { Price } from "./packs.ts";

/** The product fields that sorting reads. */
export interface Sortable {
  name: string;
  price: Pick<Price, "packs">;
  spiceLevel: number;
  isPopular: boolean;
}

/** The sort orders (docs/specification.md, 5.3), the default first. Their labels are in the content. */
const comparisons = {
  popularity: () => (a, b) => Number(b.isPopular) - Number(a.isPopular),
  name: (language) => {
    const { compare } = new Intl.Collator(language); // Once per sort: this takes 130 ms on a slow phone.
    return (a, b) => compare(a.name, b.name);
  },
  // Infinity − Infinity is NaN, which sorts as equal.
  price: () => (a, b) => firstNumber(a.price) - firstNumber(b.price),
  spice: () => (a, b) => b.spiceLevel - a.spiceLevel,
} satisfies Record<string, (language: Language) => (a: Sortable, b: Sortable) => number>;

export type SortOrder = keyof typeof comparisons;
// An object literal has exactly the keys of its type, so the cast holds.
export const sortOrders = Object.keys(comparisons) as SortOrder[];

/** Sorts products. The sort is stable: equal ones keep the given order. */
export function sortProducts<Product extends Sortable>(
  products: readonly Product[],
  sort: SortOrder,
  language: Language,
): Product[] {
  return products.toSorted(comparisons[sort](language));
}

/** The first number in a price: `50gm, 10kg` → 50. Infinity for loose goods only, so that they sort last. */
const firstNumber = ({ packs }: Pick<Price, "packs">) => Number(packs.find(({ number }) => number)?.number ?? Infinity);
