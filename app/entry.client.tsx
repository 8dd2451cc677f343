import type { ComponentType } from "react";
import { hydrateIsland } from "./island/hydrate";
import type { IslandName } from "./island/Island";
import { islands } from "./islands";
import type { PageFacts } from "./page-context";

/**
 * Hydrates an island; app/island/start.ts says when.
 *
 * @param file the file with the props that are too many for the document; none for most islands
 * @returns once its first effects have run
 * @throws if its code or its props cannot be loaded: the page stays as it is, readable and with working links
 */
export async function hydrate(island: HTMLElement, name: IslandName, file: string | null): Promise<void> {
  const { component } = islands[name];
  const [Component, fetched] = await Promise.all([
    component() as Promise<ComponentType<object>>, // Island.tsx has checked its props.
    file ? fetch(file).then((response) => response.json() as Promise<object>) : {},
  ]);
  const props = { ...embedded(island.nextElementSibling), ...fetched };
  await hydrateIsland(island, Component, props, embedded(document.getElementById("page")));
}

/** What Island.tsx and root.tsx have written. */
const embedded = (script: Element | null): PageFacts => JSON.parse(script?.textContent ?? "");
