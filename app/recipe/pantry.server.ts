import type { Content } from "../content/read.server";
import type { PantrySpice } from "./for-many";

/**
 * The props of ForMany that all recipes share; undefined if the control set in use does not offer it.
 * `pantry` has the facts of all spices that recipes use, by id.
 */
export function forManyProps({ hasExtras, controlWords, products, spices, recipes }: Content) {
  if (!hasExtras) return undefined;
  const used = new Set(recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  const pantry: Record<string, PantrySpice> = {};
  for (const { id, gramsPerTeaspoon } of spices) if (used.has(id)) pantry[id] = { gramsPerTeaspoon };
  for (const { slug, gramsPerTeaspoon, price } of products)
    if (used.has(slug)) pantry[slug] = { gramsPerTeaspoon, packs: price.packs };
  return { words: controlWords["cooking-for-many"], pantry };
}
