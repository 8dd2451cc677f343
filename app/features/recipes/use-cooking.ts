import { type RefObject, useEffect, useRef } from "react";
import { storedFlag, storedList, storedNumber, storedText } from "../../islands/parsers.ts";
import { type Parser, readStored, writeStored } from "../../islands/storage.ts";
import { useStoredState } from "../../islands/use-stored-state.ts";
import { holdTarget, isReturn } from "../../ui/hold-target.ts";
import { mostServings } from "../measures/amounts.ts";

const parseServings = storedNumber(1, mostServings);
const parseTicks = storedList(storedText);
/** Whether each part is open. By position, so all must be readable. */
const parseOpenParts: Parser<boolean[]> = (value) => {
  const open = storedList(storedFlag)(value);
  return open?.length === (value as unknown[])?.length ? open : undefined;
};

/**
 * The state of a recipe's card: servings, checked ingredients and open details. It is stored in sessionStorage, so it
 * survives a reload, Back, a change of language and a link back. Checkboxes and details are uncontrolled, so that they
 * work before hydration.
 *
 * @param isOpen whether each `details` of the card is open in the static HTML
 */
export function useCooking({ slug, serves }: { slug: string; serves: number }, isOpen: readonly boolean[]) {
  const card = useRef<HTMLElement>(null);
  const [servings, saveServings] = useStoredState("servings", slug, parseServings, serves);

  /** Before the stored state is restored, saving would overwrite it. */
  const isRestored = useRef(false);
  const saveTicks = () => {
    if (!isRestored.current) return;
    const ticked = boxesIn(card).filter(({ checked }) => checked);
    writeStored(
      "ticks",
      ticked.map(({ name }) => name),
      slug,
    );
  };
  const openParts = () => partsIn(card).map(({ open }) => open);
  /** Which parts are open without the visitor's doing: browsers send `toggle` for that as well. */
  const openedByPage = useRef(String(isOpen));
  const saveOpenParts = () => {
    if (!isRestored.current || String(openParts()) === openedByPage.current) return;
    openedByPage.current = ""; // From now on, the visitor has opened and closed parts.
    writeStored("folds", openParts(), slug);
  };

  // sessionStorage and the fragment do not exist at build time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has loaded
  useEffect(() => {
    /** @param isHydrated if false, boxes and details that the visitor changed before hydration win over stored state */
    const restore = (isHydrated: boolean) => {
      const ticked = readStored("ticks", parseTicks, slug);
      const open = readStored("folds", parseOpenParts, slug);
      for (const box of boxesIn(card))
        if (ticked && (isHydrated || !box.checked)) box.checked = ticked.includes(box.name);
      for (const [index, part] of partsIn(card).entries())
        if (isHydrated || part.open === isOpen[index]) part.open = open?.[index] ?? part.open;
      return open !== undefined;
    };
    const openIfNamed = () => {
      if (location.hash !== `#${slug}`) return;
      for (const part of partsIn(card)) part.open = true;
      openedByPage.current = String(openParts());
    };

    const isToggled = String(openParts()) !== String(isOpen); // Before hydration.
    // After a reload or Back, the visitor may have closed what the fragment opened.
    const putTargetBack = holdTarget();
    if (!restore(false) || !isReturn()) openIfNamed();
    putTargetBack();
    isRestored.current = true;
    openedByPage.current = isToggled ? "" : String(openParts());
    // Save changes from before hydration.
    if (boxesIn(card).some(({ checked }) => checked)) saveTicks();
    if (isToggled) saveOpenParts();

    // A page restored from the back/forward cache may be older than the stored state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore(true);
    addEventListener("hashchange", openIfNamed);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("hashchange", openIfNamed);
      removeEventListener("pageshow", onPageShow);
    };
  }, []);

  return { card, servings, saveServings, saveTicks, saveOpenParts };
}

type Card = RefObject<HTMLElement | null>;
const boxesIn = ({ current }: Card) => [
  ...(current?.querySelectorAll<HTMLInputElement>("[type=checkbox][name]") ?? []),
];
const partsIn = ({ current }: Card) => [...(current?.querySelectorAll("details") ?? [])];
