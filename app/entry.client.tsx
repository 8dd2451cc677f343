import type { ComponentType } from "react";
import { islands } from "./island-registry.ts";
import { hydrateIsland } from "./islands/hydrate.tsx";
import type { IslandName } from "./islands/Island.tsx";

type Hydration = ReturnType<typeof start>;
const started = new Map<Element, Hydration>();

/**
 * Hydrates an island, once; app/islands/start.ts calls it. After a failure, the next call tries again.
 *
 * @param onFailure called if the island throws later: then it is no longer hydrated, and the next call tries again
 * @returns resolves after the island's first effects, with a function from an element of the static HTML to the one
 *   that replaced it, if React rendered the island again (hydrate.tsx)
 * @throws if the island's code cannot be loaded, so that its static HTML stays, or if the island throws
 */
export function hydrate(island: HTMLElement, onFailure: () => void): Hydration {
  const forget = () => {
    started.delete(island);
    island.toggleAttribute("data-hydrated", false);
  };
  const hydration =
    started.get(island) ??
    start(island, () => {
      forget();
      onFailure();
    });
  started.set(island, hydration);
  hydration.catch(forget);
  return hydration;
}

async function start(island: HTMLElement, onFailure: () => void) {
  const props = parseJsonScript(island.nextElementSibling);
  const page = parseJsonScript(document.getElementById("page"));
  const [loaded] = await Promise.all([islands[nameOf(island)]().catch(throwerOf), loadStyles(island)]);
  const Component = loaded as ComponentType<object>; // Island.tsx has checked its props.
  const current = await hydrateIsland(island, Component, props, page, onFailure);
  island.toggleAttribute("data-hydrated", true);
  return current;
}

/** Loads the code and the styles of all islands of the page, so that a press need not wait for them. */
export async function preload(): Promise<void> {
  const all = [...document.querySelectorAll("[data-island]")];
  // A press tries again, and says so if it fails.
  await Promise.allSettled(all.flatMap((island) => [islands[nameOf(island)](), loadStyles(island)]));
}

const sheets = new Map<Element, Promise<unknown>>();

/**
 * Enables the style sheet before an island, which has one if it shows nothing at first (tools/build/styles.ts). Resolves
 * when the sheet applies. If it fails or stalls, the island works without it, like the page (app/document/global-script.ts).
 */
function loadStyles(island: Element): Promise<unknown> {
  const link = island.previousElementSibling;
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve();
  const sheet =
    sheets.get(link) ??
    new Promise((resolve) => {
      link.onload = link.onerror = resolve;
      setTimeout(resolve, 4000);
      link.disabled = false;
    });
  sheets.set(link, sheet);
  return sheet;
}

const nameOf = (island: Element) => island.getAttribute("data-island") as IslandName; // Island.tsx writes it.

/** Parses JSON that JsonScript.tsx has embedded: an island's props, or the page context of root.tsx. */
const parseJsonScript = (script: Element | null) => JSON.parse(script?.textContent ?? "");

/**
 * For code that throws while it is loaded: a component that throws, so that it fails like one. Errors of the network
 * are none of the site's (docs/specification.md, 8); browsers say them in words of their own, as TypeErrors.
 */
function throwerOf(error: unknown): ComponentType {
  if (error instanceof TypeError && /dynamically imported module|Importing a module script/i.test(error.message))
    throw error;
  return () => {
    throw error;
  };
}
