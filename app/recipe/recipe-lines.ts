import type { Content } from "../content/read.server.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import { type Sortable, sortProducts } from "../content/sort-orders.ts";
import { defaultLanguage, pathIn } from "../languages.ts";
import { pageSize, pathOfPage } from "../paging.ts";
import { type Ingredient, writeLine } from "./ingredient-lines.ts";

/** The spices of a recipe by name, each with the address of its card in the catalogue if it is a product. */
export function spicesOf(content: Content, { spices }: Pick<Recipe, "spices">) {
  return spices.map((spice) => {
    const path = productPath(content.products, spice.id);
    return { ...spice, name: nameOfSpice(content, spice.id), card: path && pathIn(content.language, path) };
  });
}

/** Both lists of a recipe, as it is written. Only for the build: the cards' script would bring the catalogue along. */
export function recipeLines(content: Content, recipe: Pick<Recipe, "spices" | "ingredients">) {
  const { language, pages } = content;
  const written = <Part extends Ingredient>(part: Part) => ({
    ...part,
    ...writeLine(part, language, pages.recipes.units),
  });
  return { spices: spicesOf(content, recipe).map(written), ingredients: recipe.ingredients.map(written) };
}

/** The English address of a product's card, on whichever page of the catalogue that is. */
export function productPath(products: readonly (Sortable & { slug: string })[], slug: string): string | undefined {
  const position = sortProducts(products, "popularity", defaultLanguage).findIndex((product) => product.slug === slug);
  return position < 0 ? undefined : `${pathOfPage(Math.floor(position / pageSize) + 1)}#${slug}`;
}

/** What a spice of a recipe is called: a product, or one of content/en/spices.yaml. */
export function nameOfSpice({ products, spices }: Pick<Content, "products" | "spices">, id: string): string {
  return products.find(({ slug }) => slug === id)?.name ?? spices.find((spice) => spice.id === id)?.name ?? id;
}
