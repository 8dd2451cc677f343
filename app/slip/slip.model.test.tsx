import { act, cleanup, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetSlip, slipProps } from "../../testing/slip";
import { listLink, readList, slipMessage } from "./slip";

/*
 * Random sequences of what visitors do, in two tabs and both languages, against a simple model of what they asked for.
 * After each step, the message, the sheet and the list that the message links to are those of the model. Tabs are two
 * copies of the store's module over the same storage; a tab hears of the other by the browser's event, or not, as on a
 * frozen phone.
 */

type Counts = Record<string, number>;
type Store = typeof import("./store");

/** An order as the visitor thinks of it: what they put there, and for which dishes. */
interface Asked {
  hand: Counts;
  dishes: Record<string, { people: number; packs: Counts; mine: string[] }>;
  words: string;
  opened?: number | undefined;
}
interface Model {
  now: Asked;
  last?: Asked | undefined;
  /** Whether the last order has been added to this one. */
  isAdded: boolean;
}
interface Real {
  tabs: [Tab, Tab];
}
/** A tab: its own copy of the store, and what it does when it is closed. */
interface Tab {
  store: Store;
  close: () => void;
}

const nothing = (): Asked => ({ hand: {}, dishes: {}, words: "" });
const copy = (asked: Asked): Asked => structuredClone(asked);
const plus = (counts: Counts, more: Counts): Counts => {
  const sums = { ...counts };
  for (const [choice, count] of Object.entries(more)) sums[choice] = (sums[choice] ?? 0) + count;
  return sums;
};
const total = ({ hand, dishes }: Asked): Counts =>
  Object.values(dishes).reduce((sums, { packs }) => plus(sums, packs), hand);
const isNothing = (asked: Asked) => Object.keys(total(asked)).length === 0 && asked.words === "";

/** Two orders in one: of a dish that both have, the packs of the second are put by hand. */
function both(first: Asked, second: Asked): Asked {
  const sum = copy(first);
  sum.hand = plus(sum.hand, second.hand);
  for (const [slug, dish] of Object.entries(second.dishes))
    if (first.dishes[slug]) sum.hand = plus(sum.hand, dish.packs);
    else sum.dishes[slug] = { ...structuredClone(dish), mine: [] };
  sum.words = first.words === second.words ? first.words : [first.words, second.words].filter(Boolean).join(", ");
  return sum;
}

/** Before something is added on a later visit, an order that was opened in WhatsApp is filed. */
function beforeAdding(model: Model): void {
  const { opened } = model.now;
  if (opened === undefined) return;
  const isSameDay = new Date(opened).toDateString() === new Date().toDateString();
  if (isSameDay && Math.abs(Date.now() - opened) <= 6 * 60 * 60_000) return;
  Object.assign(model, { last: { ...model.now, opened: undefined }, now: nothing(), isAdded: false });
}

/** What was done, in one of the tabs. */
type Step = fc.AsyncCommand<Model, Real>;
const step = (
  name: string,
  tab: number,
  does: (store: Store, real: Real) => unknown,
  means: (model: Model) => void,
  isPossible: (model: Model) => boolean = () => true,
): Step => ({
  check: isPossible,
  async run(model, real) {
    await act(() => does((real.tabs[tab] as Tab).store, real) as Promise<void>);
    means(model);
    if (isNothing(model.now)) model.now.opened = undefined;
    expectAgreement(model, real, tab);
  },
  toString: () => `${name} in tab ${tab}`,
});

/** The state of a tab's store. */
const stateOf = (store: Store) => renderHook(() => store.useSlip((slip) => slip)).result.current;

function expectAgreement(model: Model, real: Real, tab: number): void {
  const asked = total(model.now);
  // The other tab hears of it; the tab that acted has it already.
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "site:slip" })));
  for (const { store } of [real.tabs[tab], ...real.tabs] as Tab[]) {
    const { order, lines } = stateOf(store);
    // The sheet: the sums, and the dishes with their people.
    expect(Object.fromEntries(lines)).toEqual(asked);
    expect(order.also).toBe(model.now.words);
    expect(order.opened).toBe(model.now.opened);
    const dishes = Array.from(order.dishes, ([slug, { people }]) => [slug, people]);
    expect(Object.fromEntries(dishes)).toEqual(
      Object.fromEntries(Object.entries(model.now.dishes).map(([slug, { people }]) => [slug, people])),
    );
    for (const language of ["en", "hi"]) {
      // The message, and the list that its link opens.
      const link = listLink(`https://shop.example/${language}/products`, lines);
      const { message } = slipMessage(order, { name: "", town: "" }, slipProps, language, [link]);
      const list = readList(new URL(message.split("\n").at(-1) ?? "").searchParams.get("slip") ?? "", slipProps.shelf);
      expect(Object.fromEntries(list.map(({ id, count }) => [id, count]))).toEqual(asked);
      expect(message.split("\n").filter((line) => /^\d+\. /.test(line))).toHaveLength(Object.keys(asked).length);
      expect(message.includes(model.now.words)).toBe(true);
    }
  }
}

const tab = fc.constantFrom(0, 1);
const choice = fc.constantFrom("haldi.50gm", "haldi.100gm", "haldi.10kg", "jeera.1kg", "turmeric.any");
const slug = fc.constantFrom("rice", "dal");
const people = fc.constantFrom(13, 100, 200);
/** The packs of a dish: more for more people, of two spices, one of which is no product. */
const packsFor = (slug: string, people: number): Counts => ({
  [slug === "rice" ? "haldi.50gm" : "haldi.100gm"]: Math.ceil(people / 50),
  "turmeric.g": people,
});
const entries = (counts: Counts) => new Map(Object.entries(counts));

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(tab, choice).map(([tab, choice]) =>
    step(
      `press ${choice}`,
      tab,
      (store) => store.addToSlip([choice], "pack"),
      (model) => {
        beforeAdding(model);
        model.now.hand = plus(model.now.hand, { [choice]: 1 });
      },
    ),
  ),
  fc.tuple(tab, slug, people).map(([tab, slug, people]) =>
    step(
      `${slug} for ${people}`,
      tab,
      (store) => store.putDishOnSlip(slug, people, entries(packsFor(slug, people)), "dish"),
      (model) => {
        beforeAdding(model);
        const before = model.now.dishes[slug];
        const mine = before?.people === people ? before.mine.filter((choice) => model.now.hand[choice]) : [];
        const packs = packsFor(slug, people);
        for (const choice of mine) delete packs[choice];
        model.now.dishes[slug] = { people, packs, mine };
      },
    ),
  ),
  fc.tuple(tab, choice, fc.integer({ min: 0, max: 9 })).map(([tab, choice, count]) =>
    step(
      `change ${choice} to ${count}`,
      tab,
      (store) => store.changeSlipLine(choice, count),
      ({ now }) => {
        if (count > 0) now.hand[choice] = count;
        else delete now.hand[choice];
        for (const [slug, dish] of Object.entries(now.dishes)) {
          if (dish.packs[choice]) dish.mine.push(choice);
          delete dish.packs[choice];
          const isOwned = dish.mine.some((choice) => now.hand[choice]);
          if (Object.keys(dish.packs).length === 0 && !isOwned) delete now.dishes[slug];
        }
      },
      ({ now }) => choice in total(now),
    ),
  ),
  fc.tuple(tab, slug).map(([tab, slug]) =>
    step(
      `take ${slug} off`,
      tab,
      (store) => store.takeDishOffSlip(slug),
      ({ now }) => delete now.dishes[slug],
      ({ now }) => slug in now.dishes,
    ),
  ),
  fc.tuple(tab, fc.constantFrom("", "2 kg dhania", "Call first")).map(([tab, words]) =>
    step(
      `write “${words}”`,
      tab,
      (store) => store.changeWords(words),
      (model) => Object.assign(model.now, { words }),
    ),
  ),
  tab.map((tab) =>
    step(
      "open in WhatsApp",
      tab,
      (store) => store.setOpened(true),
      (model) => Object.assign(model.now, { opened: Date.now() }),
      ({ now }) => !isNothing(now),
    ),
  ),
  tab.map((tab) =>
    step(
      "not yet",
      tab,
      (store) => store.setOpened(false),
      (model) => Object.assign(model.now, { opened: undefined }),
      ({ now }) => now.opened !== undefined,
    ),
  ),
  tab.map((tab) =>
    step(
      "new slip",
      tab,
      (store) => store.startNewSlip(),
      (model) => Object.assign(model, { last: { ...model.now, opened: undefined }, now: nothing(), isAdded: false }),
      ({ now }) => now.opened !== undefined,
    ),
  ),
  fc.constantFrom(1, 7, 200).map((hours) =>
    step(
      `come back after ${hours} hours`,
      0,
      () => vi.setSystemTime(Date.now() + hours * 60 * 60_000),
      () => {},
    ),
  ),
  fc.tuple(tab, fc.dictionary(choice, fc.integer({ min: 1, max: 9 }), { minKeys: 1 })).map(([tab, counts]) =>
    step(
      `add the list ${JSON.stringify(counts)}`,
      tab,
      (store) => store.addLinesToSlip(entries(counts), ""),
      (model) => {
        beforeAdding(model);
        model.now.hand = plus(model.now.hand, counts);
      },
    ),
  ),
  tab.map((tab) =>
    step(
      "add the last slip",
      tab,
      (store) => store.addLastSlip(),
      (model) => {
        model.now = { ...both(model.now, model.last ?? nothing()), opened: undefined };
        model.isAdded = true;
      },
      ({ now, last, isAdded }) => last !== undefined && !isAdded && now.opened === undefined,
    ),
  ),
  tab.map((tab) =>
    step(
      "empty, and put back",
      tab,
      (store) => store.putBack(store.clearSlip()),
      () => {},
      ({ now }) => !isNothing(now),
    ),
  ),
  tab.map((tab) =>
    step(
      "close, and open anew",
      tab,
      async (_, { tabs }) => {
        tabs[tab]?.close();
        tabs[tab] = await openTab();
      },
      () => {},
    ),
  ),
  tab.map((tab) =>
    step(
      "empty",
      tab,
      (store) => store.clearSlip(),
      (model) => Object.assign(model, { now: nothing(), isAdded: false }),
    ),
  ),
];

async function openTab(): Promise<Tab> {
  vi.resetModules();
  const store = await import("./store");
  return { store, close: store.syncWithStorage(slipProps.shelf) };
}

beforeEach(resetSlip);
afterEach(() => vi.useRealTimers());

test("message, sheet and list are what the visitor asked for, whatever they did, in two tabs and both languages", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00") });
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30 }), async (commands) => {
      localStorage.clear();
      vi.setSystemTime(new Date("2026-11-26T10:00"));
      const tabs: Real["tabs"] = [await openTab(), await openTab()];
      await fc.asyncModelRun(() => ({ model: { now: nothing(), isAdded: false }, real: { tabs } }), commands);
      for (const { close } of tabs) close();
      cleanup();
    }),
    { numRuns: 300 },
  );
});
