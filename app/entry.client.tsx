import type { ComponentType } from "react";
import { islands } from "./island-registry.ts";
import { type CurrentElement, hydrateIsland } from "./islands/hydrate.tsx";
import type { IslandName } from "./islands/Island.tsx";

const started = new Map<Element, Promise<CurrentElement>>();

/**
 * Hydrates an island, once; app/islands/start.ts calls it.
 *
 * @param onStop called if the island throws, now or later: then its static HTML is in its place
 * @returns resolves after the island's first effects, or once it has thrown before
 * @throws if the island's code or data has not arrived whole, so that its static HTML stays
 */
export function hydrate(island: HTMLElement, onStop: () => void): Promise<CurrentElement> {
  const hydration = started.get(island) ?? start(island, onStop);
  started.set(island, hydration);
  // Its data may still be arriving.
  hydration.catch(() => started.delete(island));
  return hydration;
}

async function start(island: HTMLElement, onStop: () => void): Promise<CurrentElement> {
  const props = parseJsonScript(island.nextElementSibling);
  const page = parseJsonScript(document.getElementById("page"));
  const Component = (await islands[nameOf(island)]()) as ComponentType<object>; // Island.tsx has checked its props.
  const current = await hydrateIsland(island, Component, props, page, onStop);
  island.toggleAttribute("data-hydrated", island.isConnected);
  return current;
}

/** Loads the code of all islands of the page, so that a press need not wait for it. */
export async function preload(): Promise<void> {
  // A press says so if it fails.
  await Promise.allSettled(Array.from(document.querySelectorAll("[data-island]"), (each) => islands[nameOf(each)]()));
}

const nameOf = (island: Element) => island.getAttribute("data-island") as IslandName; // Island.tsx writes it.

/** Parses JSON that JsonScript.tsx has embedded: an island's props, or the page context of root.tsx. */
const parseJsonScript = (script: Element | null) => JSON.parse(script?.textContent ?? "");
