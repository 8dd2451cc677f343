import { useEffect, useRef, useState } from "react";
import { remember, remembered } from "../storage";

/** How far a cook has come with a recipe: for how many it is, and the ids of the ingredients that are ticked off. */
type Progress = { servings: number; ticked: readonly string[] };

/**
 * The servings and ticks of a recipe, which outlast a reload and going back, but not the tab. The form with the boxes
 * holds the ticks, before this code has loaded too.
 */
export function useCooking({ slug, serves }: { slug: string; serves: number }) {
  const form = useRef<HTMLFormElement>(null);
  const [servings, setServings] = useState(serves);
  const name = `recipe ${slug}`;

  // The build does not know the tab.
  useEffect(() => {
    const kept = remembered<Progress>(name);
    if (!kept) return;
    setServings(kept.servings);
    for (const box of form.current?.elements ?? [])
      if (box instanceof HTMLInputElement && kept.ticked.includes(box.name)) box.checked = true;
  }, [name]);

  const keep = (servings: number) => {
    setServings(servings);
    remember<Progress>(name, { servings, ticked: [...new FormData(form.current ?? undefined).keys()] });
  };
  return { form, servings, keep };
}
