import { content } from "../content.ts";

// What the journeys of the studio open, whatever the family sells. Forms have English names, so these are English, too.

const products = content.products.filter(({ name }) => isInNoOther(name, content.products));

/** A product with a photograph, whose packs are written once for both languages. */
export const product = found(
  products.find(({ picture, price }) => picture && price.packs.every(({ isLoose }) => !isLoose)),
  "a product with a photograph and no loose goods",
);

/** A product that a recipe needs, and the recipe. */
export const [neededProduct, itsRecipe] = found(
  products
    .filter(({ picture }) => picture)
    .flatMap((product) => {
      const recipe = content.recipes.find(({ spices }) => spices.some(({ id }) => id === product.slug));
      return recipe ? [[product, recipe] as const] : [];
    })[0],
  "a product with a photograph that a recipe needs",
);

/** A recipe, and the index of an ingredient with an amount. */
export const [recipe, measured] = found(
  content.recipes.flatMap((recipe) => {
    const index = recipe.ingredients.findIndex(({ amount }) => amount !== undefined);
    const others = content.recipes.map(({ title: name }) => ({ name }));
    return index >= 0 && isInNoOther(recipe.title, others) ? [[recipe, index] as const] : [];
  })[0],
  "a recipe with an amount",
);

/** The forms find an entry by a part of its name. */
function isInNoOther(name: string, entries: readonly { name: string }[]): boolean {
  return entries.filter((entry) => entry.name.includes(name)).length === 1;
}

function found<Entry>(entry: Entry | undefined, what: string): Entry {
  if (!entry) throw new Error(`The journeys of the studio need ${what}`);
  return entry;
}
