import type { ComponentType } from "react";
import { hydrateIsland } from "./island/hydrate";
import type { IslandName } from "./island/Island";
import { islands } from "./islands";
import type { PageFacts } from "./page-context";

type Hydration = ReturnType<typeof start>;
const started = new Map<Element, Hydration>();

/**
 * Hydrates an island, once; app/island/start.ts says when. If it fails, the next call tries again.
 *
 * @returns once its first effects have run, a function that finds what took the place of an element if React rebuilt the
 *   island
 * @throws if its code or its props cannot be loaded: the page stays as it is, readable and with working links
 */
export function hydrate(island: HTMLElement): Hydration {
  const hydration = started.get(island) ?? start(island);
  started.set(island, hydration);
  hydration.catch(() => started.delete(island));
  return hydration;
}

async function start(island: HTMLElement) {
  const { component } = islands[island.getAttribute("data-island") as IslandName]; // Island.tsx writes it.
  const file = island.getAttribute("data-file");
  const [Component, fetched] = await Promise.all([
    component() as Promise<ComponentType<object>>, // Island.tsx has checked its props.
    file ? fetch(file).then((response) => response.json() as Promise<object>) : {},
  ]);
  const props = { ...embedded(island.nextElementSibling), ...fetched };
  const current = await hydrateIsland(island, Component, props, embedded(document.getElementById("page")));
  island.toggleAttribute("data-hydrated", true);
  return current;
}

/** What Island.tsx and root.tsx have written. */
const embedded = (script: Element | null): PageFacts => JSON.parse(script?.textContent ?? "");
