import type { IslandName } from "./Island";

/** When an island is hydrated. */
export interface IslandTiming {
  /** `load`: after the first frame. `interaction`: when an element with `data-wakes` is pressed or gets the focus. */
  hydrateOn: "load" | "interaction";
  /** The name of the island's state in storage or in the query string. If there is any, it is hydrated at once. */
  storageName?: string;
}

/** What app/entry.client.tsx exports. */
interface Entry {
  /** @returns resolves with a function that maps an element to its replacement, if React rendered the island again */
  hydrate(island: HTMLElement): Promise<(old: Element) => Element>;
}

/**
 * Sets `data-live` on the document if this browser supports everything that the islands use; others keep the page as
 * without scripts. Runs in the head, before the first paint. Support for import maps implies support for the compile
 * target's syntax (vite.config.ts): Safari has supported both since 16.4, Chrome and Firefox for longer. Newer
 * functions must be tested one by one.
 */
export function testFeatures(): void {
  const hasFunctions = "toSorted" in Array.prototype && "Segmenter" in Intl;
  if (hasFunctions && HTMLScriptElement.supports?.("importmap"))
    document.documentElement.toggleAttribute("data-live", true);
}

/**
 * Hydrates each island of the page when its timing says so. Clicks and submits before hydration are replayed once
 * afterwards; meanwhile the button is `aria-busy`. If code fails to load, a notice offers a retry, and the next click
 * retries, too. If it is the code of the `load` islands, the page also loses `data-live`, so that it looks and works as
 * without scripts.
 *
 * An inline script, which runs before most of the page has arrived: it must not use anything outside the function.
 */
export function startIslands(
  /** Loads app/entry.client.tsx. */
  load: () => Promise<Entry>,
  timings: Readonly<Record<IslandName, IslandTiming>>,
): void {
  const page = document.documentElement;
  if (!page.hasAttribute("data-live")) return;
  const timingOf = (island: HTMLElement) => timings[island.getAttribute("data-island") as IslandName]; // Island.tsx.
  const islandsOn = (hydrateOn: IslandTiming["hydrateOn"]) =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].filter(
      (island) => timingOf(island).hydrateOn === hydrateOn,
    );
  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const noticeOf = () => document.querySelector<HTMLElement>("[data-unavailable]");

  // On a page that the browser translated, React replaces the island's elements. Between pointerdown and pointerup,
  // that would cancel the click, so hydration waits until no pointer is down.
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
      // Move it out of the island, because foreign elements break hydration.
      document.querySelector("main")?.before(notice);
      notice.hidden = true;
    }
    const hydrated = await Promise.all(islands.map(entry.hydrate));
    page.toggleAttribute("data-live", true);
    failed = undefined;
    return hydrated;
  };

  /** The last failure: where to show the notice, and how to retry. */
  let failed: { place: HTMLElement; retry: () => Promise<void> } | undefined;
  /** Shows the notice at the place of the failure, or at its nearest visible ancestor. */
  const showNotice = (error: unknown) => {
    console.error(error);
    const notice = noticeOf();
    if (!notice || !failed) return;
    let { place } = failed;
    while (place.parentElement?.getClientRects().length === 0) place = place.parentElement;
    if (place.hasAttribute("data-island")) place.before(notice);
    else place.after(notice);
    notice.hidden = false;
    // Scroll only if the visitor has clicked something.
    if (failed.retry !== hydrateOnLoad) notice.scrollIntoView({ block: "nearest" });
  };
  const hydrateOnLoad = async () => {
    const islands = islandsOn("load");
    await hydrate(islands).catch((error) => {
      page.removeAttribute("data-live");
      // If a click has failed, the notice stays beside its button.
      if (islands[0]) failed ??= { place: islands[0], retry: hydrateOnLoad };
      showNotice(error);
    });
  };

  /**
   * Hydrates the `interaction` islands. React runs no island's effects until every hydration that has started is done,
   * so the pressed island and those that may have stored state start before the others.
   */
  const hydrateOnInteraction = (pressed: HTMLElement | null) => {
    const all = islandsOn("interaction");
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
  const hydrateIfStored = () => {
    const hasState = ({ storageName }: IslandTiming) => storageName && isStored(storageName);
    if (islandsOn("interaction").some((island) => hasState(timingOf(island)))) hydrateOnInteraction(null);
  };
  const startHydration = () => {
    hydrateIfStored();
    // After the first paint.
    requestAnimationFrame(() => setTimeout(hydrateOnLoad));
  };
  addEventListener("DOMContentLoaded", () => {
    // A prerendered page sees a stale copy of the tab's sessionStorage until it is shown.
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener("prerenderingchange", startHydration);
    else startHydration();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && hydrateIfStored());
  addEventListener("storage", hydrateIfStored); // Another tab has stored state.

  // Preload the code, so that the first click does not wait for it. The service worker caches the same files anyway.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  if (!connection?.saveData && !connection?.effectiveType.endsWith("2g"))
    addEventListener("load", () => whenIdle(() => load().catch(console.error)));

  for (const type of ["pointerdown", "focusin", "click"])
    addEventListener(
      type,
      ({ target }) => {
        const pressed = closest(target, "[data-wakes]");
        if (pressed) hydrateOnInteraction(pressed);
      },
      true,
    );

  let isReplaying = false;
  const replay = (action: () => void) => {
    isReplaying = true;
    action();
    isReplaying = false;
  };
  /** Cancels an event, hydrates its island, and replays the event on the same elements, or their replacements. */
  const hydrateThenReplay = (
    event: Event,
    pressed: HTMLElement,
    repeat: (current: (old: Element) => Element) => void,
  ) => {
    const island = closest(pressed, "[data-island]:not([data-hydrated])");
    if (!island || isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second submit is ignored, but three clicks on a pack add three packs.
    if (event.type === "submit" && pressed.ariaBusy) return;
    const attempt = async () => {
      pressed.ariaBusy = "true";
      try {
        const [current] = await hydrate([island]);
        if (current) replay(() => repeat(current));
      } catch (error) {
        failed = { place: pressed, retry: attempt };
        showNotice(error);
        // Let links and forms do what they do without scripts.
        if (!pressed.matches("[type=button]")) replay(() => repeat((same) => same));
      }
      pressed.ariaBusy = null;
    };
    void attempt();
  };
  addEventListener(
    "click",
    (event) => {
      const pressed = closest(event.target, "[type=button], [data-wakes]");
      // A link that opens in another tab needs no hydration.
      if (!pressed || (pressed.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
      if (pressed.hasAttribute("data-retry")) void retry();
      else hydrateThenReplay(event, pressed, (current) => (current(pressed) as HTMLElement).click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement; // Only forms are submitted.
      const { submitter } = event;
      hydrateThenReplay(event, submitter ?? form, (current) =>
        (current(form) as HTMLFormElement).requestSubmit(submitter && (current(submitter) as HTMLElement)),
      );
    },
    true,
  );

  const retry = async () => {
    await failed?.retry();
    if (!failed) return hydrateOnLoad();
    // Firefox never retries a module that failed to load in the same document. A reload does, and Firefox restores form
    // fields then. Fetch first, because offline a reload would lose the page.
    const response = await fetch(location.href).catch(() => undefined);
    if (response?.ok) location.reload();
  };
}
