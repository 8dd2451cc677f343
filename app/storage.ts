/*
 * Values that the browser stores as JSON: in `localStorage`, shared by all tabs, or in `sessionStorage`, for this tab
 * only. If the browser blocks storage, the site works without it.
 */

type Area = "localStorage" | "sessionStorage";

/** The value stored under a name. The type is trusted, because only this site's code writes it. */
export function readStored<Value>(name: string, area: Area = "sessionStorage"): Value | undefined {
  try {
    return JSON.parse(window[area].getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined; // Storage is blocked.
  }
}

/**
 * Stores a value under a name; `undefined` deletes it.
 *
 * @returns whether that worked: the browser may block storage or have no space left
 */
export function writeStored<Value>(name: string, value: Value | undefined, area: Area = "sessionStorage"): boolean {
  try {
    if (value === undefined) window[area].removeItem(name);
    else window[area].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
