import type { KitchenUnit } from "../content/schema/options.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import { numberText } from "../numbers.ts";

/** The fractions that spoons and cups come in, in ascending order. */
export const fractions = { "¼": 1 / 4, "⅓": 1 / 3, "½": 1 / 2, "⅔": 2 / 3, "¾": 3 / 4 };

/** An amount as kitchens write it: 1.5 is `1½`, 0.33 is `⅓`. Amounts without such a fraction stay decimal. */
export function formatAmount(amount: number, language: string): string {
  const whole = Math.floor(amount);
  // 0.33 and 0.67 are as close as YAML comes to a third.
  const [fraction] = Object.entries(fractions).find(([, value]) => Math.abs(amount - whole - value) < 0.01) ?? [];
  if (!fraction) return numberText(amount, language);
  return whole === 0 ? fraction : `${numberText(whole, language)}${fraction}`;
}

/** How much of something: a number unless it is added by eye, with its unit unless it is a count. */
type Amount = Pick<Recipe["spices"][number], "amount" | "unit">;

/** An amount that may need a smaller measure beside it: ½ cup and 1½ tbsp. */
export type Measure = Amount & { rest?: { amount: number; unit: KitchenUnit } };

/**
 * An ingredient for `to` servings of a dish written for `from`, rounded to what a kitchen can measure and never to
 * nothing. For the servings it is written for, it stays exactly as written.
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

/** Cups of 240 ml, as the Recipes page says, and spoons of 15 and 5. */
export const teaspoonsIn = { cup: 48, tbsp: 3, tsp: 1 };

/**
 * The nearest measure that scales, jugs, cups and spoons have, in the largest unit of which it is a whole, or a fraction
 * that has a name: from 1,000 g on kilos, from 3 tsp on tablespoons, from ¼ cup on cups.
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
      return { amount: rounded(amount, 1), unit };
    default:
      return { amount: rounded(amount, amount < 3 ? 1 / 2 : 1), unit };
  }
}

/** Grams or millilitres on the marks of scales and jugs. What is written in kilos stays in kilos from ¾ on. */
function weighed<Small extends KitchenUnit, Large extends KitchenUnit>(
  amount: number,
  written: Small | Large,
  small: Small,
  large: Large,
): Measure {
  const exact = rounded(amount, amount < 100 ? 5 : 25);
  if (exact < 1000 && (written === small || amount < 750)) return { amount: exact, unit: small };
  return { amount: rounded(amount, 250) / 1000, unit: large };
}

/** Teaspoons by the spoon and the cup: `2 tbsp + 2 tsp`, `½ cup + 1½ tbsp`. */
function spooned(teaspoons: number): Measure {
  const { cup, tbsp } = teaspoonsIn;
  // Each step divides the limit it begins at, so that more is never rounded to less.
  const step = teaspoons < tbsp ? 1 / 4 : teaspoons < cup / 4 ? 1 / 2 : teaspoons < cup ? tbsp / 2 : tbsp;
  const exact = rounded(teaspoons, step);
  if (exact < tbsp) return { amount: exact, unit: "tsp" };
  // Half a tablespoon is 1½ tsp.
  if (exact < cup / 4) return withRest(exact, tbsp, "tbsp", exact % tbsp === tbsp / 2 ? tbsp / 2 : tbsp, "tsp");
  return withRest(exact, cup, "cup", cup / 4, "tbsp");
}

/** As many parts of the large unit as fit, and the rest in the small one. All but `unit` and `restUnit` are teaspoons. */
function withRest(
  teaspoons: number,
  whole: number,
  unit: "cup" | "tbsp",
  part: number,
  restUnit: "tbsp" | "tsp",
): Measure {
  const rest = teaspoons % part;
  const measure = { amount: (teaspoons - rest) / whole, unit };
  return rest > 0 ? { ...measure, rest: { amount: rest / teaspoonsIn[restUnit], unit: restUnit } } : measure;
}

/** The nearest number of steps, at least one. */
const rounded = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step);

/** The nearest mark of a cup, which has thirds too. */
function nearestMark(amount: number): number {
  const marks = [0, ...Object.values(fractions), 1].map((part) => Math.floor(amount) + part);
  return marks.reduce((best, mark) => (Math.abs(mark - amount) < Math.abs(best - amount) ? mark : best));
}
