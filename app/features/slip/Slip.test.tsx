import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../../testing/dialogs.ts";
import { emptyStorage, slipData, storedLines } from "../../../testing/slip.ts";
import { interpolate } from "../../text/interpolate.ts";
import { countText } from "../../text/numbers.ts";
import { BulkQuote } from "./BulkQuote.tsx";
import { PackButtons } from "./PackButtons.tsx";
import { slipWith } from "./Slip.tsx";
import { createSlip, SlipStoreContext } from "./store.ts";

const { words } = slipData;
const both = { "haldi.50gm": 1, "jeera.1kg": 1 };
const Slip = slipWith(slipData);

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

/** Opens a page with a card and the bulk button, as after a click on a link. */
const show = (options = {}) =>
  render(
    <SlipStoreContext value={store}>
      <PackButtons
        product={{
          slug: "jeera",
          name: "Jeera",
          price: { text: "1kg", packs: [{ id: "1kg", text: "1kg", grams: 1000 }] },
        }}
        label="Packs"
        words={words}
      />
      <BulkQuote label="Bulk quote" message="" />
      <Slip offersLast />
    </SlipStoreContext>,
    options,
  );
const strip = () => screen.getByRole("complementary", { name: words.title });
/** The open dialog, else the page: jsdom does not hide the strip behind the dialog. */
const view = () => within(screen.queryByRole("dialog") ?? document.body);
const button = (name: string) => view().getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const named = (sentence: string, name: string, pack: string) => interpolate(sentence, { name, pack });
const counted = (count: number) => countText(words.count, count, "en");

/** Opens the dialog of a slip with both packs. */
async function open() {
  show();
  act(() => store.addLines(both));
  await press(words.see);
}
const sheet = () => within(screen.getByRole("dialog"));
const numbers = () => [...screen.getByRole("dialog").querySelectorAll<HTMLInputElement>("ol input")];
const firstNumber = () => numbers()[0] as HTMLInputElement;

test("a whole number in any script changes the count; other input is rejected with a message", async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  for (const [typed, shown] of [
    ["१२ पैक", "12"],
    ["two", "12"],
    ["100000", "12"],
    ["3{Enter}", "3"],
  ] as const) {
    await userEvent.clear(firstNumber());
    await userEvent.type(firstNumber(), typed);
    await userEvent.tab();
    expect(firstNumber().value).toBe(shown);
    const unread = interpolate(words.unread, { typed, most: "99999", count: "12" });
    expect(screen.queryAllByText(unread)).toHaveLength(/two|100000/.test(typed) ? 1 : 0);
  }
  expect(storedLines()).toBe("haldi.50gm.3_jeera.1kg");
});

test("less ends at one; what × takes off is put back at its place, and two presses take one line", async () => {
  await open();
  const less = named(words.less, "Haldi", "50gm");
  await press(less);
  await press(less);
  expect([storedLines(), button(less).getAttribute("aria-disabled")]).toEqual(["haldi.50gm_jeera.1kg", "true"]);
  const rows = () => [...screen.getByRole("dialog").querySelectorAll("ol > li")];
  const [, second] = rows();
  await press(named(words.remove, "Haldi", "50gm"));
  expect([storedLines(), rows()[1]]).toEqual(["jeera.1kg", second]);
  const putBack = sheet().getByRole("button", { name: words.putBack });
  expect(document.activeElement).toBe(putBack);
  expect(rows()[0]?.contains(putBack)).toBe(true);
  await userEvent.click(putBack);
  expect(storedLines()).toBe("haldi.50gm_jeera.1kg");
  // By zero, too; and until the next change.
  await userEvent.clear(firstNumber());
  await userEvent.type(firstNumber(), "0{Enter}");
  await press(named(words.more, "Jeera", "1kg"));
  expect([storedLines(), sheet().queryByRole("button", { name: words.putBack })]).toEqual(["jeera.1kg.2", null]);
});

test("the sheet shows each dish with its grams and takes one off; a second number says what it replaced", async () => {
  show();
  const dal = { slug: "dal", people: 200, needs: { "haldi.g": 23 } };
  act(() => store.putDish({ slug: "rice", people: 100, needs: { "haldi.g": 23, "turmeric.g": 75 } }, "", String));
  act(() => store.putDish(dal, "", String));
  act(() => store.putDish({ ...dal, people: 40 }, "", (before) => `was ${before}`));
  expect(strip().textContent).toContain("was 200");
  expect(strip().textContent).toContain(
    counted(1) +
      interpolate(words.both, {
        packs: interpolate(words.weight, { weight: interpolate(words.grams, { count: "50" }) }),
        rest: interpolate(words.loose, { weight: interpolate(words.grams, { count: "75" }) }),
      }),
  );
  await press(words.see);
  const name = interpolate(words.dishFor, { name: slipData.dishes.rice, count: "100" });
  expect(screen.getByText(name).closest("li")?.textContent).toContain("Haldi 23gm; Turmeric 75gm");
  await press(interpolate(words.takeOffNamed, { name }));
  expect(numbers().map(({ value }) => value)).toEqual(["1"]);
  await press(words.putBack);
  expect(numbers().map(({ value }) => value)).toEqual(["1", "75"]);
});

test("if the browser stores nothing, the strip says so at the first press, and the slip works on this page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  show();
  act(() => store.addLines(both));
  expect(strip().textContent).toContain(words.notStored);
  act(() => store.addLines(both));
  expect(strip().textContent).toContain(counted(4));
  // What is repeated on what is stored is the press, not the time of the repetition.
  vi.useFakeTimers({ now: new Date("2026-11-26T10:00") });
  act(() => store.setSent());
  const { last } = store.state();
  vi.setSystemTime(new Date("2026-11-26T10:05"));
  act(() => store.addLines(both));
  expect(store.state().last?.filed).toBe(last?.filed);
});

test("what another tab stores meanwhile stays: without its event, after a failed write, and at the same instant", async () => {
  show();
  const other = createSlip();
  other.syncWithStorage(slipData.shelf);
  act(() => store.addLines({ "haldi.50gm": 1 }));
  other.addLines({ "jeera.1kg": 1 });
  act(() => store.addLines({ "haldi.50gm": 1 }));
  expect(storedLines()).toBe("haldi.50gm.2_jeera.1kg");

  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  act(() => store.addLines({ "haldi.50gm": 1 }));
  full.mockRestore();
  other.addLines({ "jeera.1kg": 1 });
  act(() => store.addLines({ "haldi.50gm": 1 }));
  expect(storedLines()).toBe("haldi.50gm.4_jeera.1kg.2");

  // Both have read before either has stored.
  const waiting: (() => void)[] = [];
  const request = async (_: string, run: () => void) => void waiting.push(run);
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: { request } } }));
  act(() => store.addLines({ "haldi.50gm": 1 }));
  other.addLines({ "jeera.1kg": 1 });
  expect(strip().textContent).toContain(counted(7));
  act(() => {
    for (const run of waiting.splice(0)) run();
  });
  expect(storedLines()).toBe("haldi.50gm.5_jeera.1kg.3");

  // Putting back would undo what came from the other tab, too.
  act(() => store.changeLine("haldi.50gm", 0, "Taken off"));
  button(words.putBack);
  other.addLines({ "jeera.1kg": 1 });
  act(() => {
    for (const run of waiting.splice(0).reverse()) run();
  });
  expect([storedLines(), screen.queryByRole("button", { name: words.putBack })]).toEqual(["jeera.1kg.4", null]);

  // A tab that only opens the slip renews it: in its turn, too.
  createSlip().syncWithStorage(slipData.shelf);
  expect(waiting.splice(0)).toHaveLength(1);

  // Behind another app, a page may end before its turn.
  act(() => store.addLines({ "haldi.50gm": 1 }));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(storedLines()).toBe("jeera.1kg.4_haldi.50gm");
});
