import type { Content } from "../../content/read.server.ts";
import { pathIn } from "../../site/languages.ts";
import type { PantrySpice } from "./for-many.ts";

/** What ForMany gets with each recipe. `pantry` has the facts of all spices that recipes use, by id. */
export function forManyOnCards({ "for-many": forMany, products, spices, recipes }: Content) {
  const used = new Set(recipes.flatMap(({ spices }) => spices.map(({ id }) => id)));
  const pantry: Record<string, PantrySpice> = {};
  for (const { id, gramsPerTeaspoon } of spices) if (used.has(id)) pantry[id] = { gramsPerTeaspoon };
  for (const { slug, gramsPerTeaspoon, price } of products)
    if (used.has(slug)) pantry[slug] = { gramsPerTeaspoon, packs: price.packs };
  const { invitation, ...words } = forMany;
  return { words, pantry };
}

/** The link from other pages to the first recipe, whose address opens its part for many; undefined if there is none. */
export function feastLink({ "for-many": forMany, recipes, language }: Content) {
  const [recipe] = recipes;
  if (!recipe) return undefined;
  return { label: forMany.invitation, href: `${pathIn(language, "/recipes")}#${recipe.slug}` };
}
