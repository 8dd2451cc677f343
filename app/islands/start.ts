import type { CurrentElement } from "./hydrate.tsx";

/** What app/entry.client.tsx exports, and describes. */
interface Entry {
  hydrate(island: HTMLElement, onStop: () => void): Promise<CurrentElement>;
  preload(): Promise<void>;
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
 * afterwards; meanwhile the button is `aria-busy`. If an island's code does not arrive, or if it throws, the page has no
 * `data-live` from then on: it looks and works as without scripts (styles/base.css), and says so at the top of <main>.
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
  const isLive = () => page.hasAttribute("data-live");
  if (!isLive()) return;
  /**
   * Loads app/entry.client.tsx, and in parallel what it imports. First deletes what foreign scripts have added to all
   * objects: React would render an inherited `children`, and no property can be defined with an inherited `get`.
   */
  const load = () => {
    for (const name in {}) Reflect.deleteProperty(Object.prototype, name);
    return imports.map((each) => each()).at(-1) as Promise<Entry>;
  };
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

  const notice = () => document.querySelector<HTMLElement>("[data-unavailable]");
  /** Whether something was absent while the document was arriving, whose rest may bring it. */
  let hasFailedEarly = false;
  /**
   * @param why `absent` if code or data has not arrived, `stopped` if it throws
   * @param isUsed whether a visitor is using the island, and so expects something of it
   */
  const fail = (why: "absent" | "stopped", isUsed: boolean) => {
    const isEarly = why === "absent" && document.readyState === "loading";
    hasFailedEarly = isEarly && (isLive() || hasFailedEarly);
    page.removeAttribute("data-live");
    const element = notice();
    // The first failure says what has happened.
    if (element?.hidden) {
      document.querySelector("main")?.prepend(element);
      element.dataset.unavailable = why;
      element.role = "status"; // Only now, because an empty live region is one too many.
      element.hidden = false;
    }
    if (isUsed) element?.scrollIntoView({ block: "nearest" });
  };

  /** The islands that a visitor has pressed, also while they were hydrated already. */
  const used = new Set<HTMLElement>();
  const hydrate = (islands: readonly HTMLElement[], isUsed = false): Promise<CurrentElement[]> =>
    Promise.all(
      islands.map(async (island) => {
        if (isUsed) used.add(island);
        try {
          const entry = await load();
          if (held && island.contains(held.target as Node)) await held.released;
          let isStarting = true;
          const current = await entry.hydrate(island, () => fail("stopped", used.has(island) || !isStarting));
          isStarting = false;
          return current;
        } catch (error) {
          console.error(error);
          fail("absent", used.has(island));
          return (same) => same;
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
    if (!isLive()) return;
    const all = allIslands().filter((island) => !isOnLoad(island));
    await hydrate(all.filter(isFirst), pressed !== null);
    if (isHydratingOthers) return;
    isHydratingOthers = true;
    for (const island of all.filter((island) => !isFirst(island))) {
      await nextPaint();
      if (isLive()) await hydrate([island]);
    }
    isHydratingOthers = false;
  };
  const isStored = (name: string) => {
    // An open dialog is in the history (use-back-to-close.ts).
    if (new URLSearchParams(location.search).has(name) || history.state?.isDialog) return true;
    try {
      return [localStorage, sessionStorage].some((storage) => storage.getItem(name) !== null);
    } catch {
      return false; // Storage is blocked.
    }
  };
  const hydrateIfStored = () => {
    if (allIslands().some((island) => stateNamesOf(island)?.some(isStored))) void hydrateOnInteraction(null);
  };
  /** Selects and text areas, too, which are never checked. */
  const fields = () => [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)")];
  /** Fills in what `reload` has put into the history, because Chromium restores no field after a reload. */
  const restoreTyped = () => {
    const { typed, ...state } = history.state ?? {};
    if (!typed) return;
    history.replaceState(state, "");
    for (const [index, field] of fields().entries()) {
      const saved = typed[index];
      // A release between may have brought more fields.
      if (!saved) continue;
      if (["checkbox", "radio"].includes(field.type)) field.checked = saved[1];
      else field.value = saved[0];
    }
  };
  const startHydration = () => {
    restoreTyped();
    hydrateIfStored();
    void nextPaint().then(hydrateOnLoad);
  };
  // If the connection breaks while the document is arriving, Chromium waits for the rest for ever, without an event.
  setTimeout(() => document.readyState === "loading" && hydrateOnLoad(), 4000);
  addEventListener("DOMContentLoaded", () => {
    if (hasFailedEarly) {
      page.toggleAttribute("data-live", true);
      notice()?.toggleAttribute("hidden", true);
    }
    // Chromium may prerender a typed address: until it is shown, its sessionStorage is a stale copy of the tab's.
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
  /** Cancels an event, hydrates its island, and replays the event on the same elements, or their replacements. */
  const hydrateThenReplay = (event: Event, pressed: HTMLElement, repeat: (current: CurrentElement) => void) => {
    const island = closest(pressed, "[data-island]:not([data-hydrated])");
    if (!island || isReplaying || !isLive()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second submit is ignored, but three clicks on a pack add three packs.
    if (event.type === "submit" && pressed.ariaBusy) return;
    pressed.ariaBusy = "true";
    void hydrate([island], true).then(([current = (same) => same]) => {
      for (const element of [pressed, current(pressed)]) element.ariaBusy = null;
      // If that failed, links and forms do what they do without scripts.
      if (!island.hasAttribute("data-hydrated") && pressed.matches("[type=button]")) return;
      isReplaying = true;
      repeat(current);
      isReplaying = false;
    });
  };
  addEventListener(
    "click",
    (event) => {
      const pressed = closest(event.target, "[type=button], [data-wakes]");
      // A link that opens in another tab needs no hydration.
      if (!pressed || (pressed.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
      if (pressed.hasAttribute("data-reload")) void reload();
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

  // No browser loads a module again that threw, and Firefox none that failed to load, in the same document: a reload does.
  // Fetch first, because offline it would lose the page.
  const reload = async () => {
    const response = await fetch(location.href).catch(() => undefined);
    if (!response?.ok) return;
    history.replaceState({ ...history.state, typed: fields().map(({ value, checked }) => [value, checked]) }, "");
    location.reload();
  };
}
