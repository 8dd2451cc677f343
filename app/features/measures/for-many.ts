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
 * Scales a spice by `factor` and converts it to a weight. Without a weight per teaspoon it stays in spoons; without an
 * amount ("by eye") the measure is empty.
 */
export function spiceForMany(
  { amount, unit }: Recipe["spices"][number],
  factor: number,
  { gramsPerTeaspoon }: PantrySpice,
): Measure {
  if (amount === undefined) return {};
  const scaled = amount * factor;
  const grams = gramsForMany({ amount, unit }, factor, { gramsPerTeaspoon });
  if (grams !== undefined) return roundedWeight(grams);
  if (!unit) return { amount: Math.ceil(scaled) };
  // Many pinches are measured in spoons, too.
  const written = unit === "pinch" ? ({ amount: amount * teaspoonsIn.pinch, unit: "tsp" } as const) : { amount, unit };
  return scaleMeasure(written, 1, factor);
}

/** The exact weight of a spice scaled by `factor`, which its packs must hold; undefined if it is not known. */
export function gramsForMany(
  { amount = 0, unit }: Pick<Recipe["spices"][number], "amount" | "unit">,
  factor: number,
  { gramsPerTeaspoon }: PantrySpice,
): number | undefined {
  const teaspoons = teaspoonsOf(amount * factor, unit);
  const grams = teaspoons && gramsPerTeaspoon ? teaspoons * gramsPerTeaspoon : gramsOf(amount * factor, unit);
  // To a milligram: 0.1 × 3 is a little more than 0.3, and would need a pack more.
  return grams && Math.round(grams * 1000) / 1000;
}

/** Scales any other ingredient by `factor`: to a weight if it is known, else to litres or a whole number of pieces. */
export function ingredientForMany({ amount, unit, gramsEach }: Recipe["ingredients"][number], factor: number): Measure {
  if (amount === undefined) return {};
  const scaled = amount * factor;
  const grams = gramsOf(scaled, unit) ?? (gramsEach && scaled * gramsEach);
  if (grams) return roundedWeight(grams);
  const millilitres = millilitresOf(scaled, unit);
  return millilitres ? roundedMeasure(millilitres, "ml", "l") : { amount: Math.ceil(scaled), unit };
}

/** Converts grams and kilos to grams; undefined for other units. */
function gramsOf(amount: number, unit: KitchenUnit | undefined): number | undefined {
  if (unit === "kg") return amount * 1000;
  return unit === "g" ? amount : undefined;
}

/** Converts cups, spoons and pinches to teaspoons; undefined for other units. */
function teaspoonsOf(amount: number, unit: KitchenUnit | undefined): number | undefined {
  return unit && unit in teaspoonsIn ? amount * teaspoonsIn[unit as keyof typeof teaspoonsIn] : undefined;
}

/** Converts litres, cups, spoons and pinches to millilitres; undefined for other units. */
function millilitresOf(amount: number, unit: KitchenUnit | undefined): number | undefined {
  if (unit === "ml") return amount;
  if (unit === "l") return amount * 1000;
  const teaspoons = teaspoonsOf(amount, unit);
  return teaspoons && teaspoons * 5;
}

const roundedWeight = (grams: number) => roundedMeasure(grams, "g", "kg");

/** Rounds to what a shop's scales show, within 5 % from 20 g or ml on, and never to 0. From 1,000 on, in the large unit. */
function roundedMeasure(amount: number, small: KitchenUnit, large: KitchenUnit): Measure {
  // Each limit is a multiple of the next step, so that a larger amount is never rounded to a smaller one.
  const step = amount < 50 ? 1 : amount < 200 ? 5 : amount < 1000 ? 10 : amount < 10_000 ? 50 : 500;
  const exact = roundToStep(amount, step);
  return exact < 1000 ? { amount: exact, unit: small } : { amount: exact / 1000, unit: large };
}
