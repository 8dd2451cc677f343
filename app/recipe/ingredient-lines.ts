import type { Countable } from "../content/schema/fields.ts";
import type { KitchenUnit } from "../content/schema/options.ts";
import { formatAmount } from "./amounts.ts";

/** Something a dish takes, as the recipe's facts say it. */
interface Measured {
  id: string;
  /** Without one, the line has no number and is never scaled. */
  amount?: number | undefined;
  /** Without one, the amount is a count. */
  unit?: KitchenUnit | undefined;
}

/** One line of a list of ingredients. */
export interface IngredientLine extends Measured {
  /** What it is, without the amount. */
  what: Countable;
  /** How much of it: `½ tsp`, or nothing for a line without an amount. */
  measure: string;
  /** What it is, in the number of its amount: `onions, finely sliced`. */
  name: string;
  /** The whole line: `½ tsp Turmeric`. */
  text: string;
}

/** What lines are written with: the language, and its words for the units. */
export interface LineWords {
  language: string;
  units: Readonly<Record<KitchenUnit, Countable>>;
}

/** The lines of a list, in its order; `whatOf` says what an entry is. */
export function ingredientLines<Entry extends Measured>(
  entries: readonly Entry[],
  whatOf: (entry: Entry) => Countable,
  words: LineWords,
): IngredientLine[] {
  return entries.map((entry) => {
    const what = whatOf(entry);
    const measure = measureOf(entry, words);
    const name = nameOf(entry, what, words);
    return { ...entry, what, measure, name, text: measure ? `${measure} ${name}` : name };
  });
}

/** The name of a line in the number of its amount. A unit takes the number ("2 cups of onion") instead of the name. */
export function nameOf(
  { amount, unit }: Omit<Measured, "id">,
  what: Countable,
  words: Pick<LineWords, "language">,
): string {
  return counted(what, unit ? undefined : amount, words);
}

/** How much a line takes of something, or nothing. */
export function measureOf({ amount, unit }: Omit<Measured, "id">, words: LineWords): string {
  if (amount === undefined) return "";
  const number = formatAmount(amount, words.language);
  // The number and its unit stay on one line.
  return unit ? `${number}\u00a0${counted(words.units[unit], amount, words)}` : number;
}

/** The form of the words for a count; a part of one counts as one ("½ cup"). Without a count, the form for many. */
export function counted(
  words: Countable,
  count: number | undefined,
  { language }: Pick<LineWords, "language">,
): string {
  if (typeof words === "string") return words;
  if (count === undefined) return words.other;
  return new Intl.PluralRules(language).select(Math.ceil(count)) === "one" ? words.one : words.other;
}
