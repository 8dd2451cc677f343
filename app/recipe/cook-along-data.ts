import type { Content } from "../content/read.server.ts";
import type { Countable } from "../content/schema/fields.ts";
import type { KitchenUnit } from "../content/schema/options.ts";
import { fractions } from "./amounts.ts";
import type { IngredientLine } from "./ingredient-lines.ts";
import { recipeLines } from "./recipe-lines.ts";

/** A line of a recipe that has an amount. */
export interface ScalableLine {
  amount: number;
  unit?: KitchenUnit | undefined;
  /** Its name, if that changes with the number. */
  what?: Exclude<Countable, string> | undefined;
}

/** What the controls of the cards need, embedded in the page as JSON. */
export interface CookAlongData {
  language: string;
  units: Readonly<Record<KitchenUnit, Countable>>;
  /** For how many the amounts are; `{count}` is filled in. */
  amountsFor: Exclude<Countable, string>;
  /** What is said about the screen. */
  screen: { on: string; off: string; refused: string };
  /** The characters of scaled amounts: the build gives the fonts every character that is embedded in a page. */
  characters: string;
  /** By the id of the card; the lines in the order of the card's. */
  recipes: Readonly<Record<string, { serves: number; lines: readonly ScalableLine[] }>>;
}

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
