import type { IslandName } from "./Island";

/** When an island is hydrated. */
export interface IslandTiming {
  /** `load`: after the first frame. `touch`: when something that wakes islands is pressed or gets the focus. */
  moment: "load" | "touch";
  /** The name of the island's state in the browser's storage or in the address. With one, it is hydrated at once. */
  storageName?: string;
}

/** What app/entry.client.tsx exports. */
interface Entry {
  /** @returns a function that finds what took the place of an element if React rebuilt the island */
  hydrate(island: HTMLElement): Promise<(old: Element) => Element>;
}

/**
 * Marks the document if this browser has all that the islands use; else it keeps the plain page, whole and quiet. Runs
 * in the head, before anything is painted. Safari has had import maps since 16.4, as the syntax that the code is compiled to
 * (vite.config.ts); Chrome and Firefox have had them for longer. The rest are functions, which no compiler adds.
 */
export function testFeatures(): void {
  const hasFunctions = "toSorted" in Array.prototype && "Segmenter" in Intl;
  if (hasFunctions && HTMLScriptElement.supports?.("importmap"))
    document.documentElement.toggleAttribute("data-live", true);
}

/**
 * Hydrates the islands of the page when their moment comes. Clicks and submits before hydration are replayed once
 * afterwards; meanwhile the button is `aria-busy`. If code fails to load, a notice offers to try again, and so does the
 * next press; without the code of its `load` islands, the page becomes the one without scripts.
 *
 * Runs before most of the page has arrived, and before any file is loaded.
 */
export function startIslands(
  /** Loads app/entry.client.tsx. */
  load: () => Promise<Entry>,
  timings: Readonly<Record<IslandName, IslandTiming>>,
): void {
  const page = document.documentElement;
  if (!page.hasAttribute("data-live")) return;
  const timingOf = (island: HTMLElement) => timings[island.getAttribute("data-island") as IslandName]; // Island.tsx.
  const islandsAt = (moment: IslandTiming["moment"]) =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].filter((island) => timingOf(island).moment === moment);
  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const noticeOf = () => document.querySelector<HTMLElement>("[data-unavailable]");

  // On a page that the browser translated, React rebuilds an island. Between pointerdown and pointerup, that would
  // cancel the click.
  let released = Promise.resolve();
  addEventListener(
    "pointerdown",
    () => {
      released = new Promise((resolve) => {
        for (const end of ["pointerup", "pointercancel"])
          addEventListener(end, () => setTimeout(resolve), { capture: true, once: true });
      });
    },
    true,
  );

  const hydrate = async (islands: readonly HTMLElement[]) => {
    if (islands.length === 0) return [];
    const entry = await load();
    await released;
    const notice = noticeOf();
    if (notice && failed) {
      // Out of the island: React expects its own elements there.
      document.querySelector("main")?.before(notice);
      notice.hidden = true;
    }
    const hydrated = await Promise.all(islands.map(entry.hydrate));
    page.toggleAttribute("data-live", true);
    failed = undefined;
    return hydrated;
  };

  /** What could not be done, and how to try again. */
  let failed: { place: HTMLElement; again: () => Promise<void> } | undefined;
  /** Shows the notice where it failed, or at the part around that is shown. */
  const explain = (error: unknown) => {
    console.error(error);
    const notice = noticeOf();
    if (!notice || !failed) return;
    let { place } = failed;
    while (place.parentElement?.getClientRects().length === 0) place = place.parentElement;
    if (place.hasAttribute("data-island")) place.before(notice);
    else place.after(notice);
    notice.hidden = false;
    if (failed.again !== hydrateLoaded) notice.scrollIntoView({ block: "nearest" }); // It answers a press.
  };
  const hydrateLoaded = async () => {
    const islands = islandsAt("load");
    await hydrate(islands).catch((error) => {
      page.removeAttribute("data-live");
      // Not away from what was pressed.
      if (islands[0]) failed ??= { place: islands[0], again: hydrateLoaded };
      explain(error);
    });
  };

  /** React runs no island's effects until every hydration that has started is done, so the pressed one starts first. */
  const wake = (pressed: HTMLElement | null) => {
    const all = islandsAt("touch");
    const first = all.filter((island) => island.contains(pressed) || timingOf(island).storageName);
    hydrate(first)
      .then(() => hydrate(all))
      .catch(console.error);
  };
  const isStored = (name: string) => {
    if (new URLSearchParams(location.search).has(name)) return true;
    try {
      return [localStorage, sessionStorage].some((storage) => storage.getItem(name) !== null);
    } catch {
      return false; // Storage is blocked.
    }
  };
  const wakeStored = () => {
    const isWanted = ({ storageName }: IslandTiming) => storageName && isStored(storageName);
    if (islandsAt("touch").some((island) => isWanted(timingOf(island)))) wake(null);
  };
  const begin = () => {
    wakeStored();
    // Not before the first paint.
    requestAnimationFrame(() => setTimeout(hydrateLoaded));
  };
  addEventListener("DOMContentLoaded", () => {
    // A page that is prerendered before the click has an old copy of what the tab stores.
    if ((document as { prerendering?: boolean }).prerendering) document.addEventListener("prerenderingchange", begin);
    else begin();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && wakeStored());
  addEventListener("storage", wakeStored); // Another tab has started one.

  // The first press need not wait for the code. It costs no data: the service worker fetches the same files.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  if (!connection?.saveData && !connection?.effectiveType.endsWith("2g"))
    addEventListener("load", () => whenIdle(() => load().catch(console.error)));

  for (const type of ["pointerdown", "focusin", "click"])
    addEventListener(
      type,
      ({ target }) => {
        const pressed = closest(target, "[data-wakes]");
        if (pressed) wake(pressed);
      },
      true,
    );

  let isReplaying = false;
  const replay = (action: () => void) => {
    isReplaying = true;
    action();
    isReplaying = false;
  };
  /** Holds an event back until its island is hydrated, and replays it on what then is in the place of its elements. */
  const delay = (event: Event, pressed: HTMLElement, again: (current: (old: Element) => Element) => void) => {
    const island = closest(pressed, "[data-island]:not([data-hydrated])");
    if (!island || isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form is sent once, but three presses on a pack are three packs.
    if (event.type === "submit" && pressed.ariaBusy) return;
    const attempt = async () => {
      pressed.ariaBusy = "true";
      try {
        const [current] = await hydrate([island]);
        if (current) replay(() => again(current));
      } catch (error) {
        failed = { place: pressed, again: attempt };
        explain(error);
        // Links and forms do what they can without scripts.
        if (!pressed.matches("[type=button]")) replay(() => again((same) => same));
      }
      pressed.ariaBusy = null;
    };
    void attempt();
  };
  addEventListener(
    "click",
    (event) => {
      const pressed = closest(event.target, "[type=button], [data-wakes]");
      // A link that is opened in another tab needs no code here.
      if (!pressed || (pressed.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
      if (pressed.hasAttribute("data-retry")) void retry();
      else delay(event, pressed, (current) => (current(pressed) as HTMLElement).click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement; // Only forms are submitted.
      const { submitter } = event;
      delay(event, submitter ?? form, (current) =>
        (current(form) as HTMLFormElement).requestSubmit(submitter && (current(submitter) as HTMLElement)),
      );
    },
    true,
  );

  const retry = async () => {
    await failed?.again();
    if (!failed) return hydrateLoaded();
    // Firefox loads a module that has failed once only in a new document, where it fills in the forms again.
    const answer = await fetch(location.href).catch(() => undefined);
    if (answer?.ok) location.reload();
  };
}
