import { type RefObject, useEffect, useRef } from "react";
import { remember, remembered } from "../storage";
import { useRemembered } from "../use-remembered";

/**
 * The servings, ticks and folds of a recipe's card. The tab remembers them: they survive a reload, Back, a change of
 * language and a link back. The card's elements hold ticks and folds, which work before hydration, too.
 *
 * @param isOpen whether each fold of the card is open in the document
 */
export function useCooking({ slug, serves }: { slug: string; serves: number }, isOpen: readonly boolean[]) {
  const card = useRef<HTMLElement>(null);
  const [servings, saveServings] = useRemembered(`servings ${slug}`, serves);
  const [ticksName, foldsName] = [`ticks ${slug}`, `folds ${slug}`];

  /** Until then, what is saved would replace what the tab remembers. */
  const isRestored = useRef(false);
  const saveTicks = () => {
    if (!isRestored.current) return;
    const ticked = boxesIn(card).filter(({ checked }) => checked);
    remember(
      ticksName,
      ticked.map(({ name }) => name),
    );
  };
  const saveFolds = () => {
    if (!isRestored.current) return;
    remember(
      foldsName,
      foldsIn(card).map(({ open }) => open),
    );
  };

  // The build knows neither the tab nor the fragment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has loaded
  useEffect(() => {
    /** @param isHydrated otherwise what was pressed in the card before this code loaded is newer than the tab's memory */
    const restore = (isHydrated: boolean) => {
      const ticked = remembered<string[]>(ticksName);
      const open = remembered<boolean[]>(foldsName);
      for (const box of boxesIn(card))
        if (ticked && (isHydrated || !box.checked)) box.checked = ticked.includes(box.name);
      for (const [index, fold] of foldsIn(card).entries())
        if (isHydrated || fold.open === isOpen[index]) fold.open = open?.[index] ?? fold.open;
      return open !== undefined;
    };
    const openIfNamed = () => {
      if (location.hash === `#${slug}`) for (const fold of foldsIn(card)) fold.open = true;
    };

    // After a reload or Back, the visitor may have closed what the fragment opened.
    if (!restore(false) || !isReturn()) openIfNamed();
    isRestored.current = true;
    // What was pressed before.
    if (boxesIn(card).some(({ checked }) => checked)) saveTicks();
    if (foldsIn(card).some(({ open }, index) => open !== isOpen[index])) saveFolds();

    // A page from the back/forward cache is older than what the tab remembers.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore(true);
    addEventListener("hashchange", openIfNamed);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("hashchange", openIfNamed);
      removeEventListener("pageshow", onPageShow);
    };
  }, []);

  return { card, servings, saveServings, saveTicks, saveFolds };
}

type Card = RefObject<HTMLElement | null>;
const boxesIn = ({ current }: Card) => [...(current?.querySelectorAll<HTMLInputElement>("form [type=checkbox]") ?? [])];
const foldsIn = ({ current }: Card) => [...(current?.querySelectorAll("details") ?? [])];

/** Whether the document was opened by a reload or by a step in the tab's history. */
function isReturn(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening !== undefined && opening.type !== "navigate";
}
