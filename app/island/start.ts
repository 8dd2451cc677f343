import type { IslandName } from "./Island";
import type { marks } from "./marks";

/** When an island is hydrated. */
export interface Moment {
  /** `load`: after the first frame. `touch`: when something that wakes islands is pressed or gets the focus. */
  moment: "load" | "touch";
  /** Where its state is, as a parameter of the address or in what the tab remembers: then it is hydrated at once. */
  state?: string;
}

/**
 * Marks the document if this browser has all that the islands use; else it keeps the plain page, whole and quiet. Runs
 * in the head, before anything is painted. Import maps are as young as the syntax that the code is compiled to
 * (vite.config.ts); the rest are functions, which no compiler adds.
 */
export function testFeatures({ live }: typeof marks): void {
  const hasFunctions = "toSorted" in Array.prototype && "Segmenter" in Intl;
  if (hasFunctions && HTMLScriptElement.supports?.("importmap")) document.documentElement.setAttribute(live, "");
}

/**
 * Hydrates the islands of the page when their moment comes. What is pressed or submitted before that is done afterwards,
 * once; meanwhile it is `aria-busy`. If the code cannot be loaded, the page becomes the one without scripts.
 *
 * Runs before most of the page has arrived, and before any file is loaded.
 */
export function startIslands(
  /** Loads app/entry.client.tsx. */
  load: () => Promise<{ hydrate(island: HTMLElement): Promise<void> }>,
  names: typeof marks,
  moments: Readonly<Record<IslandName, Moment>>,
): void {
  const page = document.documentElement;
  const isLive = () => page.hasAttribute(names.live);
  if (!isLive()) return;
  const momentOf = (island: HTMLElement) => moments[island.getAttribute(names.island) as IslandName]; // Island.tsx.
  const hydrate = async (islands: readonly HTMLElement[]) => {
    if (islands.length > 0) await load().then((entry) => Promise.all(islands.map(entry.hydrate)));
  };
  const fail = (error: unknown) => {
    console.error(error);
    page.removeAttribute(names.live);
  };
  const islandsAt = (moment: Moment["moment"]) =>
    [...document.querySelectorAll<HTMLElement>(`[${names.island}]`)].filter(
      (island) => momentOf(island).moment === moment,
    );
  /** What is pressed comes first, and the slip, which has a state: effects of one island wait for all that began. */
  const wake = (pressed: HTMLElement | null) => {
    const all = islandsAt("touch");
    const first = all.filter((island) => island.contains(pressed) || momentOf(island).state);
    hydrate(first)
      .then(() => hydrate(all))
      .catch(fail);
  };
  const isRemembered = (state: string) => {
    try {
      return sessionStorage.getItem(state) !== null;
    } catch {
      return false; // Storage is blocked.
    }
  };
  const arrive = () => {
    const isWanted = (island: HTMLElement) => {
      const { state } = momentOf(island);
      return state && (new URLSearchParams(location.search).has(state) || isRemembered(state));
    };
    if (islandsAt("touch").some(isWanted)) wake(null);
  };
  const begin = () => {
    arrive();
    // Not before the first paint.
    requestAnimationFrame(() => setTimeout(() => hydrate(islandsAt("load")).catch(fail)));
  };
  addEventListener("DOMContentLoaded", () => {
    // A page that is prepared before the click has an old copy of what the tab remembers.
    if ((document as { prerendering?: boolean }).prerendering) document.addEventListener("prerenderingchange", begin);
    else begin();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && arrive());

  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  for (const type of ["pointerdown", "focusin", "click"])
    addEventListener(
      type,
      ({ target }) => {
        const pressed = isLive() && closest(target, `[${names.wakes}]`);
        if (pressed) wake(pressed);
      },
      true,
    );

  const perform = (event: Event, pressed: HTMLElement, again: () => void) => {
    const island = isLive() && closest(pressed, `[${names.island}]:not([${names.hydrated}])`);
    if (!island) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form is sent once, but three presses on a pack are three packs.
    if (event.type === "submit" && pressed.ariaBusy) return;
    pressed.ariaBusy = "true";
    hydrate([island])
      .then(again, (error) => {
        fail(error);
        // Links and forms do what they can without scripts.
        if (!pressed.matches("[type=button]")) return again();
        const notice = document.querySelector<HTMLElement>(`[${names.unavailable}]`);
        // As near to it as the plain page shows something.
        let place = pressed;
        while (place.parentElement?.getClientRects().length === 0) place = place.parentElement;
        place.after(notice ?? "");
        notice?.removeAttribute("hidden");
      })
      .finally(() => {
        pressed.ariaBusy = null;
      });
  };
  addEventListener(
    "click",
    (event) => {
      const pressed = closest(event.target, `[type=button], [${names.wakes}]`);
      if (pressed) perform(event, pressed, () => pressed.click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement; // Only forms are submitted.
      perform(event, event.submitter ?? form, () => form.requestSubmit(event.submitter));
    },
    true,
  );
}
