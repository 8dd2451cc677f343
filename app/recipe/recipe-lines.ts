import type { Content } from "../content/read.server.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import { type Sortable, sortProducts } from "../content/sort-orders.ts";
import { defaultLanguage, pathIn } from "../languages.ts";
import type { Countable } from "../numbers.ts";
import { pageSize, pathOfPage } from "../paging.ts";
import { type Ingredient, type IngredientLine, writeLine } from "./ingredient-lines.ts";

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
  const line = (fact: Omit<Ingredient, "what">, what: Countable) => ({
    ...fact,
    what,
    ...writeLine({ ...fact, what }, { language, units: pages.recipes.units }),
  });
  return {
    spices: recipe.spices.map((spice) => ({
      ...line(spice, nameOfSpice(content, spice.id)),
      card: products.some(({ slug }) => slug === spice.id)
        ? pathIn(language, productPath(products, spice.id))
        : undefined,
    })),
    ingredients: recipe.ingredients.map((ingredient) => line(ingredient, ingredient.name)),
  };
}

/** The English address of a product's card, on whichever page of the catalogue that is. */
export function productPath(products: readonly (Sortable & { slug: string })[], slug: string): string {
  const position = sortProducts(products, "popularity", defaultLanguage).findIndex((product) => product.slug === slug);
  return `${pathOfPage(Math.floor(position / pageSize) + 1)}#${slug}`;
}

/** What a spice of a recipe is called: a product, or one of content/en/spices.yaml. */
export function nameOfSpice({ products, spices }: Pick<Content, "products" | "spices">, id: string): string {
  return products.find(({ slug }) => slug === id)?.name ?? spices.find((spice) => spice.id === id)?.name ?? id;
}
