import type { Recipe } from "../../content/schema/recipe.ts";

/** A card that names more dishes would be longer than its neighbours. */
const maxDishes = 6;

/** The recipes that use a spice, in the order of the recipes' page; of many, the first. */
export function dishesWith(recipes: readonly Pick<Recipe, "slug" | "title" | "spices">[], spice: string) {
  return recipes
    .filter(({ spices }) => spices.some(({ id }) => id === spice))
    .slice(0, maxDishes)
    .map(({ slug, title }) => ({ slug, title }));
}
