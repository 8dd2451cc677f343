import { Idiomorph } from "idiomorph";

/*
 * Loaded by every page in development, and never on the built site (docs/decisions/0009). Vite replaces the code and
 * styles that the page's scripts import; the rest of the page is HTML from the server, which this module fetches again
 * after every update.
 */

declare global {
  var __reactRouterDataRouter: { revalidate: () => Promise<void> };
}

// React Router's Fast Refresh asks the framework's router for fresh data before it renders changed components. That
// router never starts here (docs/decisions/0002): an island's data comes with the page.
globalThis.__reactRouterDataRouter = { revalidate: fetchPage };

import.meta.hot?.on("vite:afterUpdate", () => {
  import.meta.hot?.send("page-updated");
  return fetchPage();
});

import.meta.hot?.send("page-started", { askedFor: performance.timeOrigin });

// If an overlay is open at the first update, Vite assumes that the page never started and reloads it. This one has.
import.meta.hot?.on("vite:beforeUpdate", () => document.querySelector("vite-error-overlay")?.remove());

// Entries of type "navigation" have this interface.
const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
/** False if the error view was loaded instead of the page. */
const wasRendered = !loading || loading.responseStatus < 500;

let latestFetch = 0;

/** Updates the page to what the server would send now, but keeps typed text, open details and focus. */
async function fetchPage(): Promise<void> {
  const thisFetch = ++latestFetch;
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (thisFetch !== latestFetch) return;
  // The page no longer renders: keep the last good version. The server shows the error in an overlay above it.
  if (response.status >= 500 && wasRendered) return;
  if (readOnLoad(page) !== readOnLoad(document)) return location.reload();
  morphInto(page);
  reloadStyles();
}

/** The parts that a browser reads only when a page loads: scripts, islands, the order of the CSS layers. */
function readOnLoad(page: Document): string {
  const parts = page.querySelectorAll<HTMLElement>("script[src], [data-island], head > style:not([data-vite-dev-id])");
  return Array.from(parts, ({ dataset, outerHTML }) => dataset.island ?? outerHTML).join("\n");
}

function morphInto(page: Document): void {
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

/** The style sheet that React Router generates for each page in development. */
const pageStyles = "link[data-react-router-critical-css]";

/** Reloads the page's styles. The old ones stay until the new ones have loaded, or the page would flash. */
function reloadStyles(): void {
  const old = Array.from(document.querySelectorAll<HTMLLinkElement>(pageStyles));
  const last = old.at(-1);
  if (!last) return;
  const replacement = last.cloneNode() as HTMLLinkElement; // A clone has its original's type.
  const address = new URL(last.href);
  address.searchParams.set("t", String(Date.now()));
  replacement.href = address.href;
  replacement.onload = replacement.onerror = () => {
    for (const link of old) link.remove();
  };
  last.after(replacement);
}
