import type { Product } from "../content/schema/product.ts";

type Named = Pick<Product, "hindi" | "aliases">;

/** What else people call a product, for the search: its names in other languages and its aliases, one per line. */
export function searchTerms({ hindi, aliases }: Named, elsewhere: readonly string[] = []): string {
  return [...elsewhere, ...(hindi ? [hindi] : []), ...aliases].join("\n");
}
