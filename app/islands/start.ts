/** What app/entry.client.tsx exports. */
interface Entry {
  /**
   * @param onFailure called if the island throws later
   * @returns resolves with a function that maps an element to its replacement, if React rendered the island again;
   *   rejects if the island's code fails to load or throws
   */
  hydrate(island: HTMLElement, onFailure: () => void): Promise<CurrentElement>;
  /** Loads the code of all islands. */
  preload(): Promise<void>;
}
type CurrentElement = (old: Element) => Element;

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
 * Hydrates each island of the page when its timing says so, each on its own. Clicks and submits before hydration are
 * replayed once afterwards; meanwhile the button is `aria-busy`. If an island's code fails to load, or if it throws, a
 * notice beside it offers a retry, and the next click retries, too. While that is so of a `load` island, the page has no
 * `data-live`, but its hydrated islands have: all else looks and works as without scripts (styles/base.css).
 *
 * An inline script, which runs before most of the page has arrived: it must not use anything outside the function.
 */
export function startIslands(
  /** Import the modules that app/entry.client.tsx imports, and last itself. */
  imports: readonly (() => Promise<unknown>)[],
  /**
   * These islands wait until an element with `data-wakes` is pressed or gets the focus. The names are those of their
   * state, in storage or in the query string: if there is any, they do not wait.
   */
  onInteraction: Readonly<Record<string, readonly string[]>>,
): void {
  const page = document.documentElement;
  if (!page.hasAttribute("data-live")) return;
  /** Loads app/entry.client.tsx, and in parallel what it imports. */
  const load = () => imports.map((each) => each()).at(-1) as Promise<Entry>;
  const stateNamesOf = (island: Element) => onInteraction[island.getAttribute("data-island") as string]; // Island.tsx.
  /** Whether an island is hydrated after the first frame. */
  const isOnLoad = (island: Element) => !stateNamesOf(island);
  const allIslands = () => [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  // On a page that the browser translated, React replaces the island's elements. Between pointerdown and pointerup,
  // that would cancel the click, so the hydration of an island waits until no pointer is down in it.
  let held: { target: EventTarget | null; released: Promise<void> } | undefined;
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const released = new Promise<void>((resolve) => {
        for (const end of ["pointerup", "pointercancel"])
          addEventListener(end, () => setTimeout(resolve), { capture: true, once: true });
      });
      held = { target, released };
    },
    true,
  );

  /** What is known of a failure: where to show the notice, and how to retry. */
  interface Failure {
    place: HTMLElement;
    retry: () => Promise<unknown>;
  }
  /** The islands that failed. */
  const failures = new Map<HTMLElement, Failure>();
  let lastPressed: HTMLElement | undefined;
  const notice = () => document.querySelector<HTMLElement>("[data-unavailable]");
  /** Hides the notice. It moves out of the islands, because foreign elements break hydration. */
  const hideNotice = () => {
    const element = notice();
    if (!element || element.hidden) return;
    document.querySelector("main")?.before(element);
    element.hidden = true;
  };
  /** Shows the notice at the island that was pressed last, or else at the first; or at the nearest visible ancestor. */
  const showState = () => {
    const isLive = ![...failures.keys()].some(isOnLoad);
    page.toggleAttribute("data-live", isLive);
    // CSS asks for this and not for `data-hydrated`: each hydration would compute the styles of its whole island again.
    for (const island of allIslands())
      island.toggleAttribute("data-live", !isLive && island.hasAttribute("data-hydrated"));
    const element = notice();
    const [first] = failures.values();
    const failure = (lastPressed && failures.get(lastPressed)) ?? first;
    if (!element || !failure) return hideNotice();
    let { place } = failure;
    const isIsland = place.hasAttribute("data-island");
    while (place.parentElement?.getClientRects().length === 0) place = place.parentElement;
    if (element.hidden || (isIsland ? place.previousSibling : place.nextSibling) !== element)
      place[isIsland ? "before" : "after"](element);
    element.role = "status"; // Only now, because an empty live region is one too many.
    element.hidden = false;
  };

  /**
   * Hydrates islands, and notes which failed. An `interaction` island whose code fails to load counts only if it was
   * pressed; nobody misses the others yet.
   */
  const hydrate = (islands: readonly HTMLElement[], pressed?: Failure): Promise<(CurrentElement | undefined)[]> =>
    Promise.all(
      islands.map(async (island) => {
        const failed = { place: island, retry: () => hydrate([island]) };
        try {
          const entry = await load();
          if (held && island.contains(held.target as Node)) await held.released;
          if (island.contains(notice())) hideNotice();
          const current = await entry.hydrate(island, () => {
            failures.set(island, failed);
            lastPressed = island; // It was being used.
            showState();
            notice()?.scrollIntoView({ block: "nearest" });
          });
          failures.delete(island);
          return current;
        } catch (error) {
          console.error(error);
          if (pressed || isOnLoad(island) || island.querySelector("[data-failed]"))
            failures.set(island, pressed ?? failures.get(island) ?? failed); // The pressed button keeps the notice.
          return undefined;
        } finally {
          showState();
        }
      }),
    );
  const hydrateOnLoad = () => hydrate(allIslands().filter(isOnLoad));
  const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  let isHydratingOthers = false;
  /**
   * Hydrates the `interaction` islands. React runs no island's effects until every hydration that has started is done,
   * so the pressed island and those that may have stored state start before the others. These follow one by one, after
   * the result of the press is painted.
   */
  const hydrateOnInteraction = async (pressed: HTMLElement | null) => {
    const isFirst = (island: HTMLElement) => island.contains(pressed) || stateNamesOf(island)?.[0];
    const all = allIslands().filter((island) => !isOnLoad(island));
    await hydrate(all.filter(isFirst));
    if (isHydratingOthers) return;
    isHydratingOthers = true;
    for (const island of all.filter((island) => !isFirst(island))) {
      await nextPaint();
      await hydrate([island]);
    }
    isHydratingOthers = false;
  };
  const isStored = (name: string) => {
    // Phones write the first letter of a parameter as a capital. An open dialog is in the history (use-back-to-close.ts).
    if (new URLSearchParams(location.search.toLowerCase()).has(name) || history.state?.isDialog) return true;
    try {
      return [localStorage, sessionStorage].some((storage) => storage.getItem(name) !== null);
    } catch {
      return false; // Storage is blocked.
    }
  };
  const hydrateIfStored = () => {
    if (allIslands().some((island) => stateNamesOf(island)?.some(isStored))) void hydrateOnInteraction(null);
  };
  const startHydration = () => {
    hydrateIfStored();
    void nextPaint().then(hydrateOnLoad);
  };
  // If the connection breaks while the document is arriving, Chromium waits for the rest for ever, without an event.
  setTimeout(() => document.readyState === "loading" && hydrateOnLoad(), 4000);
  addEventListener("DOMContentLoaded", () => {
    // A prerendered page sees a stale copy of the tab's sessionStorage until it is shown.
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener("prerenderingchange", startHydration);
    else startHydration();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && hydrateIfStored());
  addEventListener("storage", hydrateIfStored); // Another tab has stored state.

  // Load the code in idle time, so that the first click does not wait for it. Each module is evaluated in a task of its
  // own, because all together would block a slow phone for more than 100 ms. The service worker caches the same files.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const { requestIdleCallback } = self as Partial<Window>; // Safari has none.
  const idle = () =>
    // With a time limit, because on a page where nothing moves, Chromium may never call back.
    new Promise<unknown>((resolve) => requestIdleCallback?.(resolve, { timeout: 2000 }) ?? setTimeout(resolve));
  const preload = async () => {
    for (const each of imports) {
      await idle();
      await each();
    }
    await idle();
    await (await load()).preload();
  };
  if (!connection?.saveData && !connection?.effectiveType.endsWith("2g"))
    addEventListener("load", () => preload().catch(console.error));

  for (const type of ["pointerdown", "focusin", "click"])
    addEventListener(
      type,
      ({ target }) => {
        const pressed = closest(target, "[data-wakes]");
        if (pressed) void hydrateOnInteraction(pressed);
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
  const hydrateThenReplay = (event: Event, pressed: HTMLElement, repeat: (current: CurrentElement) => void) => {
    const island = closest(pressed, "[data-island]:not([data-hydrated])");
    if (!island || isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second submit is ignored, but three clicks on a pack add three packs.
    if (event.type === "submit" && pressed.ariaBusy) return;
    const attempt = async () => {
      pressed.ariaBusy = "true";
      lastPressed = island;
      const [current] = await hydrate([island], { place: pressed, retry: attempt });
      pressed.ariaBusy = null;
      if (current) return replay(() => repeat(current));
      notice()?.scrollIntoView({ block: "nearest" });
      // Let links and forms do what they do without scripts.
      if (!pressed.matches("[type=button]")) replay(() => repeat((same) => same));
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
    // While the document is arriving, its connection may have broken, and the data of islands be incomplete.
    if (document.readyState !== "loading") {
      await Promise.all(Array.from(failures.values(), ({ retry }) => retry()));
      if (failures.size === 0) return;
    }
    // No browser loads a module again that threw, and Firefox none that failed to load, in the same document. A reload
    // does, and browsers restore form fields then. Fetch first, because offline a reload would lose the page.
    const response = await fetch(location.href).catch(() => undefined);
    if (response?.ok) location.reload();
  };
}
