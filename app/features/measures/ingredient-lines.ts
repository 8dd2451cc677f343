import type { Recipe } from "../../content/schema/recipe.ts";
import type { PageWords } from "../../content/schema/schemas.ts";
import { pluralForm } from "../../text/numbers.ts";
import { formatAmount, type Measure } from "./amounts.ts";

/** An ingredient or a spice. Without an amount, its line has no number; without a unit, the amount is a count. */
export type Ingredient = Omit<Recipe["ingredients"][number], "id"> & Measure;

/**
 * Formats an ingredient: `measure` (`½ tsp`, `2 tbsp + 2 tsp`, or empty), `name` (`onions, finely sliced`), and both as
 * `text`. Either the unit or the name agrees with the amount: `1 cup onions`, `1 onion`.
 */
export function writeLine({ rest, ...ingredient }: Ingredient, language: string, units: PageWords<"recipes">["units"]) {
  const written = ({ amount, unit }: Measure) => {
    const number = amount === undefined ? "" : formatAmount(amount, language);
    // No line break between the number and its unit.
    return number && unit ? `${number}\u00a0${pluralForm(units[unit], amount, language)}` : number;
  };
  const measure = [ingredient, ...(rest ? [rest] : [])].map(written).join(" + ");
  const name = pluralForm(ingredient.name, ingredient.unit ? undefined : ingredient.amount, language);
  return { measure, name, text: measure ? `${measure} ${name}` : name };
}
