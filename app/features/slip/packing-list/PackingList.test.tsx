import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../../../testing/dialogs.ts";
import { emptyStorage, slipData } from "../../../../testing/slip.ts";
import { interpolate } from "../../../text/interpolate.ts";
import { type SlipOnPage, slipWith } from "../Slip.tsx";
import { createSlip, SlipStoreContext } from "../store.ts";

const { words, packing } = slipData;
const Slip = slipWith(slipData);
let store = createSlip();

beforeEach(() => {
  addDialogs();
  emptyStorage();
  store = createSlip();
  visit("haldi.50gm.3_jeera.1kg_gone.50gm.4");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const visit = (list: string, name = "list") =>
  history.replaceState(null, "", `/products?q=dal&${name}=${encodeURIComponent(list)}`);
const open = (onPage: Partial<SlipOnPage> = {}) =>
  render(
    <SlipStoreContext value={store}>
      <Slip offersLast {...onPage} />
    </SlipStoreContext>,
  );
const list = () => within(screen.getByRole("dialog", { name: new RegExp(packing.title) }));
const box = (name: string) => list().getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}`) });
const checked = () =>
  list()
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ checked }) => checked);
const reply = () => {
  const link = list().queryByRole<HTMLAnchorElement>("link", { name: new RegExp(`^${packing.reply}`) });
  return link && new URL(link.href).searchParams.get("text");
};
const line = (name: string, pack: string, count: string) => interpolate(words.message.line, { name, pack, count });

test("tabs of one list show each other's ticks", async () => {
  open();
  await userEvent.click(box("Haldi"));
  const [{ list: id }] = JSON.parse(localStorage.getItem("site:packed") ?? "");
  localStorage.setItem("site:packed", JSON.stringify([{ list: id, ticked: ["gone.50gm.4"] }]));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "site:packed" })));
  expect(checked()).toEqual([false, false, true]);
});

test("a browser that keeps no ticks is named", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  open();
  await userEvent.click(box("Haldi"));
  list().getByText(words.notStored);
});

test("an answer with prices adds up as one types, is remembered for the next order with its day, and can be forgotten", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-03T10:00") });
  const price = (name: string) => list().getByRole<HTMLInputElement>("textbox", { name: new RegExp(name) });
  const withPrices = () => userEvent.click(list().getByRole("button", { name: packing.prices }));
  const { unmount } = open();
  await withPrices();
  expect(reply()).toBeNull(); // Nothing has a price yet.
  await userEvent.type(price("Haldi"), "१२०.५०");
  await userEvent.type(price("Jeera"), "?");
  list().getByText(packing.noPrice);
  expect(price("Jeera").getAttribute("aria-invalid")).toBe("true");
  expect(price("Haldi").closest("li")?.textContent).toContain("₹361.50");
  expect(list().getByText("₹361.50", { selector: "footer b" })).toBeDefined();
  const unpriced = `${line("Jeera", "1kg", "1")}; ${line("gone", "50gm", "4")}`;
  expect(reply()).toContain(interpolate(packing.answer.unpriced, { lines: unpriced }));
  expect(JSON.parse(localStorage.getItem("site:prices") ?? "")).toEqual({
    "haldi.50gm": { paise: 12_050, time: Date.now() },
  });
  unmount();
  visit("7K4M_haldi.50gm");
  open();
  await withPrices();
  expect(price("Haldi").value).toBe("120.50");
  list().getByText(interpolate(packing.since, { date: "3 December" }));
  expect(reply()).toContain(interpolate(packing.answer.total, { sum: "₹120.50" }));
  await userEvent.click(list().getByRole("button", { name: packing.forgetPrices }));
  expect([price("Haldi").value, localStorage.getItem("site:prices"), reply()]).toEqual(["", null, null]);
});

test("a stored price of another shape is none", async () => {
  const stored = { "haldi.50gm": { paise: "12", time: 1 }, "jeera.1kg": { paise: 1.5, time: 1 }, "gone.50gm": 5 };
  localStorage.setItem("site:prices", JSON.stringify(stored));
  open();
  await userEvent.click(list().getByRole("button", { name: packing.prices }));
  expect(
    list()
      .getAllByRole<HTMLInputElement>("textbox")
      .map(({ value }) => value),
  ).toEqual(["", "", ""]);
});
