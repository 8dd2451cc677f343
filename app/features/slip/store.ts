import { createContext, use, useSyncExternalStore } from "react";
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
};
export type SlipState = Readonly<typeof empty>;
const noNotices = { leftOut: empty.leftOut, leftOutWords: "", gone: empty.gone };

export const stripId = "slip-strip";
/** The id of the button in the strip that opens the slip. */
export const seeSlipId = "slip-see";

export type SlipStore = ReturnType<typeof createSlip>;

/**
 * Creates an order slip, a store outside React. The order is in localStorage, for all tabs and both languages; the
 * visitor's name and town are in this tab's sessionStorage, because they say who it is. The store keeps a copy for
 * rendering. It reads storage again before each change, and whenever another page may have changed it.
 */
export function createSlip() {
  /** What can be ordered; undefined until the slip's island is hydrated. */
  let shelf: Shelf | undefined;
  /**
   * Empty until the slip's island is hydrated or a pack is pressed. Nothing is read before: a value that made it throw
   * would take with it all islands that import this module.
   */
  let state: SlipState = empty;
  const listeners = new Set<() => void>();

  function setState(changed: Partial<SlipState>): void {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }

  /** Reads what other tabs and pages may have changed. If the browser stores nothing, this page has the only copy. */
  function refresh(): void {
    if (!state.isStored) return;
    const { order, last } = readSlip();
    const { name = "", town = "" } = readStored("sender", parseSender) ?? {};
    const sender = { name: name.slice(0, slipLimits.name), town: town.slice(0, slipLimits.town) };
    // A request for a price is not stored while nothing else is on the slip.
    const asksPrice = order.asksPrice || (isEmpty(order) && state.order.asksPrice);
    setState({ order: { ...order, asksPrice }, last, lines: allLines(order), sender });
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
  function changeByPress(make: (order: Order) => Changed, more: Partial<SlipState>): void {
    refresh();
    if (state.order.opened !== undefined && isLaterVisit(state.order.opened)) file("apart");
    // Keep asking for the price only if the slip was not empty: otherwise the visitor has abandoned that request.
    change((order) => make(isEmpty(order) ? { ...order, asksPrice: false } : order), more);
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

  const slip = {
    state: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * From now on, reads storage again whenever another tab changes it or this page is restored from the back/forward
     * cache. This visit also renews the slip, so that it does not expire.
     *
     * @returns removes the listeners
     */
    syncWithStorage(newShelf: Shelf): () => void {
      shelf = newShelf;
      refresh();
      if (state.isStored && (!isEmpty(state.order) || state.last)) writeSlip(state);
      return followStored("slip", refresh);
    },

    /** Adds one step of each choice. `pressed` is the id of the button. */
    add(choices: readonly string[], pressed: string): void {
      slip.addLines(new Map(choices.map((choice) => [choice, stepOf(choice)])), pressed);
    },

    /** Adds lines. `gone` names others, which are no longer on the shelf. */
    addLines(lines: Lines, pressed: string, gone: readonly string[] = []): void {
      changeByPress((order) => addLines(order, lines), { pressed, gone });
    },

    /** Adds the spices of a dish that are not on the slip yet. */
    addMissing(choices: readonly string[], pressed: string): void {
      changeByPress(
        (order) => {
          const held = Array.from(allLines(order).keys(), productOf);
          const missing = choices.filter((choice) => !held.includes(productOf(choice)));
          return addLines(order, new Map(missing.map((choice) => [choice, 1])));
        },
        { pressed },
      );
    },

    /** Puts a dish for a number of people on the slip; it takes the place of the same dish for another number. */
    putDish(slug: string, people: number, lines: Lines, pressed: string): void {
      changeByPress((order) => putDish(order, slug, people, lines), { pressed });
    },

    takeDishOff: (slug: string) => change((order) => ({ order: takeDishOff(order, slug) })),
    changeLine: (choice: string, count: number) => change((order) => changeLine(order, choice, count)),
    changeWords: (also: string) => change((order) => ({ order: { ...order, also } })),

    changeSender(changed: Partial<Sender>): void {
      const sender = { ...state.sender, ...changed };
      writeStored("sender", sender.name || sender.town ? sender : undefined);
      setState({ sender });
    },

    /** Opens the slip, whose message then asks for a bulk price. */
    askForPrice(): void {
      refresh();
      const order = { ...state.order, asksPrice: true };
      save({ order, last: state.last }, { pressed: "", opening: state.opening + 1 });
    },

    /** Says that the message was opened in WhatsApp, or, after that, that it was not sent. */
    setOpened: (isOpened: boolean) =>
      change((order) => ({ order: { ...order, opened: isOpened ? Date.now() : undefined } })),

    /** Files the order, which was sent, and starts a new one. The visitor's name and town stay. */
    startNew(): void {
      refresh();
      file();
    },

    /** Empties the slip. Returns what was on it, for `putBack`. The last order stays. */
    clear(): Pick<SlipState, "order" | "sender"> {
      refresh();
      const { order, sender } = state;
      slip.changeSender({ name: "", town: "" });
      change(() => ({ order: emptyOrder }));
      return { order, sender };
    },

    /** Undoes `clear`. */
    putBack({ order, sender }: Pick<SlipState, "order" | "sender">): void {
      slip.changeSender(sender);
      change((now) => (isEmpty(now) ? { order } : addOrder(order, now)));
    },

    /** Adds the last order. Packs that are no longer on the shelf are listed in `gone`. */
    addLast(): void {
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
    },

    forgetLast(): void {
      refresh();
      save({ order: { ...state.order, toLast: undefined }, last: undefined });
    },

    openSheet: () => setState({ opening: state.opening + 1 }),

    /** Closes the dialog. The visitor has then abandoned a request for a price that has nothing else on the slip. */
    closeSheet(): void {
      const { order } = state;
      setState({ opening: 0, order: { ...order, asksPrice: order.asksPrice && !isEmpty(order) } });
    },
  };
  return slip;
}

/** Whether a time was on another day or six hours ago. Also after the clock was corrected: then nobody knows. */
function isLaterVisit(time: number): boolean {
  const day = (time: number) => new Date(time).toDateString();
  return Math.abs(Date.now() - time) > oneDay / 4 || day(time) !== day(Date.now());
}

/** The slip. All islands of a page share the default one, although each is a React root of its own. */
export const SlipStoreContext = createContext(createSlip());

export const useSlipStore = () => use(SlipStoreContext);

/**
 * Part of the slip's state; of the empty state during hydration. `select` must return the same reference until the
 * state changes, as useSyncExternalStore requires.
 */
export function useSlip<Part>(select: (slip: SlipState) => Part): Part {
  const store = useSlipStore();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.state()),
    () => select(empty),
  );
}
