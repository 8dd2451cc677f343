import type { KitchenUnit } from "../content/schema/options.ts";
import type { Recipe } from "../content/schema/recipe.ts";
import type { Pack } from "../packs/packs.ts";
import { type Measure, scaleMeasure, teaspoonsIn } from "./amounts.ts";

/** How many people a recipe can be counted for; the cards' own servings end below. */
export const many = { from: 13, to: 500 };

/** What is known of a spice: what a level teaspoon weighs in grams, if anybody weighed it, and its packs if it is a product. */
export interface PantrySpice {
  gramsPerTeaspoon?: number | undefined;
  packs?: readonly Pack[] | undefined;
}

/** A pack and how many of it. */
export interface PackCount {
  pack: Pack;
  count: number;
}

/**
 * A spice for `factor` times a recipe, by weight. What nobody weighed stays in spoons, and what is added by eye without an
 * amount.
 */
export function spiceForMany(
  spice: Recipe["spices"][number],
  factor: number,
  { gramsPerTeaspoon }: PantrySpice,
): Measure {
  const { amount, unit } = spice;
  if (amount === undefined) return {};
  const grams = gramsOf(amount * factor, unit, gramsPerTeaspoon);
  if (grams !== undefined) return weighed(grams);
  return unit ? spooned(spice, factor) : { amount: Math.ceil(amount * factor) };
}

/** Anything else for `factor` times a recipe: by weight if it is known, else in litres or by the piece. */
export function ingredientForMany(ingredient: Recipe["ingredients"][number], factor: number): Measure {
  const { amount, unit, gramsEach } = ingredient;
  if (amount === undefined) return {};
  const scaled = amount * factor;
  if (unit === "g" || unit === "kg") return weighed(unit === "kg" ? scaled * 1000 : scaled);
  if (gramsEach) return weighed(scaled * gramsEach);
  const each = unit && millilitresIn[unit];
  return each ? poured(scaled * each) : { amount: Math.ceil(scaled), unit };
}

/**
 * The fewest packs that hold `grams` and at most a tenth more; among as few, those that hold less. Where no packs come so
 * close, because the smallest is too large, those that hold least. Loose goods are no packs.
 *
 * @returns the largest pack first; empty if there are no packs
 */
export function packsFor(grams: number, packs: readonly Pack[]): readonly PackCount[] {
  const sold = packs.filter(({ isLoose }) => !isLoose).toSorted((a, b) => b.grams - a.grams);
  const [largest] = sold;
  if (!largest || grams <= 0) return [];
  // All packs are whole numbers of this many grams.
  const unit = sold.map(({ grams }) => grams).reduce(greatestDivisor);
  const [whole, most] = [Math.max(0, Math.ceil(grams / largest.grams) - 11), grams * 1.1];
  const rest = Math.ceil((grams - whole * largest.grams) / unit);
  const held = (units: number) => units * unit + whole * largest.grams;

  // The last pack of the fewest that hold exactly so many units, and how many they are.
  const fewest: { count: number; last: Pack }[] = [{ count: 0, last: largest }];
  let best: number | undefined;
  for (let units = 1; best === undefined || held(units) <= most; units++) {
    for (const last of sold) {
      const count = (fewest[units - last.grams / unit]?.count ?? Number.POSITIVE_INFINITY) + 1;
      if (count < (fewest[units]?.count ?? Number.POSITIVE_INFINITY)) fewest[units] = { count, last };
    }
    const { count } = fewest[units] ?? {};
    if (units >= rest && count && count < (fewest[best ?? -1]?.count ?? Number.POSITIVE_INFINITY)) best = units;
  }

  const counts = new Map([[largest, whole]]);
  for (let units = best; units > 0; ) {
    const { last = largest } = fewest[units] ?? {};
    counts.set(last, (counts.get(last) ?? 0) + 1);
    units -= last.grams / unit;
  }
  return sold.flatMap((pack) => {
    const count = counts.get(pack);
    return count ? [{ pack, count }] : [];
  });
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Whether a kilo and more of it can be had loose: what is sold by 10 kg comes from a sack. */
export const isSoldLoose = (packs: readonly Pack[]) => packs.some(({ isLoose, grams }) => isLoose || grams >= 10_000);

/** What a measure weighs; undefined if it is not by weight. */
export function gramsIn({ amount = 0, unit }: Measure): number | undefined {
  return unit === "g" ? amount : unit === "kg" ? Math.round(amount * 1000) : undefined;
}

/** A pinch is a sixteenth of a teaspoon. */
const pinch = 1 / 16;

/** What so much of a spice weighs; undefined if nobody knows. */
function gramsOf(amount: number, unit: KitchenUnit | undefined, gramsPerTeaspoon: number | undefined) {
  if (unit === "g" || unit === "kg") return unit === "kg" ? amount * 1000 : amount;
  const teaspoons = unit === "pinch" ? pinch : unit && isSpoon(unit) ? teaspoonsIn[unit] : undefined;
  return teaspoons && gramsPerTeaspoon ? amount * teaspoons * gramsPerTeaspoon : undefined;
}

const isSpoon = (unit: KitchenUnit): unit is keyof typeof teaspoonsIn => unit in teaspoonsIn;

/** Pinches of a whole feast are teaspoons. */
function spooned({ amount = 0, unit }: Recipe["spices"][number], factor: number): Measure {
  return unit === "pinch"
    ? scaleMeasure({ amount: amount * pinch, unit: "tsp" }, 1, factor)
    : scaleMeasure({ amount, unit }, 1, factor);
}

const millilitresIn: Readonly<Partial<Record<KitchenUnit, number>>> = {
  ...{ ml: 1, l: 1000, cup: 240, tbsp: 15, tsp: 5, pinch: 5 * pinch },
};

const weighed = (grams: number) => inLarge(grams, "g", "kg");
const poured = (millilitres: number) => inLarge(millilitres, "ml", "l");

/** On the marks of a shop's scales: to within a twentieth, and never nothing. From 1,000 on in the large unit. */
function inLarge<Small extends KitchenUnit, Large extends KitchenUnit>(
  amount: number,
  small: Small,
  large: Large,
): Measure {
  // Each step divides the limit it begins at, so that more is never rounded to less.
  const step = amount < 50 ? 1 : amount < 200 ? 5 : amount < 1000 ? 10 : amount < 10_000 ? 50 : 500;
  const exact = Math.max(step, Math.round(amount / step) * step);
  return exact < 1000 ? { amount: exact, unit: small } : { amount: exact / 1000, unit: large };
}
