import type { KitchenUnit } from "../content/schema/options.ts";
import { type Countable, counted } from "../numbers.ts";
import { formatAmount } from "./amounts.ts";

/** Something a dish takes, as the recipe's facts say it. */
export interface Ingredient {
  id: string;
  /** What it is, without the amount. */
  what: Countable;
  /** Without one, the line has no number and is never scaled. */
  amount?: number | undefined;
  /** Without one, the amount is a count. */
  unit?: KitchenUnit | undefined;
}

/** An ingredient with its line, as people read it. */
export type IngredientLine = Ingredient & ReturnType<typeof writeLine>;

/** What lines are written with: the language, and its words for the units. */
export interface LineWords {
  language: string;
  units: Readonly<Record<KitchenUnit, Countable>>;
}

/**
 * A line of a list of ingredients: how much (`½ tsp`, or nothing), of what, in the number of its amount (`onions, finely
 * sliced`), and both. A unit takes the number instead of the name: `2 cups of onion`.
 */
export function writeLine({ what, amount, unit }: Omit<Ingredient, "id">, { language, units }: LineWords) {
  const number = amount === undefined ? "" : formatAmount(amount, language);
  // The number and its unit stay on one line.
  const measure = number && unit ? `${number}\u00a0${counted(units[unit], amount, language)}` : number;
  const name = counted(what, unit ? undefined : amount, language);
  return { measure, name, text: measure ? `${measure} ${name}` : name };
}
