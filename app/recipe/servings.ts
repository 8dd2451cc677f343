import { scaleMeasure } from "./amounts.ts";
import type { CookAlongData, ScalableLine } from "./cook-along-data.ts";
import { counted, measureOf, nameOf } from "./ingredient-lines.ts";

/** How few and how many a recipe can be scaled to: beyond that, pots and times change as well. */
const limits = { from: 1, to: 12 };

/**
 * Shows the card's choice of servings. It changes the amounts of the lines and says for how many they are; the
 * recipe's own servings, among the facts, stay as they are.
 */
export function offerServings(
  card: Element,
  { serves, lines }: { serves: number; lines: readonly ScalableLine[] },
  words: Pick<CookAlongData, "language" | "units" | "amountsFor">,
): void {
  const control = card.querySelector<HTMLElement>("[data-servings]");
  const output = control?.querySelector("output");
  if (!control || !output) return;
  const buttons = [...control.querySelectorAll<HTMLElement>("[data-step]")];
  const measures = [...card.querySelectorAll("[data-measure]")];
  let servings = serves;

  control.addEventListener("click", ({ target }) => {
    const button = buttons.find((button) => button.contains(target as Node)); // Clicks are on nodes.
    const next = servings + Number(button?.dataset.step ?? 0);
    if (next === servings || next < limits.from || next > limits.to) return;
    servings = next;
    show();
  });
  control.hidden = false;

  function show(): void {
    for (const [index, { amount, unit, what }] of lines.entries()) {
      const measure = measures[index];
      if (!measure) continue;
      const scaled = scaleMeasure({ amount, unit }, serves, servings);
      measure.textContent = measureOf(scaled, words);
      if (what && measure.nextElementSibling) measure.nextElementSibling.textContent = nameOf(scaled, what, words);
    }
    if (output) output.textContent = counted(words.amountsFor, servings, words).replace("{count}", String(servings));
    control?.toggleAttribute("data-changed", servings !== serves);
    // Not `disabled`: the button would lose the focus of whoever is pressing it.
    for (const button of buttons) {
      const next = servings + Number(button.dataset.step);
      button.ariaDisabled = next < limits.from || next > limits.to ? "true" : null;
    }
  }
}
