import type { Content } from "../content/read.server.ts";
import { fractions } from "./amounts.ts";
import type { CookAlongData, ScalableLine } from "./cook-along.ts";
import { type IngredientLine, recipeLines } from "./ingredient-lines.ts";

/** What the controls of the recipe cards need in the browser. */
export function cookAlongData(content: Content): CookAlongData {
  const { units, cookAlong } = content.pages.recipes;
  return {
    language: content.language,
    units,
    amountsFor: cookAlong.amountsFor,
    screen: { on: cookAlong.screenOn, off: cookAlong.screenOff, refused: cookAlong.screenRefused },
    characters: fractions.map(([, character]) => character).join(""),
    recipes: Object.fromEntries(
      content.recipes.map((recipe) => {
        const { spices, ingredients } = recipeLines(content, recipe);
        return [recipe.slug, { serves: recipe.serves, lines: [...spices, ...ingredients].flatMap(scalable) }];
      }),
    ),
  };
}

/** Only names that change with the number are needed: the card has the others. */
function scalable({ amount, unit, what }: IngredientLine): ScalableLine[] {
  if (amount === undefined) return [];
  return [{ amount, unit, what: unit || typeof what === "string" ? undefined : what }];
}
