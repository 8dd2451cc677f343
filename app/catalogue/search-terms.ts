import type { Product } from "../content/schema/product.ts";
import { folded } from "./filter.ts";

type Named = Pick<Product, "name" | "hindi" | "tag" | "aliases">;

/**
 * What else people call a product: its names in other languages and its aliases, one per line. A name that is part of
 * another, or of the product's own name or tag, finds nothing more and is left out.
 */
export function searchTerms({ name, hindi, tag, aliases }: Named, elsewhere: readonly string[] = []): string {
  const searched = [name, tag];
  const candidates = [...elsewhere, ...(hindi ? [hindi] : []), ...aliases];
  // The longest first, so that the names within it are left out.
  const added = candidates
    .toSorted((a, b) => folded(b).length - folded(a).length)
    .filter((candidate) => {
      const isNew = !searched.some((text) => folded(text).includes(folded(candidate)));
      if (isNew) searched.push(candidate);
      return isNew;
    });
  return added.join("\n");
}
