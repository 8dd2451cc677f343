import { isDeepStrictEqual } from "node:util";
import { act, fireEvent, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../../testing/dialogs.ts";
import { emptyStorage, slipDataIn } from "../../../testing/slip.ts";
import { readPrice } from "../../content/packs.ts";
import type { Language } from "../../site/languages.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { fewestPacks } from "../packs/fewest-packs.ts";
import { takeDishOff } from "./order.ts";
import { readList } from "./packing-list/list.ts";
import { slipWith } from "./Slip.tsx";
import { createSlip, type SlipStore, SlipStoreContext } from "./store.ts";

/*
 * Random sequences of what visitors do, in two tabs and both languages, against a simple model of what they asked for.
 * After each step, the open sheet of each tab and its message show the model. A tab is a slip of its own over the same
 * storage; it hears of the other by the browser's event, or not, as on a frozen phone.
 */

type Counts = Record<string, number>;

/** An order as the visitor thinks of it: what they put there by hand, and for which dishes. */
interface Asked {
  /** From the first time that it leaves the page. */
  name: string;
  hand: Counts;
  dishes: Record<string, { people: number; needs: Counts }>;
  day: string;
  words: string;
  price: boolean;
}
interface Slips {
  now: Asked;
  /** As it left the page: this order, or the one before. */
  last?: { asked: Asked; time: number } | undefined;
}
interface Model extends Slips {
  /** The names of all orders so far. */
  names: Set<string>;
  /** What "Put it back" brings back, in the tab that changed it. */
  before?: { tab: number; slips: Slips } | undefined;
}
interface Real {
  tabs: [Tab, Tab];
}
/** A tab: its own slip, in one language, with the sheet open. */
interface Tab {
  store: SlipStore;
  language: Language;
  view: HTMLElement;
  close: () => void;
}

const data = { en: slipDataIn("en"), hi: slipDataIn("hi") };
const packs = readPrice("50gm, 100gm, 10kg")?.packs ?? [];

const nothing = (): Asked => ({ name: "", hand: {}, dishes: {}, day: "", words: "", price: false });
const slipsOf = ({ now, last }: Slips): Slips => structuredClone({ now, last });
const isSent = ({ now, last }: Slips) => now.name !== "" && now.name === last?.asked.name;
const counts = (all: Counts): Counts => Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
const plus = (one: Counts, other: Counts): Counts => {
  const sums = { ...one };
  for (const [choice, count] of Object.entries(other)) sums[choice] = (sums[choice] ?? 0) + count;
  return sums;
};
const ofProduct = (all: Counts, choice: string): Counts =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other.split(".")[0] === choice.split(".")[0]));
const needsOf = (dishes: Asked["dishes"]) =>
  Object.values(dishes).reduce<Counts>((sum, { needs }) => plus(sum, needs), {});

/** What is ordered: packs by hand, and those for what the dishes need together. */
function total({ hand, dishes }: Asked): Counts {
  let sum = hand;
  for (const [need, grams] of Object.entries(needsOf(dishes)))
    if (need !== "haldi.g") sum = plus(sum, { [need]: grams });
    else for (const { pack, count } of fewestPacks(grams, packs)) sum = plus(sum, { [`haldi.${pack.id}`]: count });
  return sum;
}
const isNothing = (asked: Asked) => Object.keys(total(asked)).length === 0 && asked.words === "" && !asked.price;

/** Forgets dishes of which nothing is left. */
function settle(asked: Asked): void {
  for (const [slug, { needs }] of Object.entries(asked.dishes))
    if (Object.keys(needs).length === 0) delete asked.dishes[slug];
}

/** What was put after an order was sent. */
function later(now: Asked, sent: Asked): Asked {
  const left = structuredClone(now);
  // What the dishes need no longer was changed by hand since then, or taken off with its dish.
  const was = structuredClone(sent);
  for (const [slug, { needs }] of Object.entries(was.dishes))
    for (const need of Object.keys(needs)) if (now.dishes[slug]?.needs[need]) delete needs[need];
  for (const [choice, count] of Object.entries(total(was))) left.hand[choice] = (now.hand[choice] ?? 0) - count;
  left.hand = counts(left.hand);
  for (const [slug, { people }] of Object.entries(now.dishes))
    if (people === sent.dishes[slug]?.people) delete left.dishes[slug];
  if (now.words.startsWith(sent.words)) left.words = now.words.slice(sent.words.length);
  left.price = now.price && !sent.price;
  left.name = "";
  if (now.day === sent.day) left.day = "";
  return left;
}

function file(model: Slips): void {
  if (model.last && isSent(model)) model.now = later(model.now, model.last.asked);
}

/** A press that adds something. On a later visit, what was sent is filed first, which can be undone without the press. */
function adding(model: Model, tab: number, put: (asked: Asked) => void): void {
  const { last } = model;
  const isSameDay = last && new Date(last.time).toDateString() === new Date().toDateString();
  if (last && isSent(model) && (!isSameDay || Math.abs(Date.now() - last.time) > 6 * 60 * 60_000)) {
    const slips = slipsOf(model);
    put(slips.now);
    slips.last = { ...last, time: Date.now() };
    file(model);
    model.before = { tab, slips };
  }
  put(model.now);
}

/** What was done, in one of the tabs. */
type Step = fc.AsyncCommand<Model, Real>;
const step = (
  name: string,
  tab: number,
  does: (tab: Tab) => unknown,
  means: (model: Model) => void,
  {
    isPossible = () => true,
    canBeUndone = () => false,
  }: Partial<Record<"isPossible" | "canBeUndone", (model: Model) => boolean>> = {},
): Step => ({
  check: isPossible,
  async run(model, real) {
    const before = canBeUndone(model) ? { tab, slips: slipsOf(model) } : undefined;
    const [old, oldSlips] = [model.before, slipsOf(model)];
    act(() => void does(real.tabs[tab] as Tab));
    model.before = before;
    means(model);
    if (isNothing(model.now)) model.now = nothing();
    // A change that changes nothing leaves the other tab as it is.
    if (!model.before && old?.tab === 1 - tab && isDeepStrictEqual(oldSlips, slipsOf(model))) model.before = old;
    expectAgreement(model, real, tab);
  },
  toString: () => `${name} in tab ${tab}`,
});

/** What a tab must show, in the words of its language. */
function expected(model: Model, tab: number, language: Language) {
  const { now, last, before } = model;
  const { shelf, words, dishes } = data[language];
  const lines = Object.entries(total(now));
  const labelOf = (choice: string) => {
    const [slug, id] = choice.split(".") as ["haldi", "50gm"]; // Stands for all; the shelf has them.
    return interpolate(words.number, { name: shelf[slug].name, pack: shelf[slug].packs[id]?.text ?? "" });
  };
  const nameOf = ([slug, { people }]: [string, Asked["dishes"][string]]) =>
    interpolate(words.dishFor, { name: dishes[slug as keyof typeof dishes], count: String(people) });
  // In India, a day begins 5:30 hours before it does in UTC.
  const isPast = now.day < new Date(Date.now() + 5.5 * 60 * 60_000).toISOString().slice(0, 10);
  const isChanged = isSent(model) && !isDeepStrictEqual(now, last?.asked);
  const name = now.name || "new";
  return {
    lines: lines.map(([choice, count]) => `${labelOf(choice)}: ${count}`).sort(),
    dishes: [...Object.entries(now.dishes).map(nameOf), ...(now.price ? [words.price] : [])].sort(),
    words: now.words,
    day: isNothing(now) ? undefined : now.day,
    sentOrder: isSent(model) ? interpolate(words.sentOrder, now) : undefined,
    canBePutBack: before?.tab === tab,
    message: isNothing(now)
      ? undefined
      : {
          heading: interpolate(isChanged ? words.message.changed : words.message.order, { name }),
          opening: now.price ? words.bulk : words.message.opening,
          list: lines.length > 0 ? { name, neededBy: isPast ? "" : now.day, lines: sortedLines(lines) } : undefined,
        },
  };
}
const sortedLines = (lines: [choice: string, count: number][]) =>
  lines.map(([choice, count]) => `${choice}: ${count}`).sort();

const textsOf = (view: Element, selector: string) =>
  Array.from(view.querySelectorAll(selector), ({ textContent }) => textContent);
const dayField = (view: Element) => view.querySelector<HTMLInputElement>("[type=date]");
const linkTo = (view: Element, address: string) => view.querySelector<HTMLAnchorElement>(`a[href^="${address}"]`);
const messageIn = (view: Element) =>
  new URL(linkTo(view, "https://wa.me/")?.href ?? "https://wa.me/").searchParams.get("text") ?? "";

/** The order's name in the first line of the message. */
const nameIn = (view: Element) => /[2-9B-DF-HJ-NP-TV-XZ]{4}/.exec(messageIn(view))?.[0] ?? "";

/** What a tab shows: its sheet, and of its message the head and the list at its end. A name that no order has had is "new". */
function shown({ view, language }: Tab, { names }: Model) {
  const { words } = data[language];
  const lines = Array.from(view.querySelectorAll<HTMLInputElement>("ol input"), (field) => {
    return `${field.getAttribute("aria-label")}: ${field.value}`;
  });
  const name = nameIn(view);
  const named = (text: string) => (names.has(name) ? text : text.replace(name, "new"));
  const text = messageIn(view);
  const [heading = "", opening] = text.split("\n");
  const [, address] = text.split("?list=");
  const list = address ? readList(address) : undefined;
  return {
    lines: lines.sort(),
    dishes: textsOf(view, "ul > li > b").sort(),
    words: view.querySelector("textarea")?.value,
    day: dayField(view)?.value,
    sentOrder: textsOf(view, "footer b").find((text) => text === interpolate(words.sentOrder, { name })),
    canBePutBack: view.querySelector("dialog [data-put-back]") !== null,
    message: text
      ? {
          heading: named(heading),
          opening,
          list: list && {
            name: named(list.name),
            neededBy: list.neededBy,
            lines: sortedLines(list.lines.map(({ id, count }) => [id, count ?? 0])),
          },
        }
      : undefined,
  };
}

function expectAgreement(model: Model, real: Real, tab: number): void {
  // The tab that acted has it already; the other one hears of it.
  const acted = real.tabs[tab] as Tab;
  expect(shown(acted, model)).toEqual(expected(model, tab, acted.language));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "site:slip" })));
  for (const [index, tab] of real.tabs.entries())
    expect(shown(tab, model)).toEqual(expected(model, index, tab.language));
}

const tab = fc.constantFrom(0, 1);
const choice = fc.constantFrom("haldi.50gm", "haldi.100gm", "haldi.10kg", "jeera.1kg", "turmeric.any");
const slug = fc.constantFrom("rice", "dal");
const people = fc.constantFrom(13, 100, 200);
/** What a dish needs: of a product, of a spice by weight that is none, and of one that is counted. */
const needsFor = (slug: string, people: number): Counts =>
  slug === "rice"
    ? { "haldi.g": Math.ceil(people * 0.45), "turmeric.g": people }
    : { "haldi.g": Math.ceil(people * 0.3), "turmeric.any": 1 };
const textarea = (view: Element) => view.querySelector("textarea") as HTMLTextAreaElement;

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(tab, choice).map(([tab, choice]) =>
    step(
      `press ${choice}`,
      tab,
      ({ store }) => store.addLines({ [choice]: 1 }, { pressed: "pack" }),
      (model) => adding(model, tab, (asked) => (asked.hand = plus(asked.hand, { [choice]: 1 }))),
    ),
  ),
  fc.tuple(tab, slug, people).map(([tab, slug, people]) =>
    step(
      `${slug} for ${people}`,
      tab,
      ({ store }) => store.putDish({ slug, people, needs: needsFor(slug, people) }, "dish", (was) => `${was} before`),
      (model) =>
        adding(model, tab, (asked) => {
          const before = asked.dishes[slug]?.needs;
          const needs = needsFor(slug, people);
          for (const need of Object.keys(needs))
            if (before && !before[need] && Object.keys(ofProduct(asked.hand, need)).length > 0) delete needs[need];
          asked.dishes[slug] = { people, needs };
          settle(asked);
        }),
      { canBeUndone: ({ now }) => (now.dishes[slug]?.people ?? people) !== people },
    ),
  ),
  fc.tuple(tab, choice, fc.integer({ min: 0, max: 9 })).map(([tab, choice, count]) =>
    step(
      `change ${choice} to ${count}`,
      tab,
      ({ store }) => store.changeLine(choice, count, "taken off"),
      ({ now }) => {
        now.hand = counts({ ...now.hand, ...ofProduct(total(now), choice), [choice]: count });
        for (const { needs } of Object.values(now.dishes))
          for (const need of Object.keys(ofProduct(needs, choice))) delete needs[need];
        settle(now);
      },
      { isPossible: ({ now }) => choice in total(now), canBeUndone: () => count === 0 },
    ),
  ),
  fc.tuple(tab, slug).map(([tab, slug]) =>
    step(
      `take ${slug} off`,
      tab,
      ({ store }) => store.changeOrder((order) => takeDishOff(order, slug), { notice: "taken off", taken: slug }),
      ({ now }) => void delete now.dishes[slug],
      { isPossible: ({ now }) => slug in now.dishes, canBeUndone: () => true },
    ),
  ),
  fc.tuple(tab, fc.constantFrom("", "2 kg dhania", "2 kg dhania\nCall first")).map(([tab, words]) =>
    step(
      `write “${words}”`,
      tab,
      ({ view }) => fireEvent.change(textarea(view), { target: { value: words } }),
      (model) => (model.now.words = words),
      { isPossible: ({ now }) => now.words !== words },
    ),
  ),
  fc.tuple(tab, fc.constantFrom("", "2026-12-06", "2026-12-07")).map(([tab, day]) =>
    step(
      `need it by ${day}`,
      tab,
      ({ view }) => fireEvent.change(dayField(view) as Element, { target: { value: day } }),
      (model) => (model.now.day = day),
      { isPossible: ({ now }) => now.day !== day && !isNothing(now) },
    ),
  ),
  tab.map((tab) =>
    step(
      "ask for the bulk price",
      tab,
      ({ store }) => store.askForPrice(),
      (model) => adding(model, tab, (asked) => (asked.price = true)),
    ),
  ),
  tab.map((tab) =>
    step(
      "ask for no price",
      tab,
      ({ store }) =>
        store.changeOrder((order) => ({ ...order, asksPrice: false }), { notice: "taken off", taken: "price" }),
      ({ now }) => (now.price = false),
      { isPossible: ({ now }) => now.price, canBeUndone: () => true },
    ),
  ),
  fc.tuple(tab, fc.constantFrom("WhatsApp", "copy", "call")).map(([tab, way]) => {
    let name = "";
    return step(
      way,
      tab,
      ({ view, language }) => {
        const copy = Array.from(view.querySelectorAll("button")).find(
          ({ textContent }) => textContent === data[language].words.copy,
        );
        name = nameIn(view);
        fireEvent.click((way === "copy" ? copy : linkTo(view, way === "call" ? "tel:" : "https://wa.me/")) as Element);
      },
      (model) => {
        // Its own if it was sent before, otherwise one that no order has had.
        expect([model.now.name, model.names.has(name)]).toEqual(model.now.name ? [name, true] : ["", false]);
        model.now.name = name;
        model.names.add(name);
        model.last = { asked: structuredClone(model.now), time: Date.now() };
      },
      { isPossible: ({ now }) => !isNothing(now) },
    );
  }),
  tab.map((tab) =>
    step("new slip", tab, ({ store }) => store.fileSent("filed"), file, {
      isPossible: isSent,
      canBeUndone: () => true,
    }),
  ),
  fc.constantFrom(1, 7, 200).map((hours) => ({
    check: () => true,
    async run(model, real) {
      vi.setSystemTime(Date.now() + hours * 60 * 60_000);
      // The page is shown again, and with it whether the day has passed.
      act(() => void dispatchEvent(new StorageEvent("storage", { key: "site:slip" })));
      expectAgreement(model, real, 0);
    },
    toString: () => `come back after ${hours} hours`,
  })),
  fc.tuple(tab, fc.dictionary(choice, fc.integer({ min: 1, max: 9 }), { minKeys: 1 })).map(([tab, more]) =>
    step(
      `put the slip ${JSON.stringify(more)} on`,
      tab,
      ({ store }) => store.addLines(more),
      (model) => adding(model, tab, (asked) => (asked.hand = plus(asked.hand, more))),
    ),
  ),
  tab.map((tab) =>
    step(
      "add the last slip",
      tab,
      ({ store }) => store.addLast(),
      (model) => {
        const { hand, dishes, words, price } = structuredClone(model.last?.asked ?? nothing());
        const { now } = model;
        now.hand = plus(now.hand, hand);
        for (const [slug, { people, needs }] of Object.entries(dishes)) {
          const held = now.dishes[slug] ?? { people: 0, needs: {} };
          now.dishes[slug] = { people: held.people + people, needs: plus(held.needs, needs) };
        }
        now.words = now.words === words ? words : [now.words, words].filter(Boolean).join("\n");
        now.price ||= price;
        model.last = undefined;
      },
      { isPossible: (model) => model.last !== undefined && !isSent(model) },
    ),
  ),
  tab.map((tab) => ({
    check: () => true,
    async run(model, real) {
      const { language, close } = real.tabs[tab] as Tab;
      close();
      real.tabs[tab] = openTab(language === "en" ? "hi" : "en");
      if (model.before?.tab === tab) model.before = undefined;
      expectAgreement(model, real, tab);
    },
    toString: () => `close tab ${tab}, and open it anew in the other language`,
  })),
  tab.map((tab) =>
    step(
      "empty",
      tab,
      ({ store }) => store.clear("empty"),
      (model) => (model.now = nothing()),
      { isPossible: ({ now }) => !isNothing(now), canBeUndone: () => true },
    ),
  ),
  tab.map((tab) => {
    let slips: Slips | undefined;
    return step(
      "put it back",
      tab,
      ({ store }) => store.putBack(),
      (model) => Object.assign(model, { last: undefined }, slips),
      {
        isPossible: ({ before }) => before?.tab === tab,
        canBeUndone({ before }) {
          slips = before?.slips;
          return false;
        },
      },
    );
  }),
];

function openTab(language: Language): Tab {
  const store = createSlip();
  const Slip = slipWith(data[language]);
  const page = { language, phone: "1", address: "https://shop.example", newTab: "", chatNumber: "", origin: "" };
  const { container, unmount } = render(
    <PageContext value={page}>
      <SlipStoreContext value={store}>
        <Slip offersLast />
      </SlipStoreContext>
    </PageContext>,
    { container: document.body.appendChild(document.createElement("div")) },
  );
  act(store.openSheet);
  const close = () => {
    unmount();
    container.remove();
  };
  return { store, language, view: container, close };
}

const stopLinks = (event: Event) => event.preventDefault();

beforeEach(() => {
  addDialogs();
  emptyStorage();
  addEventListener("click", stopLinks);
  vi.stubGlobal("CloseWatcher", class {}); // Without it, both tabs would use the one history.
});
afterEach(() => {
  removeEventListener("click", stopLinks);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("message and sheet are what the visitor asked for, whatever they did, in two tabs and both languages", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00") });
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: "max" }), async (commands) => {
      localStorage.clear();
      vi.setSystemTime(new Date("2026-11-26T10:00"));
      const model: Model = { now: nothing(), names: new Set() };
      const tabs: Real["tabs"] = [openTab("en"), openTab("hi")];
      try {
        await fc.asyncModelRun(() => ({ model, real: { tabs } }), commands);
      } finally {
        for (const { close } of tabs) close();
      }
    }),
    { numRuns: 15 },
  );
});
