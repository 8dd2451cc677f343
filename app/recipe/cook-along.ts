import type { Countable } from "../content/schema/fields.ts";
import type { KitchenUnit } from "../content/schema/options.ts";
import { offerServings } from "./servings.ts";
import { offerWakeLock } from "./wake-lock.ts";

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

/**
 * Adds what helps while cooking to the cards of a page: a choice of servings, and a screen that stays on. Their markup
 * is in the cards, hidden until now, because without this script they could do nothing.
 */
export function cookAlong(page: Document, data: CookAlongData): void {
  for (const [id, recipe] of Object.entries(data.recipes)) {
    const card = page.getElementById(id);
    if (!card) continue;
    offerServings(card, recipe, data);
    offerWakeLock(card, page.defaultView?.navigator.wakeLock, data.screen);
  }
}
