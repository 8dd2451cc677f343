import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../storage";
import {
  byProduct,
  emptySlip,
  findOnShelf,
  parseLines,
  productOf,
  type Shelf,
  type Slip,
  slipLimits,
  stepOf,
  stringifyLines,
  withinLimits,
} from "./slip";

/**
 * The state of the order slip, an external store that all islands share. The lines are in localStorage, for all tabs
 * and both languages; typed texts are in this tab's sessionStorage. This module keeps a copy for rendering, and reads
 * storage again whenever another page may have changed it.
 */

/** The key in localStorage and in sessionStorage. */
export const storageName = "slip";

/** A slip that has not changed for 60 days counts as deleted. In milliseconds. */
const expiresAfter = 60 * 24 * 60 * 60_000;

/** The last order, which the visitor can repeat. */
export interface ArchivedSlip {
  /** As written by `stringifyLines`. */
  lines: string;
  /** The name of each line, because the shelf may have changed by the next order. */
  names: Readonly<Record<string, string>>;
  /** A timestamp in milliseconds. */
  filed: number;
}

/** The value in localStorage. Lines are as written by `stringifyLines`: `chilli-powder.500gm.2_…`. */
interface StoredSlip {
  lines: string;
  /** The timestamp of the last change, in milliseconds. */
  changed: number;
  /** Whether the slip was opened in WhatsApp. Only the visitor knows whether it was sent. */
  isOpened: boolean;
  /** A shared slip from the URL that is not imported yet (share-link.ts). */
  shared?: string | undefined;
  /** The visitor's own lines, and the shared ones that replaced them. */
  replaced?: { own: string; shared: string } | undefined;
  last?: ArchivedSlip | undefined;
}

/** The default value in sessionStorage. */
const nothingTyped = { also: "", name: "", town: "", asksPrice: false };

const empty = {
  ...emptySlip,
  changed: 0,
  isOpened: false,
  shared: undefined as StoredSlip["shared"],
  replaced: undefined as StoredSlip["replaced"],
  last: undefined as StoredSlip["last"],
  /** False if the browser blocks storage: then the slip is lost with this page. */
  isStored: true,
  /** Counter used as the sheet's React key, so that it can reopen before its close event; 0 = closed. */
  opening: 0,
  /** The id of the last button that added something, to which the focus returns. */
  pressed: "",
};
export type SlipState = Readonly<typeof empty>;

/** The `shelf` prop of the slip's island; undefined until that island is hydrated. */
let shelf: Shelf | undefined;
// There is no storage at build time.
let state: SlipState = typeof document === "undefined" ? empty : { ...empty, ...read() };
const listeners = new Set<() => void>();

/**
 * Part of the slip's state; of the empty state during hydration. `select` must return the same reference until the
 * state changes, as useSyncExternalStore requires.
 */
export function useSlip<Part>(select: (slip: SlipState) => Part): Part {
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

function setState(changed: Partial<SlipState>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

/** Reads the slip from storage. */
function read(): Partial<SlipState> {
  const stored = readStored<StoredSlip>(storageName, "localStorage");
  const isRecent = (time = 0) => Date.now() - time < expiresAfter;
  const current = stored && isRecent(stored.changed) ? stored : undefined;
  return {
    ...nothingTyped,
    ...readStored<typeof nothingTyped>(storageName),
    ...parseLines(current?.lines ?? "", shelf),
    changed: current?.changed ?? empty.changed,
    isOpened: current?.isOpened ?? empty.isOpened,
    replaced: current?.replaced,
    shared: stored?.shared,
    last: isRecent(stored?.last?.filed) ? stored?.last : undefined,
  };
}

/** Writes the slip to storage. An empty slip is deleted there. */
function persist(): void {
  const { changed, isOpened, shared, replaced, last, also, name, town, asksPrice } = state;
  const lines = stringifyLines(state.lines);
  const isEmpty = !(lines || shared || replaced || last);
  const stored = { lines, changed, isOpened, shared, replaced, last } satisfies StoredSlip;
  const isStored = writeStored(storageName, isEmpty ? undefined : stored, "localStorage");
  const typed = { also, name, town, asksPrice } satisfies typeof nothingTyped;
  writeStored(storageName, also || name || town || asksPrice ? typed : undefined);
  if (isStored !== state.isStored) setState({ isStored });
}

/** Changes and stores the slip. Clears the notices about the previous change. */
export function changeSlip(changed: Partial<SlipState>): void {
  setState({ isBounded: false, isUnknown: false, gone: [], changed: Date.now(), ...changed });
  if (!hasContentOrNotice(state)) setState({ isOpened: false });
  persist();
}

/** Adds one step of each choice to the slip. `pressed` is the id of the button. */
export function addToSlip(choices: readonly string[], pressed: string, more: Partial<Slip> = {}): void {
  const counts = choices.map((choice) => [choice, (state.lines.get(choice) ?? 0) + stepOf(choice)] as const);
  putLines([...state.lines, ...counts], pressed, more);
}

/** Replaces the lines, after a press on a button that adds to the slip. */
function putLines(
  wanted: Iterable<readonly [choice: string, count: number]>,
  pressed: string,
  more: Partial<Slip>,
): void {
  // Keep asking for the price only if the slip was not empty: otherwise the visitor has abandoned that request.
  const asksPrice = state.asksPrice && hasContentOrNotice(state);
  const { lines, isBounded } = withinLimits(wanted);
  changeSlip({ pressed, asksPrice, lines: byProduct(lines), isBounded, ...more });
}

/** Joins texts to the slip's free text. If that is too long, the old one stays, and a notice says so. */
const alsoOf = (texts: readonly string[]): Partial<Slip> => {
  const also = texts.filter(Boolean).join(", ");
  return also.length > slipLimits.also ? { isBounded: true } : { also };
};

/** Adds the spices of a dish that are not on the slip yet. Spices that are no products are added to the free text. */
export function putDish({ choices, others }: Record<"choices" | "others", readonly string[]>, pressed: string): void {
  const held = Array.from(state.lines.keys(), productOf);
  const missing = choices.filter((choice) => !held.includes(productOf(choice)));
  addToSlip(missing, pressed, alsoOf([state.also, ...others.filter((name) => !state.also.includes(name))]));
}

/** The packs and the free text that a dish for many people adds to the slip. */
export interface DishPacks {
  lines: readonly (readonly [choice: string, count: number])[];
  /** Spices that are no products, with their amounts: texts for the free text. */
  others: readonly string[];
}

/** Puts the packs of a dish on the slip, and takes off those that it put there `before`, for another number of people. */
export function putDishPacks({ lines, others }: DishPacks, before: DishPacks | undefined, pressed: string): void {
  const wanted = new Map(state.lines);
  for (const [choice, count] of before?.lines ?? []) wanted.set(choice, Math.max(0, (wanted.get(choice) ?? 0) - count));
  for (const [choice, count] of lines) wanted.set(choice, (wanted.get(choice) ?? 0) + count);
  const written = state.also.split(", ").filter((text) => !before?.others.includes(text));
  putLines(wanted, pressed, alsoOf([...written, ...others]));
}

/**
 * Empties the slip, but keeps the last order.
 *
 * @returns the previous state, with which `changeSlip` undoes it
 */
export function clearSlip(): Partial<SlipState> {
  const { lines, also, name, town, asksPrice, isOpened, replaced } = state;
  changeSlip({ ...emptySlip, isOpened: false, replaced: undefined });
  return { lines, also, name, town, asksPrice, isOpened, replaced };
}

/** Stores the lines as the last order and starts a new slip, with the visitor's name and town. */
export function archiveSlip(): void {
  const { lines, name, town } = state;
  const names = Object.fromEntries(Array.from(lines.keys(), (choice) => [choice, nameOf(choice)]));
  const last = lines.size > 0 ? { lines: stringifyLines(lines), names, filed: Date.now() } : state.last;
  changeSlip({ ...emptySlip, name, town, isOpened: false, replaced: undefined, last });
}

function nameOf(choice: string): string {
  const { name, pack } = (shelf && findOnShelf(shelf, choice)) ?? { name: choice, pack: "" };
  return [name, pack].filter(Boolean).join(", ");
}

/** Puts the last order on the slip again. Packs that are no longer on the shelf are listed in `gone`. */
export function repeatLastSlip(pressed: string): void {
  const { last } = state;
  if (!last) return;
  const gone = [...parseLines(last.lines).lines.keys()].filter((choice) => shelf && !findOnShelf(shelf, choice));
  const { lines } = parseLines(last.lines, shelf);
  changeSlip({ lines, gone: gone.map((choice) => last.names[choice] ?? choice), pressed, isOpened: false });
}

export const forgetLastSlip = () => changeSlip({ last: undefined });

/** Undoes the import of a shared slip: its lines are replaced by the visitor's own again. */
export function restoreOwnSlip(): void {
  const own = parseLines(state.replaced?.own ?? "", shelf);
  changeSlip({ ...own, isOpened: false, replaced: undefined });
}

export const openSheet = () => setState({ opening: state.opening + 1 });

/**
 * Closes the dialog. The browser returns the focus to the button in the strip at the bottom of the viewport; but an
 * empty slip has no strip, so the focus goes to the last pressed pack.
 */
export function closeSheet(): void {
  setState({ opening: 0 });
  if (hasContentOrNotice(state)) return;
  changeSlip({ asksPrice: false }); // The request for a price is abandoned.
  document.getElementById(state.pressed)?.focus({ preventScroll: true });
}

/** Whether the slip has lines, free text or a notice, so that the strip is shown. */
export const hasContentOrNotice = ({ lines, also, isUnknown, isBounded, gone }: Slip) =>
  lines.size > 0 || also !== "" || isUnknown || isBounded || gone.length > 0;

/** The lines of a shared slip in this page's URL, or an empty string. */
export const linesInUrl = () => new URLSearchParams(location.search).get(storageName) ?? "";

/**
 * Imports a shared slip, and from then on reads storage again whenever another tab changes it or this page is restored
 * from the back/forward cache.
 *
 * @param shared the lines in the URL. They are still there only if storage is blocked (share-link.ts).
 * @returns removes the listeners
 */
export function syncWithStorage(newShelf: Shelf, shared: string): () => void {
  shelf = newShelf;
  const refresh = () => {
    if (state.isStored) setState(read());
    importShared();
  };
  refresh();
  importSlip(shared);
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
  // The key is null after localStorage.clear().
  addEventListener("storage", ({ key }) => (key === null || key === storageName) && refresh(), { signal });
  return () => listening.abort();
}

/** Replaces the visitor's own lines with those of a shared slip. `restoreOwnSlip` undoes it. */
export function importSlip(shared: string): void {
  if (!shared) return;
  setState({ shared });
  importShared();
}

function importShared(): void {
  if (state.shared === undefined) return;
  const { lines, ...notices } = parseLines(state.shared, shelf);
  const shared = stringifyLines(lines);
  const current = stringifyLines(state.lines);
  // If the current lines are those of another shared slip, keep the visitor's own from before it.
  const own = state.replaced?.shared === current ? state.replaced.own : current;
  const isNew = lines.size > 0 && shared !== current;
  const replaced = own && own !== shared ? { own, shared } : undefined;
  changeSlip({ ...notices, shared: undefined, ...(isNew && { lines, isOpened: false, replaced }) });
}
