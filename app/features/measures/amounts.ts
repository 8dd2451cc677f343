import type { KitchenUnit } from "../../content/schema/options.ts";
import type { Recipe } from "../../content/schema/recipe.ts";
import { numberText } from "../../text/numbers.ts";

/** The fractions that spoons and cups come in, in ascending order. */
export const fractions = { "¼": 1 / 4, "⅓": 1 / 3, "½": 1 / 2, "⅔": 2 / 3, "¾": 3 / 4 };

/** Formats an amount with kitchen fractions: 1.5 → `1½`, 0.33 → `⅓`. Other amounts stay decimal. */
export function formatAmount(amount: number, language: string): string {
  const whole = Math.floor(amount);
  // With a tolerance, because the content has 0.33 and 0.67 for thirds.
  const [fraction] = Object.entries(fractions).find(([, value]) => Math.abs(amount - whole - value) < 0.01) ?? [];
  if (!fraction) return numberText(amount, language);
  return whole === 0 ? fraction : `${numberText(whole, language)}${fraction}`;
}

/** For more people than this, pots and times change as well, and amounts are weighed (for-many.ts). */
export const mostServings = 12;

/** The amount of an ingredient. Without a number, it is added by eye; without a unit, the number is a count. */
type Amount = Pick<Recipe["spices"][number], "amount" | "unit">;

/** An amount with a second, smaller measure if needed: ½ cup + 1½ tbsp. */
export type Measure = Amount & { rest?: { amount: number; unit: KitchenUnit } };

/**
 * Scales an ingredient from the recipe's servings to others. The result is rounded to what a kitchen can measure, and
 * never to zero. For the recipe's own servings, it is not changed.
 */
export function scaleMeasure<Ingredient extends Amount>(
  ingredient: Ingredient,
  from: number,
  to: number,
): Ingredient & Measure {
  const { amount, unit } = ingredient;
  if (from === to || amount === undefined) return ingredient;
  return { ...ingredient, ...measurable((amount * to) / from, unit) };
}

/** A cup has 240 ml, as the Recipes page says, a tablespoon 15 and a teaspoon 5. A pinch is a sixteenth of a teaspoon. */
export const teaspoonsIn = { cup: 48, tbsp: 3, tsp: 1, pinch: 1 / 16 };

/**
 * Rounds to the nearest measure that kitchen scales, jugs, cups and spoons have, in the largest fitting unit: kilos
 * from 1,000 g, tablespoons from 3 tsp, cups from ¼ cup.
 */
function measurable(amount: number, unit: KitchenUnit | undefined): Measure {
  switch (unit) {
    case "g":
    case "kg":
      return weighed(unit === "kg" ? amount * 1000 : amount, unit, "g", "kg");
    case "ml":
    case "l":
      return weighed(unit === "l" ? amount * 1000 : amount, unit, "ml", "l");
    case "cup":
      return amount < 1 / 4 ? spooned(amount * teaspoonsIn.cup) : { amount: nearestMark(amount), unit };
    case "tbsp":
    case "tsp":
      return spooned(amount * teaspoonsIn[unit]);
    case "pinch":
      return { amount: roundToStep(amount, 1), unit };
    default:
      return { amount: roundToStep(amount, amount < 3 ? 1 / 2 : 1), unit };
  }
}

/** Rounds grams or millilitres to the marks of scales and jugs. Amounts written in kilos stay in kilos from ¾ kg. */
function weighed(amount: number, written: KitchenUnit, small: KitchenUnit, large: KitchenUnit): Measure {
  const exact = roundToStep(amount, amount < 100 ? 5 : 25);
  if (exact < 1000 && (written === small || amount < 750)) return { amount: exact, unit: small };
  return { amount: roundToStep(amount, 250) / 1000, unit: large };
}

/** Converts teaspoons to spoons and cups: `2 tbsp + 2 tsp`, `½ cup + 1½ tbsp`. */
function spooned(teaspoons: number): Measure {
  const { cup, tbsp } = teaspoonsIn;
  // Each step divides the limit at which it begins, so that a larger amount is never rounded to a smaller one.
  const step = teaspoons < tbsp ? 1 / 4 : teaspoons < cup / 4 ? 1 / 2 : teaspoons < cup ? tbsp / 2 : tbsp;
  const exact = roundToStep(teaspoons, step);
  if (exact < tbsp) return { amount: exact, unit: "tsp" };
  // Half a tablespoon is 1½ tsp.
  if (exact < cup / 4) return withRest(exact, "tbsp", exact % tbsp === tbsp / 2 ? tbsp / 2 : tbsp, "tsp");
  return withRest(exact, "cup", cup / 4, "tbsp");
}

/** As many parts of `unit` as fit, and the rest in `restUnit`. `teaspoons` and `part` are in teaspoons. */
function withRest(teaspoons: number, unit: "cup" | "tbsp", part: number, restUnit: "tbsp" | "tsp"): Measure {
  const rest = teaspoons % part;
  const measure = { amount: (teaspoons - rest) / teaspoonsIn[unit], unit };
  return rest > 0 ? { ...measure, rest: { amount: rest / teaspoonsIn[restUnit], unit: restUnit } } : measure;
}

/** Rounds to a multiple of `step`, but at least one step. */
export const roundToStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step);

/** Rounds to the nearest mark of a measuring cup, which has quarters and thirds. */
function nearestMark(amount: number): number {
  const marks = [0, ...Object.values(fractions), 1].map((part) => Math.floor(amount) + part);
  return marks.reduce((best, mark) => (Math.abs(mark - amount) < Math.abs(best - amount) ? mark : best));
}
