import type { ComponentType } from "react";
import { hydrateIsland } from "./island/hydrate";
import type { IslandName } from "./island/Island";
import { islands } from "./islands";

type Hydration = ReturnType<typeof start>;
const started = new Map<Element, Hydration>();

/**
 * Hydrates an island, once; app/island/start.ts calls it. After a failure, the next call tries again.
 *
 * @returns resolves after the island's first effects, with a function from an element of the static HTML to the one
 *   that replaced it, if React rendered the island again (hydrate.tsx)
 * @throws if the island's code cannot be loaded; its static HTML stays
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
  const props = parseJsonScript(island.nextElementSibling);
  const current = await hydrateIsland(island, Component, props, parseJsonScript(document.getElementById("page")));
  island.toggleAttribute("data-hydrated", true);
  return current;
}

/** Parses JSON that JsonScript.tsx has embedded: an island's props, or the page context of root.tsx. */
const parseJsonScript = (script: Element | null) => JSON.parse(script?.textContent ?? "");
