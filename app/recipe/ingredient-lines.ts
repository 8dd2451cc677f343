import type { Recipe } from "../content/schema/recipe.ts";
import type { PageWords } from "../content/schema/schemas.ts";
import { counted } from "../numbers.ts";
import { formatAmount, type Measure } from "./amounts.ts";

/** Something a dish takes. Without an amount, its line has no number; without a unit, the amount is a count. */
export type Ingredient = Omit<Recipe["ingredients"][number], "id"> & Measure;

/** An ingredient as people read it. */
export type IngredientLine = ReturnType<typeof writeLine>;

/**
 * The line of an ingredient: how much (`½ tsp`, `2 tbsp + 2 tsp`, or nothing), of what, in the number of its amount
 * (`onions, finely sliced`), and both. A unit takes the number instead of the name: `2 cups of onion`.
 */
export function writeLine({ rest, ...ingredient }: Ingredient, language: string, units: PageWords<"recipes">["units"]) {
  const written = ({ amount, unit }: Measure) => {
    const number = amount === undefined ? "" : formatAmount(amount, language);
    // The number and its unit stay on one line.
    return number && unit ? `${number}\u00a0${counted(units[unit], amount, language)}` : number;
  };
  const measure = [ingredient, ...(rest ? [rest] : [])].map(written).join(" + ");
  const name = counted(ingredient.name, ingredient.unit ? undefined : ingredient.amount, language);
  return { measure, name, text: measure ? `${measure} ${name}` : name };
}
