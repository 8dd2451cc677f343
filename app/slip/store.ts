import { useSyncExternalStore } from "react";
import { isOpenedAnew, remember, remembered } from "../tab";
import { bounded, emptySlip, most, productOf, readSlip, type Slip, type SlipProps, stepOf, writeSlip } from "./slip";

/**
 * The slip of this page, which its strip, its sheet and the pack buttons of all islands share. The address holds its
 * lines; the tab remembers them too, and what was typed, which a shared address must not tell.
 */

const empty = {
  ...emptySlip,
  /** Which opening of the sheet is on view: it may open again before the page hears that it was closed. 0 if none. */
  opening: 0,
  /** The id of the button that put something on the slip last. */
  pressed: "",
};
type State = Readonly<typeof empty>;

/** The build has no address. */
let state: State = typeof location === "undefined" ? empty : { ...empty, ...arrived(!isOpenedAnew()) };
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

/** Changes the state, and the address with it. */
function change(changed: Partial<State>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
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

/** Changes the slip. What the address asked for in vain is not mentioned any more. */
export function changeSlip(changed: Partial<State>): void {
  change({ isBounded: false, isUnknown: false, ...changed });
  keep();
}

/** Puts one more of each choice on the slip; `pressed` is the id of the button that does. */
export function put(choices: readonly string[], pressed: string, more: Partial<Slip> = {}): void {
  const counts = choices.map((choice) => [choice, (state.lines.get(choice) ?? 0) + stepOf(choice)] as const);
  // A request for a price that the visitor went away from is over.
  const asksPrice = state.asksPrice && hasSomething(state);
  changeSlip({ pressed, asksPrice, ...bounded([...state.lines, ...counts]), ...more });
}

/** Puts the spices of a dish on the slip that are not on it yet; those that the shelf does not have are written down. */
export function putDish({ choices, others }: Record<"choices" | "others", readonly string[]>, pressed: string): void {
  const held = Array.from(state.lines.keys(), productOf);
  const missing = choices.filter((choice) => !held.includes(productOf(choice)));
  const also = [state.also, ...others.filter((name) => !state.also.includes(name))].filter(Boolean).join(", ");
  put(missing, pressed, also.length > most.also ? { isBounded: true } : { also });
}

export const openSheet = () => change({ opening: state.opening + 1 });

/** Closes the sheet. The strip, whose button had the focus, goes with the last line: then a pack has it. */
export function closeSheet(): void {
  change({ opening: 0 });
  if (hasSomething(state)) return;
  changeSlip({ asksPrice: false }); // The next slip is an order again.
  document.getElementById(state.pressed)?.focus({ preventScroll: true });
}

/** Whether there is something to open the sheet for. */
export const hasSomething = (slip: Slip) => slip.lines.size > 0 || slip.also !== "" || slip.isUnknown || slip.isBounded;

/** Keeps the slip in the tab: going back, the address is from before the last change. */
export function keep(isSent = false): void {
  const { lines, also, name, town, asksPrice } = state;
  remember("slip", { search: writeSlip("", lines), also, name, town, asksPrice }, isSent);
}

/** The slip of the address, or of a visitor who comes back the last one of this tab; and what was typed. */
function arrived(isBack: boolean, shelf?: SlipProps["shelf"]): Partial<Slip> {
  const { search, ...typed } = remembered<Partial<Slip> & { search?: string }>("slip", isBack) ?? {};
  return { ...readSlip((isBack ? search : undefined) ?? location.search, shelf), ...typed };
}

/** Lets nothing on the slip that is not on the shelf; to be called once that is known. */
export function startStore(shelf: SlipProps["shelf"]): void {
  const arrive = (isBack: boolean) => {
    change(arrived(isBack, shelf));
    if (!isBack && (hasSomething(state) || remembered("slip"))) keep();
  };
  arrive(!isOpenedAnew());
  addEventListener("pageshow", ({ persisted }) => persisted && arrive(true));
  // An entry of this page may have an address from before the last packs; the slip is as it is now.
  addEventListener("popstate", () => change({}));
}
