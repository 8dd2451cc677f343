import { useEffect, useState } from "react";

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
 * The servings and ticks of a recipe. The page's history entry keeps them: they outlast a reload, but not the tab.
 *
 * @param serves for how many the recipe is written
 */
export function useCooking(slug: string, serves: number) {
  const [progress, setProgress] = useState<Progress>();
  const { servings, ticked } = progress ?? { servings: serves, ticked: [] };
  const change = (changed: (last: Progress) => Partial<Progress>) =>
    setProgress((last = { servings: serves, ticked: [] }) => ({ ...last, ...changed(last) }));

  // The build does not know the history. What was ticked before this code loaded is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has loaded
  useEffect(() => {
    const kept = keptProgress()[slug];
    if (kept) change(({ ticked }) => ({ ...kept, ticked: [...new Set([...ticked, ...kept.ticked])] }));
  }, []);

  useEffect(() => {
    if (!progress) return;
    const keep = () => {
      try {
        history.replaceState({ ...history.state, cooking: { ...keptProgress(), [slug]: progress } }, "");
      } catch {
        // Safari refuses more than a hundred changes in half a minute. The next one keeps these too.
      }
    };
    keep();
    // A new fragment has a history entry of its own.
    addEventListener("hashchange", keep);
    return () => removeEventListener("hashchange", keep);
  }, [slug, progress]);

  return {
    servings,
    ticked,
    step: (by: number) =>
      change(({ servings }) => ({ servings: isPossible(servings + by) ? servings + by : servings })),
    tick: (id: string, isTicked: boolean) =>
      change(({ ticked }) => ({ ticked: isTicked ? [...ticked, id] : ticked.filter((other) => other !== id) })),
  };
}

/** By the slug of the recipe. */
function keptProgress(): Readonly<Record<string, Progress>> {
  return (history.state as { cooking?: Record<string, Progress> } | null)?.cooking ?? {}; // Only useCooking writes it.
}
