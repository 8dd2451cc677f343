import { productPath } from "../catalogue/paging.ts";
import type { Content } from "../content/read.server.ts";
import type { Countable } from "../content/schema/fields.ts";
import type { KitchenUnit } from "../content/schema/options.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import { pathIn } from "../languages.ts";
import { formatAmount } from "./amounts.ts";

/** Something a dish takes, as the recipe's facts say it. */
export interface Measured {
  id: string;
  /** Without one, the line has no number and is never scaled. */
  amount?: number | undefined;
  /** Without one, the amount is a count. */
  unit?: KitchenUnit | undefined;
}

/** One line of a list of ingredients. */
export interface IngredientLine extends Measured {
  /** What it is, without the amount. */
  what: Countable;
  /** How much of it: `½ tsp`, or nothing for a line without an amount. */
  measure: string;
  /** What it is, in the number of its amount: `onions, finely sliced`. */
  name: string;
  /** The whole line: `½ tsp Turmeric`. */
  text: string;
}

/** A line of the spices from the dabba. */
export interface SpiceLine extends IngredientLine {
  /** Its name. */
  what: string;
  /** The address of its card in the catalogue, if it is a product. */
  card: string | undefined;
}

/** What lines are written with: the language, and its words for the units. */
export interface LineWords {
  language: string;
  units: Readonly<Record<KitchenUnit, Countable>>;
}

/** Both lists of a recipe, as it is written. */
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
      what: spiceName(line.id),
      card: products.some(({ slug }) => slug === line.id)
        ? pathIn(language, productPath(products, line.id))
        : undefined,
    })),
    ingredients: ingredientLines(recipe.ingredients, ({ name }) => name, words),
  };
}

/** The lines of a list, in its order; `whatOf` says what an entry is. */
export function ingredientLines<Entry extends Measured>(
  entries: readonly Entry[],
  whatOf: (entry: Entry) => Countable,
  words: LineWords,
): IngredientLine[] {
  return entries.map((entry) => {
    const what = whatOf(entry);
    const measure = measureOf(entry, words);
    const name = nameOf(entry, what, words);
    return { ...entry, what, measure, name, text: measure ? `${measure} ${name}` : name };
  });
}

/** The name of a line in the number of its amount. A unit takes the number ("2 cups of onion") instead of the name. */
export function nameOf(
  { amount, unit }: Omit<Measured, "id">,
  what: Countable,
  words: Pick<LineWords, "language">,
): string {
  return counted(what, unit ? undefined : amount, words);
}

/** How much a line takes of something, or nothing. */
export function measureOf({ amount, unit }: Omit<Measured, "id">, words: LineWords): string {
  if (amount === undefined) return "";
  const number = formatAmount(amount, words.language);
  // The number and its unit stay on one line.
  return unit ? `${number}\u00a0${counted(words.units[unit], amount, words)}` : number;
}

/** The form of the words for a count; a part of one counts as one ("½ cup"). Without a count, the form for many. */
export function counted(
  words: Countable,
  count: number | undefined,
  { language }: Pick<LineWords, "language">,
): string {
  if (typeof words === "string") return words;
  if (count === undefined) return words.other;
  return new Intl.PluralRules(language).select(Math.ceil(count)) === "one" ? words.one : words.other;
}
