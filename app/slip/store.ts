import { useSyncExternalStore } from "react";
import { remember, remembered } from "../storage";
import {
  bounded,
  byProduct,
  emptySlip,
  most,
  parseLines,
  productOf,
  type Slip,
  type SlipProps,
  stepOf,
  stringifyLines,
} from "./slip";

/**
 * The order slip, which its strip, its sheet and the pack buttons of all islands share. The browser's localStorage holds
 * the lines, for all tabs and both languages; this tab's sessionStorage holds what was typed. This module keeps a copy
 * for rendering, and reads it anew whenever another page may have changed the slip.
 */

/** The name of both stored parts. */
export const storageName = "slip";

/** How long the browser keeps a slip that nobody changes: 60 days, in milliseconds. */
const longestKept = 60 * 24 * 60 * 60_000;

/** The last order that the visitor said was sent. Not an order itself: it can be put on the slip again. */
export interface FiledSlip {
  /** As in an address. */
  lines: string;
  /** What each line is called, because the shelf may have changed by the next order. */
  names: Readonly<Record<string, string>>;
  /** When: milliseconds since 1970. */
  filed: number;
}

/** What localStorage holds. Lines are written as in an address: `chilli-powder.500gm.2_…`. */
interface StoredSlip {
  lines: string;
  /** When the visitor last changed them: milliseconds since 1970. */
  changed: number;
  /** The lines were opened in WhatsApp. Only the visitor knows whether they were sent. */
  isOpened: boolean;
  /** A shared slip that this page was opened with, until it is imported (share-link.ts). */
  shared?: string | undefined;
  /** The visitor's own lines, and the shared ones that took their place. */
  replaced?: { own: string; shared: string } | undefined;
  last?: FiledSlip | undefined;
}

/** What sessionStorage holds. */
const nothingTyped = { also: "", name: "", town: "", asksPrice: false };

const empty = {
  ...emptySlip,
  changed: 0,
  isOpened: false,
  shared: undefined as StoredSlip["shared"],
  replaced: undefined as StoredSlip["replaced"],
  last: undefined as StoredSlip["last"],
  /** Whether the browser stores the slip. If not, it stays on this page. */
  isStored: true,
  /** Counter used as the sheet's React key, so that it can reopen before its close event; 0 = closed. */
  opening: 0,
  /** The id of the button that put something on the slip last. */
  pressed: "",
};
export type SlipState = Readonly<typeof empty>;

/** What can be ordered: unknown until the slip's island is hydrated. */
let shelf: SlipProps["shelf"] | undefined;
// The build has no storage.
let state: SlipState = typeof document === "undefined" ? empty : { ...empty, ...read() };
const listeners = new Set<() => void>();

/** Part of the slip; of an empty one during hydration. What `select` returns must be the same until the slip changes. */
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

/** Reads the stored slip. What is older than 60 days counts as deleted. */
function read(): Partial<SlipState> {
  const stored = remembered<StoredSlip>(storageName, "localStorage");
  const isRecent = (time = 0) => Date.now() - time < longestKept;
  const { lines = "", ...order } = stored && isRecent(stored.changed) ? stored : {};
  const last = isRecent(stored?.last?.filed) ? stored?.last : undefined;
  const { changed, isOpened, replaced } = { ...empty, ...order };
  return {
    ...nothingTyped,
    ...remembered<typeof nothingTyped>(storageName),
    ...{ ...parseLines(lines, shelf), changed, isOpened, replaced, shared: stored?.shared, last },
  };
}

/** Stores the slip; of an empty one, nothing is left. */
function store(): void {
  const { changed, isOpened, shared, replaced, last, also, name, town, asksPrice } = state;
  const lines = stringifyLines(state.lines);
  const isEmpty = !(lines || shared || replaced || last);
  const stored = { lines, changed, isOpened, shared, replaced, last } satisfies StoredSlip;
  const isStored = remember(storageName, isEmpty ? undefined : stored, "localStorage");
  const typed = { also, name, town, asksPrice } satisfies typeof nothingTyped;
  remember(storageName, also || name || town || asksPrice ? typed : undefined);
  if (isStored !== state.isStored) setState({ isStored });
}

/** Changes the slip. Notices about the change before it are over. */
export function changeSlip(changed: Partial<SlipState>): void {
  setState({ isBounded: false, isUnknown: false, gone: [], changed: Date.now(), ...changed });
  if (!hasSomething(state)) setState({ isOpened: false });
  store();
}

/** Puts one more of each choice on the slip; `pressed` is the id of the button that does. */
export function put(choices: readonly string[], pressed: string, more: Partial<Slip> = {}): void {
  const counts = choices.map((choice) => [choice, (state.lines.get(choice) ?? 0) + stepOf(choice)] as const);
  // A request for a price that the visitor went away from is over.
  const asksPrice = state.asksPrice && hasSomething(state);
  const { lines, isBounded } = bounded([...state.lines, ...counts]);
  changeSlip({ pressed, asksPrice, lines: byProduct(lines), isBounded, ...more });
}

/** Puts the spices of a dish on the slip that are not on it yet; those that the shelf does not have are written down. */
export function putDish({ choices, others }: Record<"choices" | "others", readonly string[]>, pressed: string): void {
  const held = Array.from(state.lines.keys(), productOf);
  const missing = choices.filter((choice) => !held.includes(productOf(choice)));
  const also = [state.also, ...others.filter((name) => !state.also.includes(name))].filter(Boolean).join(", ");
  put(missing, pressed, also.length > most.also ? { isBounded: true } : { also });
}

/** What a dish for many people takes: packs, and in words what is no product. */
export interface Feast {
  lines: readonly (readonly [choice: string, count: number])[];
  others: readonly string[];
}

/** Puts a dish for many people on the slip, in place of what was put there for the same dish `before`. */
export function putFeast({ lines, others }: Feast, before: Feast | undefined, pressed: string): void {
  const wanted = new Map(state.lines);
  for (const [choice, count] of before?.lines ?? []) wanted.set(choice, Math.max(0, (wanted.get(choice) ?? 0) - count));
  for (const [choice, count] of lines) wanted.set(choice, (wanted.get(choice) ?? 0) + count);
  const held = bounded(wanted);
  const written = state.also.split(", ").filter((text) => text && !before?.others.includes(text));
  const also = [...written, ...others].join(", ");
  const isTooLong = also.length > most.also;
  const asksPrice = state.asksPrice && hasSomething(state);
  changeSlip({
    ...{ pressed, asksPrice, lines: byProduct(held.lines) },
    ...(isTooLong ? { isBounded: true } : { also, isBounded: held.isBounded }),
  });
}

/**
 * Empties the slip. The last order stays.
 *
 * @returns what was on it, to be put back by `changeSlip`
 */
export function emptyTheSlip(): Partial<SlipState> {
  const { lines, also, name, town, asksPrice, isOpened, replaced } = state;
  changeSlip({ ...emptySlip, isOpened: false, replaced: undefined });
  return { lines, also, name, town, asksPrice, isOpened, replaced };
}

/** Files the lines as the last order, once the visitor says that they were sent. Their name and town stay. */
export function fileSlip(): void {
  const { lines, name, town } = state;
  const names = Object.fromEntries(Array.from(lines.keys(), (choice) => [choice, nameOf(choice)]));
  const last = lines.size > 0 ? { lines: stringifyLines(lines), names, filed: Date.now() } : state.last;
  changeSlip({ ...emptySlip, name, town, isOpened: false, replaced: undefined, last });
}

function nameOf(choice: string): string {
  const { name, pack } = shelf?.[choice] ?? { name: choice, pack: "" };
  return [name, pack].filter(Boolean).join(", ");
}

/** Puts the last order on the slip again; what is no longer on the shelf is named. */
export function repeatLastSlip(pressed: string): void {
  const { last } = state;
  if (!last) return;
  const gone = [...parseLines(last.lines).lines.keys()].filter((choice) => shelf && !Object.hasOwn(shelf, choice));
  const { lines } = parseLines(last.lines, shelf);
  changeSlip({ lines, gone: gone.map((choice) => last.names[choice] ?? choice), pressed, isOpened: false });
}

export const forgetLastSlip = () => changeSlip({ last: undefined });

/** Puts the visitor's own lines back in place of the shared ones. */
export function putOwnBack(): void {
  const own = parseLines(state.replaced?.own ?? "", shelf);
  changeSlip({ ...own, isOpened: false, replaced: undefined });
}

export const openSheet = () => setState({ opening: state.opening + 1 });

/** Closes the sheet. The strip, whose button had the focus, goes with the last line: then a pack has it. */
export function closeSheet(): void {
  setState({ opening: 0 });
  if (hasSomething(state)) return;
  changeSlip({ asksPrice: false }); // The next slip is an order again.
  document.getElementById(state.pressed)?.focus({ preventScroll: true });
}

/** Whether there is something to open the sheet for. */
export const hasSomething = ({ lines, also, isUnknown, isBounded, gone }: Slip) =>
  lines.size > 0 || also !== "" || isUnknown || isBounded || gone.length > 0;

/** The lines of a shared slip in this page's address; empty if there are none. */
export const linesInAddress = () => new URLSearchParams(location.search).get(storageName) ?? "";

/**
 * Follows the stored slip, once it is known what can be ordered: imports a shared one, and reads it again when another
 * tab changes it or this page comes back from the back/forward cache.
 *
 * @param shared lines to import, if storage is blocked: else share-link.ts has moved them into the stored slip
 * @returns stops that
 */
export function followStoredSlip(onShelf: SlipProps["shelf"], shared: string): () => void {
  shelf = onShelf;
  const refresh = () => {
    if (state.isStored) setState(read());
    importShared();
  };
  refresh();
  importSlip(shared);
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
  // The key is null if all was deleted.
  addEventListener("storage", ({ key }) => (key === null || key === storageName) && refresh(), { signal });
  return () => listening.abort();
}

/** Puts the lines of a shared slip, as in an address, in place of one's own, which can be put back. */
export function importSlip(shared: string): void {
  if (!shared) return;
  setState({ shared });
  importShared();
}

function importShared(): void {
  if (state.shared === undefined) return;
  const { lines, ...notices } = parseLines(state.shared, shelf);
  const [shared, current] = [lines, state.lines].map(stringifyLines) as [string, string];
  // After two shared slips in a row, one's own is still the one before.
  const own = state.replaced?.shared === current ? state.replaced.own : current;
  const isNew = lines.size > 0 && shared !== current;
  const replaced = own && own !== shared ? { own, shared } : undefined;
  changeSlip({ ...notices, shared: undefined, ...(isNew && { lines, isOpened: false, replaced }) });
}
