import type { KitchenUnit } from "../content/schema/options.ts";

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
  if (!fraction) return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(amount);
  return whole === 0 ? fraction : `${new Intl.NumberFormat(language).format(whole)}${fraction}`;
}

/** The step that an amount is rounded to. */
type Rounding = (amount: number) => number;

const weighed: Rounding = (amount) => (amount < 100 ? 5 : amount < 1000 ? 25 : 50);
const inQuarters: Rounding = () => 1 / 4;
const inHalves: Rounding = (amount) => (amount < 3 ? 1 / 2 : 1);
const spooned: Rounding = (amount) => (amount < 1 ? 1 / 4 : amount < 4 ? 1 / 2 : 1);

/** What can be measured: scales and jugs in fives, spoons and counts in halves, small spoons in quarters. */
const roundings: Readonly<Record<KitchenUnit | "count", Rounding>> = {
  g: weighed,
  ml: weighed,
  kg: inQuarters,
  l: inQuarters,
  cup: spooned,
  tbsp: inHalves,
  tsp: spooned,
  pinch: () => 1,
  count: inHalves,
};

/**
 * The amount for `to` servings of a dish written for `from`, rounded to what a kitchen can measure and never to
 * nothing. For the servings it is written for, it stays exactly as written.
 */
export function scaleAmount(amount: number, unit: KitchenUnit | undefined, from: number, to: number): number {
  if (from === to) return amount;
  const scaled = (amount * to) / from;
  // A cup has marks for thirds, too.
  if (unit === "cup" && scaled < 1) return nearest(scaled, [...fractions.map(([value]) => value), 1]);
  const step = roundings[unit ?? "count"](scaled);
  return Math.max(step, Math.round(scaled / step) * step);
}

function nearest(amount: number, choices: readonly number[]): number {
  return choices.reduce((best, choice) => (Math.abs(choice - amount) < Math.abs(best - amount) ? choice : best));
}
