/** How far a cook has come with a card. */
interface Progress {
  servings: number;
  /** The names of the boxes of the ingredients that are ticked off. */
  ticked: readonly string[];
}

/** Keeps the progress of the cards in the page's history entry: it outlasts a reload, but not the tab. */
export function keepProgress(history: History, cards: readonly Element[]): void {
  const cooking = Object.fromEntries(cards.map((card) => [card.id, progressOf(card)]));
  try {
    history.replaceState({ ...history.state, cooking }, "");
  } catch {
    // Safari refuses more than a hundred changes in half a minute. The next one keeps these too.
  }
}

/** The progress that a history entry keeps, by the id of the card. */
export function keptProgress(state: unknown): Readonly<Record<string, Progress>> {
  // Only keepProgress writes it.
  return (state as { cooking?: Record<string, Progress> } | null)?.cooking ?? {};
}

/** Ticks the boxes of these ingredients. */
export function tickOff(card: Element, names: readonly string[]): void {
  for (const box of boxesOf(card)) if (names.includes(box.name)) box.checked = true;
}

function progressOf(card: Element): Progress {
  return {
    servings: Number(card.querySelector<HTMLElement>("[data-servings]")?.dataset.servings),
    ticked: boxesOf(card).flatMap(({ name, checked }) => (checked ? name : [])),
  };
}

const boxesOf = (card: Element) => [...card.querySelectorAll<HTMLInputElement>("ul input[type=checkbox]")];
