import { Idiomorph } from "idiomorph";

/*
 * Every page loads this while developing, and no page of the built site (docs/decisions/0009). Vite replaces the code
 * and the styles that the page's scripts have imported; the rest of the page is HTML from the server, which is fetched
 * again here after every update.
 */

declare global {
  var __reactRouterDataRouter: { revalidate: () => Promise<void> };
}

// React Router's Fast Refresh asks the framework's router for fresh data before it draws changed components. That
// router never starts here (docs/decisions/0002): an island's data comes with the page.
globalThis.__reactRouterDataRouter = { revalidate: fetchPage };

import.meta.hot?.on("vite:afterUpdate", () => {
  import.meta.hot?.send("page-updated");
  return fetchPage();
});

import.meta.hot?.send("page-started", { askedFor: performance.timeOrigin });

// Vite takes an overlay at the first update for a page that never started, and loads it again. This one has started.
import.meta.hot?.on("vite:beforeUpdate", () => document.querySelector("vite-error-overlay")?.remove());

// The entries of a type are of that type's interface.
const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
/** False when the error view stands here instead of the page. */
const wasMade = !loading || loading.responseStatus < 500;

let fetches = 0;

/** Makes the page what the server would send now, and leaves alone what people typed, unfolded and focused. */
async function fetchPage(): Promise<void> {
  const turn = ++fetches;
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (turn !== fetches) return;
  // When a page cannot be made any more, the server shows why in an overlay above the last one that could.
  if (response.status >= 500 && wasMade) return;
  if (startedWith(page) !== startedWith(document)) return location.reload();
  takeOver(page);
  renewStyles();
}

/** What a browser takes up only as a page starts: its scripts, its islands, the order of its layers. */
function startedWith(page: Document): string {
  const parts = page.querySelectorAll<HTMLElement>("script[src], [data-island], head > style:not([data-vite-dev-id])");
  return Array.from(parts, ({ dataset, outerHTML }) => dataset.island ?? outerHTML).join("\n");
}

function takeOver(page: Document): void {
  page.querySelector(pageStyles)?.remove();
  const before = islandProps();
  Idiomorph.morph(document.documentElement, page.documentElement, {
    head: { shouldPreserve: (element) => element.matches(`[data-vite-dev-id], ${pageStyles}`) },
    callbacks: {
      beforeNodeMorphed: (node) => !(node instanceof HTMLElement && node.dataset.island),
      beforeNodeRemoved: (node) => node.nodeName !== "VITE-ERROR-OVERLAY",
      beforeAttributeUpdated: (name, element) => !(name === "open" && element instanceof HTMLDetailsElement),
    },
  });
  for (const [island, json] of islandProps())
    if (before.get(island) !== json) island.dispatchEvent(new CustomEvent("newprops", { detail: JSON.parse(json) }));
}

/** The JSON beside each island (app/island/Island.tsx). */
function islandProps(): Map<Element, string> {
  const islands = document.querySelectorAll("[data-island]");
  return new Map(Array.from(islands, (island) => [island, island.nextElementSibling?.textContent ?? "{}"]));
}

/** The style sheet that React Router makes for each page while developing. */
const pageStyles = "link[data-react-router-critical-css]";

/** Loads the page's styles again. The old ones stay until the new ones are there, or the page would flash. */
function renewStyles(): void {
  const old = Array.from(document.querySelectorAll<HTMLLinkElement>(pageStyles));
  const last = old.at(-1);
  if (!last) return;
  const renewed = last.cloneNode() as HTMLLinkElement; // A clone is what its original is.
  const address = new URL(last.href);
  address.searchParams.set("t", String(Date.now()));
  renewed.href = address.href;
  renewed.onload = renewed.onerror = () => {
    for (const link of old) link.remove();
  };
  last.after(renewed);
}
