/*
 * The only door to what the site stores in browsers, but for two scripts that run without modules: start.ts only asks
 * whether a key exists, and app/document/layout/notice-script.ts sets one. Every key is named here. A browser may return
 * anything: a value of an older or newer release, of an extension, half a value, or an error. So reading takes a parser,
 * never throws, and whatever does not have its shape counts as absent. If the browser blocks storage, the site works
 * without it.
 *
 * In the default set (docs/decisions/0007), no page stores anything by itself: only what a visitor ticks on a recipe, and
 * which notice they closed. Cookies and other storages are not used; the service worker has its caches
 * (app/document/offline).
 */

/** `localStorage` is for all tabs, until it is deleted; `sessionStorage` ends with the tab. */
type Area = "localStorage" | "sessionStorage";

/** Every key, and which part of which page owns it. `of` is a recipe's slug or a form's name. */
export const storedKeys = {
  /**
   * The order slip and the last one (app/features/slip/stored-slip.ts), on all pages of the launch set: until 60 days
   * after a visit.
   */
  slip: "localStorage",
  /** The visitor's name and town on the slip (app/features/slip/store.ts): as long as the tab. */
  sender: "sessionStorage",
  /** The ticked lines of the newest ten packing lists, by the order's name (app/features/slip/packing-list/use-ticks.ts). */
  packed: "localStorage",
  /**
   * The family's prices of packs, with the day of each (app/features/slip/packing-list/use-prices.ts): until they forget
   * them.
   */
  prices: "localStorage",
  /** Notices that were closed, by their days (app/document/layout/notice-script.ts): as long as the tab. */
  notice: "sessionStorage",
  /** The ticked ingredients of each recipe (app/features/recipes/use-cooking.ts): as long as the tab. */
  ticks: "sessionStorage",
  /**
   * In the launch set, the answers in the forms of Contact and Distributors (use-kept-answers.ts): as long as the tab,
   * or until the form is empty.
   */
  form: "sessionStorage",
} as const satisfies Record<string, Area>;

export type StoredKeyName = keyof typeof storedKeys;

/** Returns the value if it has its shape, otherwise undefined (app/islands/parsers.ts). */
export type Parser<Value> = (value: unknown) => Value | undefined;

/** The key in the browser: `site:ticks:dal-tadka`. */
export const keyInStorage = (name: StoredKeyName, of = "") => ["site", name, of].filter(Boolean).join(":");

/** Longer values are not ours, and would take a slow phone long to parse. In characters. */
const maxLength = 200_000;

/** Reads a value; undefined if there is none, or none that the parser accepts. */
export function readStored<Value>(name: StoredKeyName, parse: Parser<Value>, of = ""): Value | undefined {
  try {
    const text = window[storedKeys[name]].getItem(keyInStorage(name, of));
    return text === null || text.length > maxLength ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined; // Storage is blocked, or the text is no JSON.
  }
}

/**
 * Stores a value; `undefined` deletes it.
 *
 * @returns whether that worked: the browser may block storage or have no space left
 */
export function writeStored<Value>(name: StoredKeyName, value: Value | undefined, of = ""): boolean {
  try {
    if (value === undefined) window[storedKeys[name]].removeItem(keyInStorage(name, of));
    else window[storedKeys[name]].setItem(keyInStorage(name, of), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls `follow` whenever another tab may have changed a value, and when this page is restored from the back/forward
 * cache, because it may then be older than the value.
 *
 * @returns stops that
 */
export function followStored(name: StoredKeyName, follow: () => void, of = ""): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pageshow", ({ persisted }) => persisted && follow(), { signal });
  // The key is null after localStorage.clear().
  addEventListener("storage", ({ key }) => (key === null || key === keyInStorage(name, of)) && follow(), { signal });
  return () => listening.abort();
}

/** No release could store anything before this. A clock that says so has been reset, for example by an empty battery. */
const firstDay = Date.UTC(2026, 0, 1);
export const oneDay = 24 * 60 * 60_000;

/**
 * How long ago a stored time was, in milliseconds. Undefined if the clock was wrong then or is wrong now, because the
 * time is from before the site existed, or more than a day in the future: then nobody knows how old the value is.
 */
export function ageOf(time: number, now = Date.now()): number | undefined {
  return time >= firstDay && time <= now + oneDay ? Math.max(0, now - time) : undefined;
}
