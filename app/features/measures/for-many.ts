import type { Pack } from "../../content/packs.ts";
import type { KitchenUnit } from "../../content/schema/options.ts";
import type { Recipe } from "../../content/schema/recipe.ts";
import { type Measure, roundToStep, scaleMeasure, teaspoonsIn } from "./amounts.ts";

/** The largest number of people. Above `mostServings`, cooks weigh. */
export const mostPeople = 500;

/** The facts of a spice that scaling needs. */
export interface PantrySpice {
  /** The weight of a level teaspoon; undefined if nobody has weighed it. */
  gramsPerTeaspoon?: number | undefined;
  /** Undefined if the spice is not a product. */
  packs?: readonly Pack[] | undefined;
}

/**
 * Scales a spice by `factor`: its exact weight, which its packs must hold, and the measure to show. Without a weight per
 * teaspoon it stays in spoons; without an amount ("by eye") the measure is empty.
 */
export function spiceForMany(
  { amount, unit }: Pick<Recipe["spices"][number], "amount" | "unit">,
  factor: number,
  { gramsPerTeaspoon }: PantrySpice,
): { grams?: number; measure: Measure } {
  if (amount === undefined) return { measure: {} };
  const scaled = amount * factor;
  const teaspoons = converted(scaled, unit, teaspoonsIn);
  const exact = teaspoons && gramsPerTeaspoon ? teaspoons * gramsPerTeaspoon : converted(scaled, unit, gramsIn);
  // To a milligram: 0.1 × 3 is a little more than 0.3, and would need a pack more.
  if (exact) return { grams: Math.round(exact * 1000) / 1000, measure: roundedWeight(exact) };
  if (!unit) return { measure: { amount: Math.ceil(scaled) } };
  // Many pinches are measured in spoons, too.
  const written = unit === "pinch" ? ({ amount: amount * teaspoonsIn.pinch, unit: "tsp" } as const) : { amount, unit };
  return { measure: scaleMeasure(written, 1, factor) };
}

/** Scales any other ingredient by `factor`: to a weight if it is known, else to litres or a whole number of pieces. */
export function ingredientForMany({ amount, unit, gramsEach }: Recipe["ingredients"][number], factor: number): Measure {
  if (amount === undefined) return {};
  const scaled = amount * factor;
  const grams = converted(scaled, unit, gramsIn) ?? (gramsEach && scaled * gramsEach);
  if (grams) return roundedWeight(grams);
  const millilitres = converted(scaled, unit, millilitresIn) ?? 5 * (converted(scaled, unit, teaspoonsIn) ?? 0);
  return millilitres ? roundedMeasure(millilitres, "ml", "l") : { amount: Math.ceil(scaled), unit };
}

/** Converts an amount by what each of these units holds; undefined for other units. */
const converted = (amount: number, unit: KitchenUnit | undefined, holds: Partial<Record<KitchenUnit, number>>) => {
  const each = unit && holds[unit];
  return each && amount * each;
};
const gramsIn = { g: 1, kg: 1000 };
const millilitresIn = { ml: 1, l: 1000 };

const roundedWeight = (grams: number) => roundedMeasure(grams, "g", "kg");

/** Rounds to what a shop's scales show, within 5 % from 20 g or ml on, and never to 0. From 1,000 on, in the large unit. */
function roundedMeasure(amount: number, small: KitchenUnit, large: KitchenUnit): Measure {
  // Each limit is a multiple of the next step, so that a larger amount is never rounded to a smaller one.
  const step = amount < 50 ? 1 : amount < 200 ? 5 : amount < 1000 ? 10 : amount < 10_000 ? 50 : 500;
  const exact = roundToStep(amount, step);
  return exact < 1000 ? { amount: exact, unit: small } : { amount: exact / 1000, unit: large };
}
