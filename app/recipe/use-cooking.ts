import { useEffect, useRef, useState } from "react";
import { isOpenedAnew, remember, remembered } from "../tab";

/** How far a cook has come with a recipe. */
interface Progress {
  servings: number;
  /** The ids of the ingredients that are ticked off. */
  ticked: readonly string[];
}

/** How few and how many a recipe can be scaled to: beyond that, pots and times change as well. */
const limits = { from: 1, to: 12 };

export const isPossible = (servings: number) => servings >= limits.from && servings <= limits.to;

/**
 * The servings and ticks of a recipe, which outlast a reload and going back, but not the tab. The form with the boxes
 * holds the ticks, before this code has loaded too.
 *
 * @param serves for how many the recipe is written
 */
export function useCooking(slug: string, serves: number) {
  const form = useRef<HTMLFormElement>(null);
  const [servings, setServings] = useState(serves);
  const name = `recipe ${slug}`;

  // The build does not know the tab.
  useEffect(() => {
    const kept = isOpenedAnew() ? undefined : remembered<Progress>(name);
    if (!kept) return;
    setServings(kept.servings);
    for (const box of form.current?.elements ?? [])
      if (box instanceof HTMLInputElement && kept.ticked.includes(box.name)) box.checked = true;
  }, [name]);

  const keep = (servings: number) => {
    const ticked = form.current ? [...new FormData(form.current).keys()] : [];
    remember<Progress>(name, { servings, ticked });
  };
  const step = (by: number) => {
    if (!isPossible(servings + by)) return;
    setServings(servings + by);
    keep(servings + by);
  };
  return { form, servings, step, onTick: () => keep(servings) };
}
