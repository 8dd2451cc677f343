import type { Content } from "../content/read.server.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import { type Sortable, sortProducts } from "../content/sort-orders.ts";
import { defaultLanguage, pathIn } from "../languages.ts";
import { pageSize, pathOfPage } from "../paging.ts";
import { type Ingredient, writeLine } from "./ingredient-lines.ts";

/** The spices of a recipe by name, those that are products with the address of their card in the catalogue. */
export function spicesOf(content: Content, { spices }: Pick<Recipe, "spices">) {
  return spices.map((spice) => {
    const product = content.products.find(({ slug }) => slug === spice.id);
    const { name = spice.id } = product ?? content.spices.find(({ id }) => id === spice.id) ?? {};
    return { ...spice, name, card: product && pathIn(content.language, productPath(content.products, spice.id)) };
  });
}

/** Both lists of a recipe, as it is written. Only for the build: the cards' script would bring the catalogue along. */
export function recipeLines(content: Content, recipe: Pick<Recipe, "spices" | "ingredients">) {
  const { units } = content.pages.recipes;
  const written = <Part extends Ingredient>(part: Part) => ({ ...part, ...writeLine(part, content.language, units) });
  return { spices: spicesOf(content, recipe).map(written), ingredients: recipe.ingredients.map(written) };
}

/** The English address of a product's card, on whichever page of the catalogue that is. */
export function productPath(products: readonly (Sortable & { slug: string })[], slug: string): string {
  const position = sortProducts(products, "popularity", defaultLanguage).findIndex((product) => product.slug === slug);
  return `${pathOfPage(Math.floor(position / pageSize) + 1)}#${slug}`;
}
