import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../../testing/dialogs.ts";
import { emptyStorage, slipData, storedLines } from "../../../testing/slip.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText } from "../../text/numbers.ts";
import { PackButtons } from "./PackButtons.tsx";
import { slipWith } from "./Slip.tsx";
import type { SlipData } from "./slip.ts";
import { createSlip, SlipStoreContext } from "./store.ts";

const { words } = slipData;
const choices = ["haldi.50gm", "jeera.1kg"];

let store = createSlip();

beforeEach(() => {
  addDialogs();
  emptyStorage();
  store = createSlip();
  history.replaceState(null, "", "/about");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(shelf: SlipData["shelf"] = slipData.shelf) {
  const Slip = slipWith({ ...slipData, shelf });
  return render(
    <SlipStoreContext value={store}>
      <Slip offersLast />
    </SlipStoreContext>,
  );
}
const strip = () => screen.getByRole("complementary", { name: words.title });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const counted = (count: number) => countText(words.count, count, "en");
const hour = 60 * 60_000;
const day = 24 * hour;

/** Opens the dialog of a slip with both packs. */
async function open() {
  show();
  act(() => store.add(choices, ""));
  await press(words.see);
}

/** Not a regular expression, because words of the content may have characters that are special in one. */
const containing = (words: string) => (name: string) => name.includes(words.trim());

const numbers = () => screen.getAllByRole<HTMLInputElement>("textbox").slice(0, -3);

test("a whole number in any script changes the count; other input is rejected with a message", async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  for (const [typed, shown] of [
    ["१२", "12"],
    ["two", "12"],
    ["1.5", "12"],
    ["0012", "12"],
    ["୧୨", "12"],
    ["3{Enter}", "3"],
  ] as const) {
    const [first] = numbers() as [HTMLInputElement];
    await userEvent.clear(first);
    await userEvent.type(first, typed);
    await userEvent.tab();
    expect(numbers()[0]?.value).toBe(shown);
    const unread = interpolate(words.unread, { typed, count: "12" });
    expect(screen.queryAllByText(unread)).toHaveLength(/two|\./.test(typed) ? 1 : 0);
  }
  expect(storedLines()).toBe("haldi.50gm.3_jeera.1kg");
});

test("after a line is removed, the focus moves to its neighbour, after the last one to the title", async () => {
  // Beside the cards of the page, whose packs are inert behind the dialog.
  const price = { text: "1kg", packs: [{ id: "1kg", text: "1kg", grams: 1000 }] };
  render(<PackButtons product={{ slug: "jeera", name: "Jeera", price }} label="Packs" words={words} />);
  await open();
  const [first] = numbers() as [HTMLInputElement];
  await userEvent.clear(first);
  await userEvent.type(first, "0");
  await userEvent.tab();
  const remove = screen.getByRole("button", { name: words.remove.replace("{name}", "Jeera").replace("{pack}", "1kg") });
  expect(document.activeElement).toBe(remove);
  await userEvent.click(remove);
  expect(numbers()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  screen.getByText(words.empty);
  expect(screen.queryByRole("link", { name: containing(words.send) })).toBeNull();
});

test("the strip counts loose goods as one pack, and adds their kilos to the weight", () => {
  show();
  act(() => store.add([...choices, "jeera.loose"], ""));
  const strip = screen.getByRole("complementary");
  expect(strip.textContent).toContain(countText(words.count, 3, "en"));
  expect(strip.textContent).toContain(interpolate(words.kilos, { count: "11.05" }));
});

const looseTurmeric = (count: string) =>
  interpolate(words.message.loose, { name: "Turmeric", kilos: interpolate(words.grams, { count }) });

test("the sheet shows the dishes with their packs, and takes one off; lines by hand stay", async () => {
  show();
  act(() => {
    store.addLines(new Map([["haldi.50gm", 3]]), "");
    store.putDish("rice", 100, new Map(Object.entries({ "haldi.50gm": 2, "turmeric.g": 75 })), "");
    store.putDish("dal", 40, new Map([["jeera.1kg", 1]]), "");
  });
  await press(words.see);
  const [rice = "", dal = ""] = (["rice", "dal"] as const).map((slug) =>
    interpolate(words.dishFor, { name: slipData.dishes[slug], count: slug === "rice" ? "100" : "40" }),
  );
  const item = screen.getByText(rice).closest("li");
  expect(item?.textContent).toContain(interpolate(words.message.line, { name: "Haldi", pack: "50gm", count: "2" }));
  expect(item?.textContent).toContain(looseTurmeric("75"));
  expect(numbers().map(({ value }) => value)).toEqual(["5", "75", "1"]);
  await press(interpolate(words.takeOffDish, { name: rice }));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  expect(numbers().map(({ value }) => value)).toEqual(["3", "1"]);
  screen.getByText(dal);
});

test("what does not fit is named in the strip, with the reason, until the next change", () => {
  show();
  const sixty = Array.from({ length: 60 }, (_, n) => [`n${n}.1kg`, 1] as const);
  act(() => store.addLines(new Map(sixty), ""));
  act(() => store.putDish("rice", 60, new Map([["turmeric.g", 20]]), ""));
  expect(strip().textContent).toContain(
    interpolate(words.bounded, { count: "999", lines: "60", names: looseTurmeric("20") }),
  );
  act(() => store.clear());
  act(() => store.add(choices, ""));
  expect(strip().textContent).not.toContain("Turmeric");
});

test("if the browser stores nothing, the strip says so at the first press, and the slip works on this page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  show();
  act(() => store.add(choices, ""));
  expect(strip().textContent).toContain(words.notStored);
  act(() => store.add(choices, ""));
  expect(strip().textContent).toContain(counted(4));
});

test("a press adds to what another tab has stored meanwhile, even without its event", () => {
  show();
  act(() => store.add(["haldi.50gm"], ""));
  const stored = JSON.parse(localStorage.getItem("site:slip") ?? "");
  stored.lines = "haldi.50gm_jeera.1kg.4";
  localStorage.setItem("site:slip", JSON.stringify(stored));
  act(() => store.add(["haldi.50gm"], ""));
  expect(storedLines()).toBe("haldi.50gm.2_jeera.1kg.4");
});

test("after WhatsApp was opened, the strip asks whether it was sent: not yet keeps the slip, yes files it", async () => {
  show();
  act(() => store.add(choices, ""));
  expect(screen.queryByText(words.askSent)).toBeNull();
  act(() => store.setOpened(true));
  screen.getByText(words.askSent);
  await press(words.notYet);
  expect(screen.queryByText(words.askSent)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.see }));
  act(() => store.setOpened(true));
  await press(words.startNew);
  expect(storedLines()).toBe("");
  // The last one is offered, and has the focus.
  expect(document.activeElement).toBe(screen.getByRole("button", { name: containing(repeatWords) }));
});

const [repeatWords = ""] = words.repeat.split("{date}").sort((a, b) => b.length - a.length);

test.each([
  ["minutes later, the same day", "2026-11-26T10:00", 20 * 60_000, false],
  ["seven hours later", "2026-11-26T10:00", 7 * hour, true],
  ["soon, but on another day", "2026-11-26T22:30", 2 * hour, true],
  ["eight days later", "2026-11-26T10:00", 8 * day, true],
  ["after the clock was set back by a year", "2026-11-26T10:00", -365 * day, true],
])("a press after the slip was opened: %s", async (_, opened, later, isNew) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(opened) });
  show();
  act(() => store.add(["jeera.1kg"], ""));
  act(() => store.setOpened(true));
  vi.setSystemTime(new Date(opened).getTime() + later);
  act(() => store.add(["haldi.50gm"], ""));
  expect(storedLines()).toBe(isNew ? "haldi.50gm" : "jeera.1kg_haldi.50gm");
  if (!isNew) return;
  // By the day on which it was opened, unless the clock was wrong.
  const date = dateOf(later > 0 ? new Date(opened) : new Date());
  expect(strip().textContent).toContain(interpolate(words.startedApart, { date }));
  await press(words.addToLast);
  expect(storedLines()).toBe("haldi.50gm_jeera.1kg");
  expect(screen.queryByText(words.addToLast)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.see }));
});

const dateOf = (date: Date) => new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long" }).format(date);

test("the last order can be added to packs that are on the slip, once", async () => {
  show();
  act(() => store.add(choices, ""));
  act(store.startNew);
  act(() => store.add(["haldi.50gm"], ""));
  await press(words.see);
  await userEvent.click(screen.getByRole("button", { name: containing(repeatWords) }));
  expect(storedLines()).toBe("haldi.50gm.2_jeera.1kg");
  expect(screen.queryByRole("button", { name: containing(repeatWords) })).toBeNull();
});

test("after the last order is forgotten, the focus is on the title of the page", async () => {
  show();
  act(() => store.add(choices, ""));
  act(store.startNew);
  const title = document.body.appendChild(document.createElement("h1"));
  await press(words.forget);
  expect(document.activeElement).toBe(title);
  title.remove();
});

test("repeating the last order lists the packs that are no longer sold", async () => {
  show();
  act(() => store.add(choices, ""));
  act(store.startNew);
  cleanup();
  show({ haldi: slipData.shelf.haldi });
  await userEvent.click(screen.getByRole("button", { name: containing(repeatWords) }));
  expect(storedLines()).toBe("haldi.50gm");
  expect(strip().textContent).toContain(interpolate(words.gone, { names: "Jeera, 1kg" }));
});

test("a slip that was open when the browser dropped the page opens again", () => {
  history.replaceState({ isDialog: true }, "");
  act(() => store.add(choices, ""));
  show();
  screen.getByRole("dialog", { name: (name) => name.includes(words.title) });
});
