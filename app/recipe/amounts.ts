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
type Measure = Pick<Recipe["spices"][number], "amount" | "unit">;

/**
 * An ingredient for `to` servings of a dish written for `from`, rounded to what a kitchen can measure and never to
 * nothing. For the servings it is written for, it stays exactly as written.
 */
export function scaleMeasure<Ingredient extends Measure>(ingredient: Ingredient, from: number, to: number): Ingredient {
  const { amount, unit } = ingredient;
  if (from === to || amount === undefined) return ingredient;
  return { ...ingredient, ...measurable((amount * to) / from, unit) };
}

/** Cups of 240 ml, as the Recipes page says, and spoons of 15 and 5. */
const spoonsInCup = 16;
const teaspoonsInSpoon = 3;

/** How far apart the marks of scales, jugs and spoons are: spoons have quarters, many of them halves. */
const grams = (amount: number) => (amount < 100 ? 5 : amount < 1000 ? 25 : 50);
const kilos = () => 1 / 4;
const spoons = (amount: number) => (amount < 3 ? 1 / 4 : 1 / 2);
const steps = { g: grams, ml: grams, kg: kilos, l: kilos, tbsp: spoons, tsp: spoons, pinch: () => 1 };

/**
 * The nearest measure that scales, jugs, cups and spoons have. Too little for a cup is spooned, and too little for
 * quarters of a kilo is weighed in grams.
 */
function measurable(amount: number, unit: KitchenUnit | undefined): Measure {
  if (unit === "cup" && amount < 1 / 4) return measurable(amount * spoonsInCup, "tbsp");
  if (unit === "tbsp" && amount < 3 / 4) return measurable(amount * teaspoonsInSpoon, "tsp");
  if (unit === "kg" && amount < 3 / 4) return measurable(amount * 1000, "g");
  if (unit === "l" && amount < 3 / 4) return measurable(amount * 1000, "ml");
  if (unit === "cup") return { amount: nearestMark(amount), unit };
  const step = unit ? steps[unit](amount) : amount < 3 ? 1 / 2 : 1;
  const rounded = Math.max(step, Math.round(amount / step) * step);
  // Nobody counts twelve spoons where three quarters of a cup are the same.
  if (unit === "tbsp" && rounded >= 8 && rounded % 4 === 0) return { amount: rounded / spoonsInCup, unit: "cup" };
  return { amount: rounded, unit };
}

/** The nearest mark of a cup, which has thirds too. */
function nearestMark(amount: number): number {
  const marks = [0, ...Object.values(fractions), 1].map((part) => Math.floor(amount) + part);
  return marks.reduce((best, mark) => (Math.abs(mark - amount) < Math.abs(best - amount) ? mark : best));
}
