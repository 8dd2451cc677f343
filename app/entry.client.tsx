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
 * @throws if its code cannot be loaded: the page stays as it is, readable and with working links
 */
export function hydrate(island: HTMLElement): Hydration {
  const hydration = started.get(island) ?? start(island);
  started.set(island, hydration);
  hydration.catch(() => started.delete(island));
  return hydration;
}

async function start(island: HTMLElement) {
  const { component } = islands[island.getAttribute("data-island") as IslandName]; // Island.tsx writes it.
  const Component = (await component()) as ComponentType<object>; // Island.tsx has checked its props.
  const props = embedded(island.nextElementSibling);
  const current = await hydrateIsland(island, Component, props, embedded(document.getElementById("page")));
  island.toggleAttribute("data-hydrated", true);
  return current;
}

/** What Island.tsx and root.tsx have written. */
const embedded = (script: Element | null): PageFacts => JSON.parse(script?.textContent ?? "");
