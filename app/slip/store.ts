import { useSyncExternalStore } from "react";
import { isOpenedAnew, remember, remembered } from "../tab";
import {
  type Choice,
  type DishOrder,
  emptySlip,
  most,
  readSlip,
  type Shelf,
  type Slip,
  withMore,
  writeSlip,
} from "./slip";

/**
 * The slip of this page, which its strip, its sheet and the pack buttons of all islands share. The address holds its
 * lines; the tab remembers them too, and what was typed, which a shared address must not tell.
 */

interface State extends Slip {
  isOpen: boolean;
  /** Whether something was changed on this page, which is announced. */
  isChanged: boolean;
  /** The id of the button that put something on the slip last. */
  pressed: string;
}

/** The last slip of this tab: going back, the address is from before the last change. */
type Kept = Pick<Slip, "also" | "name" | "town" | "asksPrice"> & { search: string };

const empty: State = { ...emptySlip, isOpen: false, isChanged: false, pressed: "" };
/** The build has no address. */
let state = typeof location === "undefined" ? empty : { ...empty, ...arrived(!isOpenedAnew()) };
const listeners = new Set<() => void>();

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

/** Changes the slip. What the address asked for in vain is not mentioned any more. */
export function changeSlip(changed: Partial<Slip>): void {
  change({ isBounded: false, isUnknown: false, isChanged: true, ...changed });
  keep();
}

/** Puts one more of each pack on the slip; `pressed` is the id of the button that does. */
export function put(choices: readonly Choice[], pressed: string, more: Partial<Slip> = {}): void {
  const start = { lines: state.lines, isBounded: false };
  change({ pressed });
  changeSlip({ ...choices.reduce((lines, choice) => withMore(lines, choice), start), ...more });
}

/** Puts the spices of a dish on the slip that are not on it yet. */
export function putDish({ choices, others }: DishOrder, pressed: string): void {
  const missing = choices.filter(({ product }) => !state.lines.some((line) => line.product === product));
  const also = [state.also, ...others.filter((name) => !state.also.includes(name))].filter(Boolean).join(", ");
  put(missing, pressed, also.length > most.also ? { isBounded: true } : { also });
}

export const openSheet = () => change({ isOpen: true });

/** Closes the sheet. The strip, whose button had the focus, goes with the last line: then a pack has it. */
export function closeSheet(): void {
  const isWanted = hasSomething(state);
  // With nothing on it, the next slip is an order again.
  change({ isOpen: false, asksPrice: isWanted && state.asksPrice });
  if (isWanted) return;
  keep();
  document.getElementById(state.pressed)?.focus({ preventScroll: true });
}

/** Whether there is something to open the sheet for. */
export const hasSomething = ({ lines, also, isUnknown, isBounded }: Slip) =>
  lines.length > 0 || also !== "" || isUnknown || isBounded;

/** Keeps the slip in the tab and in the address. */
export function keep(isSent = false): void {
  const { lines, also, name, town, asksPrice } = state;
  remember<Kept>("slip", { search: writeSlip("", lines), also, name, town, asksPrice }, isSent);
  keepAddress();
}

function keepAddress(): void {
  const address = new URL(location.href);
  address.search = writeSlip(address.search, state.lines);
  if (address.href === location.href) return;
  try {
    history.replaceState(history.state, "", address);
  } catch (error) {
    // Safari allows 100 changes in 30 seconds. The next one corrects the address.
    console.error(error);
  }
}

/** The slip of the address, or of a visitor who comes back the last one of this tab; and what was typed. */
function arrived(isBack: boolean, shelf?: Shelf): Partial<Slip> {
  const { search, ...typed } = remembered<Kept>("slip") ?? {};
  return { ...readSlip(isBack && search !== undefined ? search : location.search, shelf), ...typed };
}

/** Lets nothing on the slip that is not on the shelf; to be called once that is known. */
export function startStore(shelf: Shelf): void {
  const arrive = (isBack: boolean) => {
    change(arrived(isBack, shelf));
    if (isBack) keepAddress();
    else keep();
  };
  arrive(!isOpenedAnew());
  addEventListener("pageshow", ({ persisted }) => persisted && arrive(true));
  // An entry of this page may have an address from before the last packs; the slip is as it is now.
  addEventListener("popstate", keepAddress);
}
