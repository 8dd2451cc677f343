import type { Content } from "../../content/read.server.ts";
import type { Recipe } from "../../content/schema/recipe.ts";
import { pathIn } from "../../site/languages.ts";
import { pages } from "../../site/pages.ts";
import { type Ingredient, writeLine } from "../measures/ingredient-lines.ts";

/** The spices of a recipe with their names; those that are products also with the path of their card. */
export function spicesOf(content: Content, { spices }: Pick<Recipe, "spices">) {
  return spices.map((spice) => {
    const product = content.products.find(({ slug }) => slug === spice.id);
    const { name = spice.id } = product ?? content.spices.find(({ id }) => id === spice.id) ?? {};
    return { ...spice, name, card: product && `${pathIn(content.language, pages.products.path)}#${spice.id}` };
  });
}

/** Spices and ingredients as text. Only for the build: in the browser, it would import the whole catalogue. */
export function recipeLines(content: Content, recipe: Pick<Recipe, "spices" | "ingredients">) {
  const { units } = content.pages.recipes;
  const written = <Part extends Ingredient>(part: Part) => ({ ...part, ...writeLine(part, content.language, units) });
  return { spices: spicesOf(content, recipe).map(written), ingredients: recipe.ingredients.map(written) };
}
