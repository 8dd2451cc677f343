import type { KitchenUnit } from "../content/schema/options.ts";
import { numberText } from "../numbers.ts";

/** The fractions that spoons and cups come in, in ascending order. */
export const fractions = [
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
] as const;

/** An amount as kitchens write it: 1.5 is `1½`, 0.33 is `⅓`. Amounts without such a fraction stay decimal. */
export function formatAmount(amount: number, language: string): string {
  const whole = Math.floor(amount);
  // 0.33 and 0.67 are as close as YAML comes to a third.
  const [, fraction] = fractions.find(([value]) => Math.abs(amount - whole - value) < 0.01) ?? [];
  if (!fraction) return numberText(amount, language);
  return whole === 0 ? fraction : `${numberText(whole, language)}${fraction}`;
}

/** How much of something: a number, and its unit unless it is a count. */
export interface Measure {
  amount: number;
  unit?: KitchenUnit | undefined;
}

/**
 * The measure for `to` servings of a dish written for `from`, rounded to what a kitchen can measure and never to
 * nothing. For the servings it is written for, it stays exactly as written.
 */
export function scaleMeasure({ amount, unit }: Measure, from: number, to: number): Measure {
  return from === to ? { amount, unit } : measurable((amount * to) / from, unit);
}

/** Cups of 240 ml, as the Recipes page says, and spoons of 15 and 5. */
const spoonsInCup = 16;
const teaspoonsInSpoon = 3;

/** The nearest measure that scales, jugs, cups and spoons have. Too little for a cup is spooned. */
function measurable(amount: number, unit: KitchenUnit | undefined): Measure {
  switch (unit) {
    case "cup":
      return amount < 1 / 4 ? measurable(amount * spoonsInCup, "tbsp") : { amount: nearestMark(amount), unit };
    case "tbsp": {
      if (amount < 3 / 4) return measurable(amount * teaspoonsInSpoon, "tsp");
      const spoons = nearest(amount, spooned(amount));
      // Nobody counts twelve spoons where three quarters of a cup are the same.
      return spoons >= 8 && spoons % 4 === 0 ? { amount: spoons / spoonsInCup, unit: "cup" } : { amount: spoons, unit };
    }
    case "tsp":
      return { amount: nearest(amount, spooned(amount)), unit };
    case "g":
    case "ml":
      return { amount: nearest(amount, amount < 100 ? 5 : amount < 1000 ? 25 : 50), unit };
    case "kg":
    case "l":
      return { amount: nearest(amount, 1 / 4), unit };
    case "pinch":
      return { amount: nearest(amount, 1), unit };
    case undefined:
      return { amount: nearest(amount, amount < 3 ? 1 / 2 : 1), unit };
  }
}

/** Small spoons in quarters, many of them in halves. */
const spooned = (amount: number) => (amount < 3 ? 1 / 4 : 1 / 2);

/** The nearest multiple of the step, but not nothing. */
function nearest(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}

/** The nearest mark of a cup, which has thirds too. */
function nearestMark(amount: number): number {
  const whole = Math.floor(amount);
  const marks = [0, ...fractions.map(([value]) => value), 1].map((part) => whole + part);
  return marks.reduce((best, mark) => (Math.abs(mark - amount) < Math.abs(best - amount) ? mark : best));
}
