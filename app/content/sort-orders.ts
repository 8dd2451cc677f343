import type { Language } from "../languages.ts";
import type { Price } from "../packs/packs.ts";

/** The product fields that sorting looks at. */
export interface Sortable {
  name: string;
  price: Pick<Price, "text">;
  spiceLevel: number;
  isPopular: boolean;
}

/** The orders that a visitor may choose (docs/specification.md, 5.3), the default one first; their names are in the content. */
const comparisons = {
  popularity: () => (a, b) => Number(b.isPopular) - Number(a.isPopular),
  name: (language) => {
    const { compare } = new Intl.Collator(language); // A slow phone takes 130 ms to make one.
    return (a, b) => compare(a.name, b.name);
  },
  // Two texts without a number differ by NaN, which sorts as equal.
  price: () => (a, b) => firstNumber(a.price) - firstNumber(b.price),
  spice: () => (a, b) => b.spiceLevel - a.spiceLevel,
} satisfies Record<string, (language: Language) => (a: Sortable, b: Sortable) => number>;

export type SortOrder = keyof typeof comparisons;
// An object literal has exactly the keys of its type, so the cast holds.
export const sortOrders = Object.keys(comparisons) as SortOrder[];

/** The products in the chosen order. Every sort is stable: ties keep the given order. */
export function sortProducts<Product extends Sortable>(
  products: readonly Product[],
  sort: SortOrder,
  language: Language,
): Product[] {
  return products.toSorted(comparisons[sort](language));
}

/** Infinity for loose goods alone, which sort last. */
const firstNumber = ({ text }: Pick<Price, "text">) => Number(/\d+/.exec(text)?.[0] ?? Infinity);
