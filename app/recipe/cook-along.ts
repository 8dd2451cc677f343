import type { CookAlongData } from "./cook-along-data.ts";
import { offerServings } from "./servings.ts";
import { offerWakeLock } from "./wake-lock.ts";

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
