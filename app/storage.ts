/**
 * Values that the browser keeps as JSON: in `localStorage`, shared by all tabs, or in `sessionStorage`, for this tab
 * alone. Where the browser refuses to store them, everything works without.
 */

type Area = "localStorage" | "sessionStorage";

/** The value stored under this name. Only this site's code writes it, so it has the type that was given. */
export function remembered<Value>(name: string, area: Area = "sessionStorage"): Value | undefined {
  try {
    return JSON.parse(window[area].getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined; // Storage is blocked.
  }
}

/**
 * Stores a value under a name; `undefined` deletes it.
 *
 * @returns whether the browser did: it may block storage or have no space left
 */
export function remember<Value>(name: string, value: Value | undefined, area: Area = "sessionStorage"): boolean {
  try {
    if (value === undefined) window[area].removeItem(name);
    else window[area].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
