import { scaleMeasure } from "./amounts.ts";
import type { CookAlongData, ScalableLine } from "./cook-along-data.ts";
import { counted, measureOf, nameOf } from "./ingredient-lines.ts";

/** How few and how many a recipe can be scaled to: beyond that, pots and times change as well. */
const limits = { from: 1, to: 12 };

/**
 * Shows the card's choice of servings. It changes the amounts of the lines, and says for how many they are: beside its
 * buttons and among the facts of the card. Like any control, it sends `change`; `data-servings` is its value.
 *
 * @param chosen the servings chosen before, if any
 */
export function offerServings(
  card: Element,
  { serves, lines }: { serves: number; lines: readonly ScalableLine[] },
  words: Pick<CookAlongData, "language" | "units" | "amountsFor">,
  chosen: number = serves,
): void {
  const control = card.querySelector<HTMLElement>("[data-servings]");
  const output = control?.querySelector("output");
  if (!control || !output) return;
  const buttons = [...control.querySelectorAll<HTMLElement>("[data-step]")];
  const measures = [...card.querySelectorAll("[data-measure]")];
  const fact = card.querySelector("[data-serves]");
  let servings = serves;

  control.addEventListener("click", ({ target }) => {
    const button = buttons.find((button) => button.contains(target as Node)); // Clicks are on nodes.
    const next = servings + Number(button?.dataset.step ?? 0);
    if (next === servings || !isPossible(next)) return;
    servings = next;
    show();
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
  if (chosen !== servings && isPossible(chosen)) {
    servings = chosen;
    show();
  }
  control.inert = false;

  function show(): void {
    for (const [index, { amount, unit, what }] of lines.entries()) {
      const measure = measures[index];
      if (!measure) continue;
      const scaled = scaleMeasure({ amount, unit }, serves, servings);
      measure.textContent = measureOf(scaled, words);
      if (what && measure.nextElementSibling) measure.nextElementSibling.textContent = nameOf(scaled, what, words);
    }
    if (fact) fact.textContent = String(servings);
    if (output) output.textContent = counted(words.amountsFor, servings, words).replace("{count}", String(servings));
    if (control) control.dataset.servings = String(servings);
    control?.toggleAttribute("data-changed", servings !== serves);
    // Not `disabled`: the button would lose the focus of whoever is pressing it.
    for (const button of buttons)
      button.ariaDisabled = isPossible(servings + Number(button.dataset.step)) ? null : "true";
  }
}

const isPossible = (servings: number) => Number.isInteger(servings) && servings >= limits.from && servings <= limits.to;
