import { useLayoutEffect, useRef, useState } from "react";
import { storedList, storedText } from "../../islands/parsers.ts";
import { followStored, readStored, writeStored } from "../../islands/storage.ts";
import { replaceAddress } from "../../islands/update-query-string.ts";
import { peopleInAddress, withDish } from "./recipe-address.ts";

const parseTicks = storedList(storedText);

/**
 * The state of a recipe's card. The address names the dish that was used last, and for how many people (recipe-address.ts);
 * ticked ingredients are in sessionStorage, and open parts in the page only. Checkboxes and parts are uncontrolled, so
 * that they work before hydration. Neither storage nor the address exists at build time.
 *
 * @param most the largest number of people
 */
export function useCooking({ slug, serves }: { slug: string; serves: number }, most: number) {
  const card = useRef<HTMLElement>(null);
  const [people, setPeople] = useState(serves);
  /** The address that this card has read or written last. */
  const known = useRef("");

  // A layout effect, to restore the stored ticks before the one around the island, which ticks boxes again that React
  // replaced during hydration (islands/hydrate.tsx): a tick stores all that are on the card.
  useLayoutEffect(() => {
    const early = boxesIn(card.current).filter(({ checked }) => checked);
    const restore = () => {
      const ticked = readStored("ticks", parseTicks, slug);
      if (ticked) for (const box of boxesIn(card.current)) box.checked = ticked.includes(box.name);
    };
    restore();
    for (const box of early) box.checked = true;
    if (early.length > 0) storeTicks(card.current, slug);
    return followStored("ticks", restore, slug);
  }, [slug]);

  useLayoutEffect(() => {
    const followAddress = (event?: Event) => {
      // A dialog that closes goes back to the same address, and opens nothing.
      if (event?.type === "popstate" && location.href === known.current) return;
      known.current = location.href;
      const named = peopleInAddress(new URL(location.href), { slug, serves }, most);
      if (named === undefined) return;
      for (const part of card.current?.querySelectorAll("details") ?? []) part.open = true;
      setPeople(named);
    };
    followAddress();
    // Back fires popstate, also between two addresses with the same fragment.
    const listening = new AbortController();
    addEventListener("popstate", followAddress, listening);
    addEventListener("hashchange", followAddress, listening);
    return () => listening.abort();
  }, [slug, serves, most]);

  const nameInAddress = (people: number) => {
    replaceAddress(withDish(new URL(location.href), { slug, serves }, people));
    known.current = location.href;
  };
  return {
    card,
    people,
    setPeople: (people: number) => {
      setPeople(people);
      nameInAddress(people);
    },
    nameInAddress: () => nameInAddress(people),
    storeTicks: () => storeTicks(card.current, slug),
  };
}

const boxesIn = (card: HTMLElement | null) => [
  ...(card?.querySelectorAll<HTMLInputElement>("[type=checkbox][name]") ?? []),
];

function storeTicks(card: HTMLElement | null, slug: string): void {
  const ticked = boxesIn(card).filter(({ checked }) => checked);
  writeStored(
    "ticks",
    ticked.map(({ name }) => name),
    slug,
  );
}
