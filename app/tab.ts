/**
 * What this tab remembers until it is closed, on all its pages and in both languages: the slip, and what was typed. It
 * is in no address, and no other tab sees it. Where the browser refuses to store it, everything works without.
 */

interface Kept<Value> {
  value: Value;
  /** The visitor has opened it in WhatsApp: it is gone when what holds it is next opened anew. */
  isSent: boolean;
}

/** How the document was opened: by a link or an address, by a reload, or by a step in the tab's history. */
const opening = () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether it was by a link or an address. */
export const isOpenedAnew = () => (opening() ?? "navigate") === "navigate";

/** Whether it was by a step in the tab's history. */
export const isOpenedByStep = () => opening() === "back_forward";

/**
 * What is remembered under this name. Only this site's code writes it, so it has the type that was given.
 *
 * @param isBack whether the visitor comes back to it, also to a document that the browser kept
 */
export function remembered<Value>(name: string, isBack = !isOpenedAnew()): Value | undefined {
  try {
    const kept: Kept<Value> | null = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (!kept?.isSent || isBack) return kept?.value;
    sessionStorage.removeItem(name);
  } catch {
    // Nothing is stored here.
  }
  return undefined;
}

/** Remembers this under a name; `undefined` is forgotten. */
export function remember<Value>(name: string, value: Value | undefined, isSent = false): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ value, isSent } satisfies Kept<Value>));
  } catch {
    // Nothing is stored here, or there is no room for more.
  }
}
