import type { CookAlongData } from "./cook-along-data.ts";
import { keepProgress, keptProgress, tickOff } from "./progress.ts";
import { offerServings } from "./servings.ts";
import { offerWakeLock } from "./wake-lock.ts";

/**
 * Adds what helps while cooking to the cards of a page: a choice of servings, and a screen that stays on. Their markup
 * is in the cards, hidden until now, because without this script they could do nothing. Servings and ticks outlast a
 * reload, and the card that the address names is open.
 */
export function cookAlong(page: Document, data: CookAlongData): void {
  const view = page.defaultView;
  if (!view) return;
  const kept = keptProgress(view.history.state);
  const cards = Object.keys(data.recipes).flatMap((id) => page.getElementById(id) ?? []);
  for (const card of cards) {
    const recipe = data.recipes[card.id];
    if (!recipe) continue;
    offerServings(card, recipe, data, kept[card.id]?.servings);
    tickOff(card, kept[card.id]?.ticked ?? []);
    offerWakeLock(card, view.navigator.wakeLock, data.screen);
  }
  const openTarget = () => {
    const target = cards.find(({ id }) => `#${id}` === view.location.hash);
    for (const details of target?.querySelectorAll("details") ?? []) details.open = true;
  };
  openTarget();
  page.addEventListener("change", () => keepProgress(view.history, cards));
  view.addEventListener("hashchange", () => {
    openTarget();
    // The new fragment has a history entry of its own.
    keepProgress(view.history, cards);
  });
}
