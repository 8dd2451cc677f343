import { act, render } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../../testing/dialogs.ts";
import { emptyStorage, slipDataIn } from "../../../testing/slip.ts";
import type { Language } from "../../site/languages.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText, numberText } from "../../text/numbers.ts";
import { slipWith } from "./Slip.tsx";
import { createSlip, type SlipStore, SlipStoreContext } from "./store.ts";

/*
 * Random sequences of what visitors do, in two tabs and both languages, against a simple model of what they asked for.
 * After each step, the open sheet of each tab and its message show the model. A tab is a slip of its own over the same
 * storage; it hears of the other by the browser's event, or not, as on a frozen phone.
 */

type Counts = Record<string, number>;

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
/** A tab: its own slip, in one language, with the sheet open. */
interface Tab {
  store: SlipStore;
  language: Language;
  view: HTMLElement;
  close: () => void;
}

const data = { en: slipDataIn("en"), hi: slipDataIn("hi") };

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
  does: (store: SlipStore) => unknown,
  means: (model: Model) => void,
  isPossible: (model: Model) => boolean = () => true,
): Step => ({
  check: isPossible,
  async run(model, real) {
    act(() => void does((real.tabs[tab] as Tab).store));
    means(model);
    if (isNothing(model.now)) model.now.opened = undefined;
    expectAgreement(model, real, tab);
  },
  toString: () => `${name} in tab ${tab}`,
});

/** The grams of a pack, or of a gram. The weight of the smallest pack is not known. */
const grams: Counts = {
  "haldi.50gm": 50,
  "haldi.100gm": 100,
  "haldi.10kg": 10_000,
  "jeera.1kg": 1000,
  "turmeric.g": 1,
  "turmeric.any": 0,
};

/** What a tab must show, in the words of its language. */
function expected({ now }: Model, language: Language) {
  const { shelf, words, dishes } = data[language];
  const weight = (sum: number) =>
    sum < 1000
      ? interpolate(words.grams, { count: numberText(sum, language) })
      : interpolate(words.kilos, { count: numberText(sum / 1000, language) });
  const namesOf = (choice: string) => {
    const [slug, id] = choice.split(".") as ["haldi", "50gm"]; // Stands for all; the shelf has them.
    return { name: shelf[slug].name, pack: shelf[slug].packs[id]?.text ?? "" };
  };
  const text = (choice: string, count: number) => {
    const { loose, any, line } = words.message;
    const sentence = choice.endsWith(".g") ? loose : choice.endsWith(".any") ? any : line;
    return interpolate(sentence, { ...namesOf(choice), count: String(count), kilos: weight(count) });
  };
  const lines = Object.entries(total(now));
  const packs = lines.reduce((sum, [choice, count]) => sum + (choice.endsWith(".g") ? 1 : count), 0);
  const sum = weight(lines.reduce((sum, [choice, count]) => sum + (grams[choice] ?? 0) * count, 0));
  const texts = (counts: Counts) => Object.entries(counts).map(([choice, count]) => text(choice, count));
  return {
    lines: lines.map(([choice, count]) => `${interpolate(words.number, namesOf(choice))}: ${count}`).sort(),
    dishes: Object.entries(now.dishes)
      .map(([slug, { people, packs }]) => {
        const name = dishes[slug as keyof typeof dishes];
        return [interpolate(words.dishFor, { name, count: String(people) }), ...texts(packs).sort()].join("; ");
      })
      .sort(),
    sum: lines.length > 0 ? countText(words.count, packs, language) + interpolate(words.weight, { weight: sum }) : "",
    words: now.words,
    isAsked: now.opened !== undefined,
    message: isNothing(now)
      ? []
      : [
          words.message.opening,
          ...texts(total(now)).sort(),
          ...(lines.length > 0 ? [interpolate(words.message.total, { weight: sum })] : []),
          ...(now.words ? [interpolate(words.message.also, { also: now.words })] : []),
        ],
  };
}

const textsOf = (view: Element, selector: string) =>
  Array.from(view.querySelectorAll(selector), ({ textContent }) => textContent);

/** The text of the message. */
const messageOf = (view: Element) => {
  const link = view.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  return link ? (new URL(link.href).searchParams.get("text") ?? "") : "";
};

/** What a tab shows: its sheet, and its message without the slip's URL. */
function shown({ view, language }: Tab) {
  const { words } = data[language];
  const lines = Array.from(view.querySelectorAll("ol input"), (field) => {
    const { ariaLabel, value } = field as HTMLInputElement;
    return `${ariaLabel ?? field.getAttribute("aria-label")}: ${value}`;
  });
  const [opening, ...message] = messageOf(view)
    .split("\n")
    .filter((line) => line && !line.includes("?slip="));
  const isLine = (line: string) => /^\d+\. /.test(line);
  const numbered = message.filter(isLine);
  expect(numbered.map((line) => Number.parseInt(line, 10))).toEqual(numbered.map((_, index) => index + 1));
  return {
    lines: lines.sort(),
    dishes: Array.from(view.querySelectorAll("ul > li"), (dish) => {
      const packs = textsOf(dish, "span").flatMap((text) => text.split("; ").filter(Boolean));
      return [...textsOf(dish, "b"), ...packs.sort()].join("; ");
    }).sort(),
    sum: textsOf(view, "footer > p")
      .join("")
      .replace(words.askSent + words.startNew + words.notYet, ""),
    words: view.querySelector("textarea")?.value,
    isAsked: textsOf(view, "footer b").includes(words.askSent),
    message: opening
      ? [
          opening,
          ...numbered.map((line) => line.replace(/^\d+\. /, "")).sort(),
          ...message.filter((line) => !isLine(line)),
        ]
      : [],
  };
}

function expectAgreement(model: Model, real: Real, tab: number): void {
  // The tab that acted has it already; the other one hears of it.
  const acted = real.tabs[tab] as Tab;
  expect(shown(acted)).toEqual(expected(model, acted.language));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "site:slip" })));
  for (const tab of real.tabs) expect(shown(tab)).toEqual(expected(model, tab.language));
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
      (store) => store.add([choice], "pack"),
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
      (store) => store.putDish(slug, people, entries(packsFor(slug, people)), "dish"),
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
      (store) => store.changeLine(choice, count),
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
      (store) => store.takeDishOff(slug),
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
      (store) => store.startNew(),
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
      (store) => store.addLines(entries(counts), ""),
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
      (store) => store.addLast(),
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
      (store) => store.putBack(store.clear()),
      () => {},
      ({ now }) => !isNothing(now),
    ),
  ),
  tab.map((tab) => ({
    check: () => true,
    async run(model, real) {
      const { language, close } = real.tabs[tab] as Tab;
      close();
      real.tabs[tab] = openTab(language === "en" ? "hi" : "en");
      expectAgreement(model, real, tab);
    },
    toString: () => `close tab ${tab}, and open it anew in the other language`,
  })),
  tab.map((tab) =>
    step(
      "empty",
      tab,
      (store) => store.clear(),
      (model) => Object.assign(model, { now: nothing(), isAdded: false }),
    ),
  ),
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

beforeEach(() => {
  addDialogs();
  emptyStorage();
  vi.stubGlobal("CloseWatcher", class {}); // Without it, both tabs would use the one history.
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("message and sheet are what the visitor asked for, whatever they did, in two tabs and both languages", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00") });
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: "max" }), async (commands) => {
      localStorage.clear();
      vi.setSystemTime(new Date("2026-11-26T10:00"));
      const model: Model = { now: nothing(), isAdded: false };
      const tabs: Real["tabs"] = [openTab("en"), openTab("hi")];
      try {
        await fc.asyncModelRun(() => ({ model, real: { tabs } }), commands);
      } finally {
        for (const { close } of tabs) close();
      }
    }),
    { numRuns: 30 },
  );
});
