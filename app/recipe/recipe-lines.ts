import { productPath } from "../catalogue/product-path.ts";
import type { Content } from "../content/read.server.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import { pathIn } from "../languages.ts";
import { type IngredientLine, ingredientLines } from "./ingredient-lines.ts";

/** A line of the spices from the dabba. */
export interface SpiceLine extends IngredientLine {
  /** The address of its card in the catalogue, if it is a product. */
  card: string | undefined;
}

/** Both lists of a recipe, as it is written. Only for the build: the cards' script would bring the catalogue along. */
export function recipeLines(
  { products, spices, pages, language }: Pick<Content, "products" | "spices" | "pages" | "language">,
  recipe: Pick<Recipe, "spices" | "ingredients">,
): { spices: SpiceLine[]; ingredients: IngredientLine[] } {
  const words = { language, units: pages.recipes.units };
  const spiceName = (id: string) =>
    products.find(({ slug }) => slug === id)?.name ?? spices.find((spice) => spice.id === id)?.name ?? id;
  return {
    spices: ingredientLines(recipe.spices, ({ id }) => spiceName(id), words).map((line) => ({
      ...line,
      card: products.some(({ slug }) => slug === line.id)
        ? pathIn(language, productPath(products, line.id))
        : undefined,
    })),
    ingredients: ingredientLines(recipe.ingredients, ({ name }) => name, words),
  };
}
