/*
 * The only door to what the site stores in browsers. Every key is named here. A browser may return anything: a value of
 * an older or newer release, of an extension, half a value, or an error. So reading takes a parser, never throws, and
 * whatever does not have its shape counts as absent. If the browser blocks storage, the site works without it.
 *
 * In the default set (docs/decisions/0007), no page stores anything by itself: only what a visitor ticks, opens or sets
 * on a recipe. Cookies and other storages are not used; the service worker has its caches (app/document/offline).
 */

type Area = "localStorage" | "sessionStorage";

/**
 * `localStorage` is for all tabs, until it is deleted; `sessionStorage` ends with the tab. What outlives a release has a
 * version, which is stored beside the value: `{"version":1,"value":…}`. A higher version is that of a newer release: it
 * counts as absent, and stays until the visitor has something new to store.
 */
type StoredKey = FormerPlace &
  ({ area: "localStorage"; version: number } | { area: "sessionStorage"; version?: never });

interface FormerPlace {
  /** The key before all keys had a prefix, if not as `formerName` writes it. */
  former?: (of: string) => string;
  /** The area before, if it was another. */
  formerArea?: Area;
}

/** Every key, and which part of which page owns it. `of` is a recipe's slug or a form's name. */
export const storedKeys = {
  /**
   * The order slip and the last one (app/features/slip/stored-slip.ts), on all pages of the launch set: until 60 days
   * after a visit.
   */
  slip: { area: "localStorage", version: 1 },
  /** The visitor's name and town on the slip (app/features/slip/store.ts): as long as the tab. */
  sender: { area: "sessionStorage", former: () => "slip" },
  /**
   * The ticked lines of packing lists (app/features/packing-list/use-ticks.ts), wherever a list was opened: for 14
   * days.
   */
  packed: { area: "localStorage", version: 1, formerArea: "sessionStorage" },
  /** On the Recipes page, for each recipe, as long as the tab: its servings (app/features/recipes/use-cooking.ts), … */
  servings: { area: "sessionStorage" },
  /** … its ticked ingredients … */
  ticks: { area: "sessionStorage" },
  /** … its open parts … */
  folds: { area: "sessionStorage" },
  /** … and its number of people, as typed (ForMany.tsx). */
  people: { area: "sessionStorage" },
  /**
   * In the launch set, the answers in the forms of Contact and Distributors (use-message-preview.ts): as long as the
   * tab.
   */
  form: { area: "sessionStorage", former: (of) => of },
} as const satisfies Record<string, StoredKey>;

export type StoredKeyName = keyof typeof storedKeys;

/** Returns the value if it has its shape, otherwise undefined (app/islands/parsers.ts). */
export type Parser<Value> = (value: unknown) => Value | undefined;

/** The key in the browser: `site:servings:dal-tadka`. */
export const keyInStorage = (name: StoredKeyName, of = "") => ["site", name, of].filter(Boolean).join(":");

/** The key before all keys had a prefix: `servings dal-tadka`. */
function formerName(name: StoredKeyName, of: string): string {
  const { former }: StoredKey = storedKeys[name];
  return former?.(of) ?? [name, of].filter(Boolean).join(" ");
}

/** Longer values are not ours, and would take a slow phone long to parse. In characters. */
const maxLength = 200_000;

/** Reads a value; undefined if there is none, or none that the parser accepts. Moves it from its former key. */
export function readStored<Value>(name: StoredKeyName, parse: Parser<Value>, of = ""): Value | undefined {
  const { area, version, formerArea = area }: StoredKey = storedKeys[name];
  try {
    const text = window[area].getItem(keyInStorage(name, of));
    if (text !== null) return parse(unwrap(parseJson(text), version));
    const former = formerName(name, of);
    const value = parse(parseJson(window[formerArea].getItem(former)));
    if (value !== undefined && writeStored(name, value, of)) window[formerArea].removeItem(former);
    return value;
  } catch {
    return undefined; // Storage is blocked.
  }
}

/**
 * Stores a value; `undefined` deletes it, unless a newer release has written it.
 *
 * @returns whether that worked: the browser may block storage or have no space left
 */
export function writeStored<Value>(name: StoredKeyName, value: Value | undefined, of = ""): boolean {
  const { area, version }: StoredKey = storedKeys[name];
  const key = keyInStorage(name, of);
  try {
    if (value !== undefined) window[area].setItem(key, JSON.stringify(version ? { version, value } : value));
    else if (!isNewer(parseJson(window[area].getItem(key)), version)) window[area].removeItem(key);
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

function parseJson(text: string | null): unknown {
  try {
    return text === null || text.length > maxLength ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Versioned = Partial<Record<"version" | "value", unknown>> | null | undefined;

function unwrap(stored: unknown, version: number | undefined): unknown {
  if (version === undefined) return stored;
  return (stored as Versioned)?.version === version ? (stored as Versioned)?.value : undefined;
}

const isNewer = (stored: unknown, version = 0) => Number((stored as Versioned)?.version) > version;

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
