import { useSyncExternalStore } from "react";
import { storedObject, storedText } from "../../islands/parsers.ts";
import { ageOf, followStored, oneDay, readStored, writeStored } from "../../islands/storage.ts";
import {
  addLines,
  addOrder,
  allLines,
  type Changed,
  changeLine,
  emptyOrder,
  isEmpty,
  type Lines,
  type Order,
  productOf,
  putDish,
  slipLimits,
  stepOf,
  takeDishOff,
} from "./order.ts";
import { findOnShelf, type Shelf } from "./slip.ts";
import { type LastOrder, readSlip, type StoredSlip, writeSlip } from "./stored-slip.ts";

/**
 * The state of the order slip, an external store that all islands share. The order is in localStorage, for all tabs and
 * both languages; the visitor's name and town are in this tab's sessionStorage, because they say who it is. This module
 * keeps a copy for rendering. It reads storage again before each change, and whenever another page may have changed it.
 */

/** Who sends the slip. */
const parseSender = storedObject({}, { name: storedText, town: storedText });
export interface Sender {
  name: string;
  town: string;
}

const empty = {
  order: emptyOrder,
  last: undefined as LastOrder | undefined,
  sender: { name: "", town: "" } as Sender,
  /** All lines of the order (`allLines`). */
  lines: emptyOrder.lines,
  /** What the last change left out because of the limits: lines, and words. */
  leftOut: new Map() as Lines,
  leftOutWords: "",
  /** The names of packs that are no longer on the shelf, which the last change left out. */
  gone: [] as readonly string[],
  /** False if the browser does not store the slip: then it is lost with this page. */
  isStored: true,
  /** Counter used as the sheet's React key, so that it can reopen before its close event; 0 = closed. */
  opening: 0,
  /** The id of the last button that added something, to which the focus returns. */
  pressed: "",
  /** A sentence of another feature, shown in the strip. */
  inStrip: "",
};
export type SlipState = Readonly<typeof empty>;
const noNotices = { leftOut: empty.leftOut, leftOutWords: "", gone: empty.gone };

/** The `shelf` prop of the slip's island; undefined until that island is hydrated. */
let shelf: Shelf | undefined;
/**
 * Empty until the slip's island is hydrated or a pack is pressed. Nothing is read while this module loads: a value that
 * made it throw would take with it all islands that import it.
 */
let state: SlipState = empty;
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
function read(): Pick<SlipState, "order" | "last" | "lines" | "sender"> {
  const { order, last } = readSlip();
  const { name = "", town = "" } = readStored("sender", parseSender) ?? {};
  const sender = { name: name.slice(0, slipLimits.name), town: town.slice(0, slipLimits.town) };
  return { order, last, lines: allLines(order), sender };
}

/** Reads what other tabs and pages may have changed. If the browser stores nothing, this page has the only copy. */
function refresh(): void {
  if (!state.isStored) return;
  const { order, ...rest } = read();
  // A request for a price is not stored while nothing else is on the slip.
  const asksPrice = order.asksPrice || (isEmpty(order) && state.order.asksPrice);
  setState({ ...rest, order: { ...order, asksPrice } });
}

/** Shows and stores a changed slip. */
function save({ order, last }: StoredSlip, more: Partial<SlipState> = {}): void {
  const isStored = writeSlip({ order, last });
  setState({ order, last, lines: allLines(order), ...noNotices, isStored, ...more });
}

/** Changes the order, after reading what another tab may have written. Clears the notices about the last change. */
function change(make: (order: Order) => Changed, more: Partial<SlipState> = {}): void {
  refresh();
  const { order, leftOut = empty.leftOut, leftOutWords = "" } = make(state.order);
  const opened = isEmpty(order) ? undefined : order.opened;
  save({ order: { ...order, opened }, last: state.last }, { leftOut, leftOutWords, ...more });
}

/**
 * Changes the order after a press on a button that adds to it. On a later visit, an order that was opened in WhatsApp is
 * filed first, so that nothing is ordered twice; the strip says so.
 */
function add(make: (order: Order) => Changed, more: Partial<SlipState>): void {
  refresh();
  if (state.order.opened !== undefined && isLaterVisit(state.order.opened)) file("apart");
  // Keep asking for the price only if the slip was not empty: otherwise the visitor has abandoned that request.
  change((order) => make(isEmpty(order) ? { ...order, asksPrice: false } : order), more);
}

/** Whether a time was on another day or six hours ago. Also after the clock was corrected: then nobody knows. */
function isLaterVisit(time: number): boolean {
  const day = (time: number) => new Date(time).toDateString();
  return Math.abs(Date.now() - time) > oneDay / 4 || day(time) !== day(Date.now());
}

/** Stores the order as the last one and starts a new one. */
function file(toLast?: Order["toLast"]): void {
  const { order, lines, last } = state;
  const names = Object.fromEntries(Array.from(lines.keys(), (choice) => [choice, nameOf(choice)]));
  // The visitor knows it by the day on which it was sent.
  const filed = order.opened && ageOf(order.opened) !== undefined ? order.opened : Date.now();
  const newLast = { order: { ...order, opened: undefined, toLast: undefined }, names, filed };
  save({ order: { ...emptyOrder, toLast }, last: isEmpty(order) ? last : newLast });
}

function nameOf(choice: string): string {
  const { name, pack } = (shelf && findOnShelf(shelf, choice)) ?? { name: choice, pack: { text: "" } };
  return [name, pack.text].filter(Boolean).join(", ");
}

/** Adds one step of each choice to the slip. `pressed` is the id of the button. */
export function addToSlip(choices: readonly string[], pressed: string): void {
  addLinesToSlip(new Map(choices.map((choice) => [choice, stepOf(choice)])), pressed);
}

/** Adds lines to the slip. `gone` names others, which are no longer on the shelf. */
export function addLinesToSlip(lines: Lines, pressed: string, gone: readonly string[] = []): void {
  add((order) => addLines(order, lines), { pressed, gone });
}

/** Adds the spices of a dish that are not on the slip yet. */
export function addMissingToSlip(choices: readonly string[], pressed: string): void {
  add(
    (order) => {
      const held = Array.from(allLines(order).keys(), productOf);
      const missing = choices.filter((choice) => !held.includes(productOf(choice)));
      return addLines(order, new Map(missing.map((choice) => [choice, 1])));
    },
    { pressed },
  );
}

/** Puts a dish for a number of people on the slip; it takes the place of the same dish for another number. */
export function putDishOnSlip(slug: string, people: number, lines: Lines, pressed: string): void {
  add((order) => putDish(order, slug, people, lines), { pressed });
}

export const takeDishOffSlip = (slug: string) => change((order) => ({ order: takeDishOff(order, slug) }));
export const changeSlipLine = (choice: string, count: number) => change((order) => changeLine(order, choice, count));
export const changeWords = (also: string) => change((order) => ({ order: { ...order, also } }));

export function changeSender(changed: Partial<Sender>): void {
  const sender = { ...state.sender, ...changed };
  writeStored("sender", sender.name || sender.town ? sender : undefined);
  setState({ sender });
}

/** Opens the slip, whose message then asks for a bulk price. It is not stored while nothing else is on the slip. */
export function askForPrice(): void {
  refresh();
  save({ order: { ...state.order, asksPrice: true }, last: state.last }, { pressed: "", opening: state.opening + 1 });
}

/** Says that the message was opened in WhatsApp, or, after that, that it was not sent. */
export const setOpened = (isOpened: boolean) =>
  change((order) => ({ order: { ...order, opened: isOpened ? Date.now() : undefined } }));

/** Files the order, which was sent, and starts a new one. The visitor's name and town stay. */
export function startNewSlip(): void {
  refresh();
  file();
}

/** Empties the slip. Returns what was on it, for `putBack`. The last order stays. */
export function clearSlip(): Pick<SlipState, "order" | "sender"> {
  refresh();
  const { order, sender } = state;
  changeSender({ name: "", town: "" });
  change(() => ({ order: emptyOrder }));
  return { order, sender };
}

/** Undoes `clearSlip`. */
export function putBack({ order, sender }: ReturnType<typeof clearSlip>): void {
  changeSender(sender);
  change((now) => (isEmpty(now) ? { order } : addOrder(order, now)));
}

/** Adds the last order to the slip. Packs that are no longer on the shelf are listed in `gone`. */
export function addLastSlip(): void {
  refresh();
  const { last } = state;
  if (!last) return;
  const isOnShelf = (choice: string) => !shelf || findOnShelf(shelf, choice) !== undefined;
  const onShelf = (lines: Lines) => new Map([...lines].filter(([choice]) => isOnShelf(choice)));
  const gone = [...allLines(last.order).keys()].filter((choice) => !isOnShelf(choice));
  const dishes = new Map(
    Array.from(last.order.dishes, ([slug, dish]) => [slug, { ...dish, lines: onShelf(dish.lines) }] as const),
  );
  const more = { ...last.order, lines: onShelf(last.order.lines), dishes };
  change(
    (order) => {
      const added = addOrder(order, more);
      return { ...added, order: { ...added.order, opened: undefined, toLast: "added" } };
    },
    { gone: gone.map((choice) => last.names[choice] ?? choice), pressed: seeSlipId },
  );
}

export function forgetLastSlip(): void {
  refresh();
  save({ order: { ...state.order, toLast: undefined }, last: undefined });
}

export const openSheet = () => setState({ opening: state.opening + 1 });

/** Closes the dialog. The visitor has then abandoned a request for a price that has nothing else on the slip. */
export function closeSheet(): void {
  const { order } = state;
  setState({ opening: 0, order: { ...order, asksPrice: order.asksPrice && !isEmpty(order) } });
}

/** Shows a sentence of another feature in the strip, also of an empty slip. */
export const showInStrip = (inStrip: string) => setState({ inStrip });

/** The last pressed button that added something. */
export const pressedButton = () => document.getElementById(state.pressed);

export const stripId = "slip-strip";
/** The id of the button in the strip that opens the slip. */
export const seeSlipId = "slip-see";

/**
 * From now on, reads storage again whenever another tab changes it or this page is restored from the back/forward cache.
 * This visit also renews the slip, so that it does not expire.
 *
 * @returns removes the listeners
 */
export function syncWithStorage(newShelf: Shelf): () => void {
  shelf = newShelf;
  refresh();
  if (state.isStored && (!isEmpty(state.order) || state.last)) writeSlip(state);
  return followStored("slip", refresh);
}
