import { createContext, use, useSyncExternalStore } from "react";
import { storedObject, storedText } from "../../islands/parsers.ts";
import { followStored, oneDay, readStored, writeStored } from "../../islands/storage.ts";
import {
  addLines,
  addOrder,
  allLines,
  changeLine,
  type Dish,
  emptyOrder,
  isEmpty,
  type Lines,
  type Order,
  productOf,
  putDish,
  type Shelf,
  withoutSent,
} from "./order.ts";
import { newOrderName } from "./order-name.ts";
import { emptySlip, isSent, readSlip, type StoredSlip, textOf, writeSlip } from "./stored-slip.ts";

const parseSender = storedObject({}, { name: storedText, town: storedText });

/** What the last change cut, replaced or took away. It can be put back until the next change. */
const noNews = {
  /** What happened, in the words of the page. */
  notice: "",
  /** What was taken off: a choice, a dish's slug or `price`. Its place on the sheet offers to put it back. */
  taken: "",
  /** Whether a new order was started by itself, because the one before was sent on an earlier visit. */
  startedApart: false,
  /** The state before the change. */
  before: undefined as StoredSlip | undefined,
};

const empty = {
  ...emptySlip,
  ...noNews,
  /** Who sends it. */
  sender: { name: "", town: "" },
  /** The name of this order when it first leaves the page. */
  newName: "",
  /** All lines of the order (`allLines`). */
  lines: emptyOrder.lines,
  /** False if the browser does not store the slip: then it is lost with this page. */
  isStored: true,
  /** Counter used as the sheet's React key, so that it can reopen before its close event; 0 = closed. */
  opening: 0,
  /** The id of the last button that added something, to which the focus returns. */
  pressed: "",
};
export type SlipState = Readonly<typeof empty>;

/** A change of the slip. It is repeated on what another tab may have stored meanwhile. */
type Change = (slip: StoredSlip) => StoredSlip;
/** What to say of a change. With a notice, it can be undone. */
type News = Partial<Pick<SlipState, "notice" | "taken" | "pressed" | "startedApart">>;

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
  /** What can be ordered; empty until the slip's island is hydrated. */
  let shelf: Shelf = {};
  /**
   * Empty until the slip's island is hydrated or a pack is pressed. Nothing is read before: a value that made it throw
   * would take with it all islands that import this module.
   */
  let state: SlipState = { ...empty, newName: newOrderName() };
  /** The changes of this tab that are not stored yet: for a moment, or as long as the browser refuses. */
  let unstored: Change[] = [];
  const listeners = new Set<() => void>();

  function setState(changed: Partial<SlipState>): void {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }

  /** What is stored, with the changes of this tab that are not. */
  const read = () => unstored.reduce<StoredSlip>((slip, change) => only(change(slip)), readSlip());
  const only = ({ order, last }: StoredSlip): StoredSlip => ({ order, last });
  const shown = (slip: StoredSlip) => ({ ...only(slip), lines: allLines(slip.order, shelf) });

  /** Shows what other tabs and pages may have changed. After that, the last change here cannot be undone any more. */
  function refresh(): void {
    const slip = read();
    const isSame = textOf(slip) === textOf(state);
    const sender = { ...empty.sender, ...readStored("sender", parseSender) };
    setState({ ...shown(slip), ...(isSame ? {} : noNews), ...(state.isStored && { sender }) });
  }

  /** Two tabs that store something at one instant take turns. */
  function storeInTurn(): void {
    if (navigator.locks) navigator.locks.request("slip", store).catch(store);
    else store();
  }

  /** Stores this tab's changes, on top of what other tabs have stored. */
  function store(): void {
    const slip = read();
    const isStored = writeSlip(slip);
    if (isStored) unstored = [];
    const isSame = textOf(slip) === textOf(state);
    // Another tab has changed it meanwhile: putting back what was here before would undo that, too.
    if (!isSame || isStored !== state.isStored) setState({ ...shown(slip), ...(isSame ? {} : noNews), isStored });
  }

  /** Changes the slip: shows it at once and stores it. */
  function change(make: Change, news: News = {}, before?: StoredSlip): void {
    const slip = read();
    const whole = forgettingIfEmpty(make);
    setState({ ...shown(whole(slip)), ...noNews, before: before ?? (news.notice ? slip : undefined), ...news });
    unstored.push(whole);
    storeInTurn();
  }

  /**
   * Changes the order after a press on a button that adds to it. On a later visit, what was sent is filed first, so that
   * nothing is ordered twice; the strip says so, and can put it back. What is put back counts as sent now, so that the
   * next press does not file it again.
   */
  function changeByPress(make: (order: Order) => Order, news: News): void {
    const put: Change = (slip) => ({ ...slip, order: make(slip.order) });
    const slip = read();
    const { last } = slip;
    if (last && isSent(slip) && isLaterVisit(last.filed)) {
      const before = { ...only(put(slip)), last: { ...last, filed: Date.now() } };
      change((slip) => put(filed(slip)), { ...news, startedApart: true }, before);
    } else change(put, news);
  }

  /** Takes what was sent off the order. */
  const filed = (slip: StoredSlip): StoredSlip =>
    slip.last && isSent(slip) ? { ...slip, order: withoutSent(slip.order, slip.last.order, shelf) } : slip;

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
      if (!isEmpty(state.order) || state.last) storeInTurn();
      // A page that is being left waits for no other tab. Behind another app, it may end without a `pagehide`.
      const storeNow = () => unstored.length > 0 && store();
      addEventListener("pagehide", storeNow);
      document.addEventListener("visibilitychange", storeNow);
      const stop = followStored("slip", refresh);
      return () => {
        removeEventListener("pagehide", storeNow);
        document.removeEventListener("visibilitychange", storeNow);
        stop();
      };
    },

    addLines: (lines: Lines, news: News = {}) => changeByPress((order) => addLines(order, lines), news),

    /** Adds the spices of a dish that are not on the slip yet. */
    addMissing(choices: readonly string[], pressed: string): void {
      changeByPress(
        (order) => {
          const held = Object.keys(allLines(order, shelf)).map(productOf);
          const missing = choices.filter((choice) => !held.includes(productOf(choice)));
          return addLines(order, Object.fromEntries(missing.map((choice) => [choice, 1])));
        },
        { pressed },
      );
    },

    /** Puts a dish on the slip. It takes the place of the same dish for another number; `replaced` says so. */
    putDish(dish: Dish, pressed: string, replaced: (people: number) => string): void {
      const { people } = read().order.dishes.find(({ slug }) => slug === dish.slug) ?? dish;
      const notice = people === dish.people ? "" : replaced(people);
      changeByPress((order) => putDish(order, dish), { pressed, notice });
    },

    changeOrder: (make: (order: Order) => Order, news?: News) =>
      change((slip) => ({ ...slip, order: make(slip.order) }), news),

    /** Changes a line. `notice` says that it was removed, by a count of zero. */
    changeLine: (choice: string, count: number, notice: string) =>
      change(
        (slip) => ({ ...slip, order: changeLine(slip.order, choice, count, shelf) }),
        count > 0 ? {} : { notice, taken: choice },
      ),

    changeSender(changed: Partial<SlipState["sender"]>): void {
      const sender = { ...state.sender, ...changed };
      writeStored("sender", sender.name || sender.town ? sender : undefined);
      setState({ sender });
    },

    /** Opens the slip, with a line that asks for a bulk price. */
    askForPrice(): void {
      changeByPress((order) => ({ ...order, asksPrice: true }), {});
      slip.openSheet();
    },

    /** Names the order, and remembers it as the visitor is about to send it: in WhatsApp, copied, or told by phone. */
    setSent(): void {
      const filed = Date.now();
      const { newName } = state;
      change((slip) => {
        const order = { ...slip.order, name: slip.order.name || newName };
        return { ...slip, order, last: { order, filed } };
      });
      setState({ newName: newOrderName() });
    },

    /** Begins a new order. What was put since the last one was sent stays, and so do the visitor's name and town. */
    fileSent: (notice: string) => change(filed, { notice }),

    /** Empties the slip. The last order stays. */
    clear: (notice: string) => change(({ last }) => ({ ...emptySlip, last }), { notice }),

    /** Undoes the last change. */
    putBack(): void {
      refresh();
      const { before } = state;
      if (before) change(() => only(before));
    },

    /** Adds the last order, which is then no longer offered. */
    addLast: () =>
      change((slip) => (slip.last && !isSent(slip) ? { order: addOrder(slip.order, slip.last.order) } : slip), {
        pressed: seeSlipId,
      }),

    forgetLast: (notice: string) => change(({ order }) => ({ order }), { notice }),

    openSheet: () => setState({ opening: state.opening + 1 }),
    closeSheet: () => setState({ opening: 0 }),
  };
  return slip;
}

/** A change after which an empty slip is a new order: it has no name, and the last one can be repeated. */
const forgettingIfEmpty =
  (make: Change): Change =>
  (slip) => {
    const made = make(slip);
    return isEmpty(made.order) ? { ...made, order: emptyOrder } : made;
  };

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
