import { useSyncExternalStore } from "react";
import { type Faults, type Order, readSlip, type Shelf, type Slip, withOrder, writeSlip } from "./slip";

/**
 * The slip of this page, which its strip, its sheet and the pack buttons of all islands share. The address holds it, and
 * the page's history entry the visitor's name and town, which a shared address must not name.
 */

export interface Person {
  name: string;
  town: string;
}

interface State extends Slip, Faults, Person {
  isOpen: boolean;
  /** Whether something was changed on this page, which is announced. */
  isChanged: boolean;
}

/** How long typing pauses before it is kept, in milliseconds: browsers limit how often an address may change. */
const pause = 400;

const nobody: Person = { name: "", town: "" };
const empty: State = { ...readSlip(""), ...nobody, isOpen: false, isChanged: false };
/** The build has no address. */
let state: State = typeof location === "undefined" ? empty : { ...empty, ...readSlip(location.search) };
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastPressed: HTMLElement | undefined;

/** Part of the slip; of an empty one during hydration. What `select` returns must be the same until the slip changes. */
export function useSlip<Part>(select: (slip: State) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(empty),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(changed: Partial<State>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

/** Puts an order on the slip; `pressed` is the button that did. */
export function put(order: Order, pressed: HTMLElement): void {
  lastPressed = pressed;
  setLines(withOrder(state.lines, order));
}

/** Changes the lines. What the address asked for in vain is not mentioned any more. */
export function setLines({ lines, isBounded }: Pick<State, "lines" | "isBounded">): void {
  change({ lines, isBounded, isUnknown: false, isChanged: true });
  keep();
}

/** Takes over what is typed; it is kept once typing pauses, or when the page ends. */
export function typeIn(typed: Partial<Person & Pick<Slip, "also">>): void {
  change(typed);
  clearTimeout(timer);
  timer = setTimeout(keep, pause);
  // On pagehide, Chromium no longer keeps it for a reload.
  addEventListener("beforeunload", keep);
}

export const openSheet = () => change({ isOpen: true });

/** Closes the sheet. The strip, whose button had the focus, goes with the last line: then a pack has it. */
export function closeSheet(): void {
  keep();
  change({ isOpen: false });
  if (!hasSomething(state) && lastPressed?.isConnected) lastPressed.focus({ preventScroll: true });
}

/** Whether there is something to open the sheet for. */
export const hasSomething = ({ lines, also, isUnknown, isBounded }: State) =>
  lines.length > 0 || also !== "" || isUnknown || isBounded;

/** Writes the slip into the address, and into the tab's history for `arrive`. */
function keep(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener("beforeunload", keep);
  const address = new URL(location.href);
  address.search = writeSlip(address.search, state);
  const { name, town } = state;
  try {
    history.replaceState({ ...history.state, slip: { name, town } }, "", address);
    self.navigation?.updateCurrentEntry({ state: { slip: { search: writeSlip("", state), at: Date.now() } } });
  } catch (error) {
    // Safari allows 100 changes in 30 seconds. The next one corrects the address.
    console.error(error);
  }
}

/** A slip as `keep` writes it into the tab's history, and when, in milliseconds. */
interface Held {
  search: string;
  at: number;
}

/** The last slip of the pages in this tab's history: going back, the address is from before the last change. */
function lastHeld(): Held | undefined {
  const states = (self.navigation?.entries() ?? []).map((entry) => entry.getState() as { slip?: Held } | undefined);
  return states.flatMap((state) => state?.slip ?? []).sort((a, b) => b.at - a.at)[0];
}

/** Shows the slip of the address, or after going back or forward the last one of this tab. */
function arrive(shelf: Shelf, isTraversal: boolean): void {
  const { search } = (isTraversal && lastHeld()) || location;
  const person = (history.state as { slip?: Person } | null)?.slip ?? nobody; // Only `keep` writes it.
  change({ ...readSlip(search, shelf), ...person });
  keep();
}

/** Runs the store while the slip is on the page. Returns what ends that. */
export function startStore(shelf: Shelf): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  arrive(shelf, opening?.type === "back_forward");
  addEventListener("pageshow", ({ persisted }) => persisted && arrive(shelf, true), { signal });
  addEventListener("pagehide", () => timer && keep(), { signal });
  // An entry of this page may have an address from before the last packs; the slip is as it is now.
  addEventListener("popstate", keep, { signal });
  return () => listening.abort();
}
