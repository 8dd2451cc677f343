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
  content: Pick<Content, "products" | "spices" | "pages" | "language">,
  recipe: Pick<Recipe, "spices" | "ingredients">,
): { spices: SpiceLine[]; ingredients: IngredientLine[] } {
  const { products, pages, language } = content;
  const words = { language, units: pages.recipes.units };
  return {
    spices: ingredientLines(recipe.spices, ({ id }) => nameOfSpice(content, id), words).map((line) => ({
      ...line,
      card: products.some(({ slug }) => slug === line.id)
        ? pathIn(language, productPath(products, line.id))
        : undefined,
    })),
    ingredients: ingredientLines(recipe.ingredients, ({ name }) => name, words),
  };
}

/** What a spice of a recipe is called: a product, or one of content/en/spices.yaml. */
export function nameOfSpice({ products, spices }: Pick<Content, "products" | "spices">, id: string): string {
  return products.find(({ slug }) => slug === id)?.name ?? spices.find((spice) => spice.id === id)?.name ?? id;
}
