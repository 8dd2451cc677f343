import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDialogs } from "../../testing/dialogs";
import { readContent } from "../content/read.server";
import { interpolate } from "../interpolate";
import { countText } from "../numbers";
import { Slip } from "./Slip";
import { emptySlip } from "./slip";
import { addToSlip, archiveSlip, changeSlip, closeSheet } from "./store";

const words = { ...readContent().controlWords["order-slip"], bulk: "How much is it?" };
const shelf = {
  haldi: { name: "Haldi", otherName: "", packs: { "50gm": "50gm" } },
  jeera: { name: "Jeera", otherName: "", packs: { "1kg": "1kg" } },
};
const choices = ["haldi.50gm", "jeera.1kg"];

beforeEach(() => {
  addDialogs();
  // The slip's state is global, so earlier tests may have changed it.
  localStorage.clear();
  act(() => {
    changeSlip({ ...emptySlip, last: undefined, replaced: undefined, isStored: true });
    closeSheet();
  });
});
afterEach(() => vi.restoreAllMocks());

/** Opens the dialog of a slip with both packs. */
async function open() {
  render(<Slip shelf={shelf} words={words} otherLanguage="hi" offersLast />);
  act(() => addToSlip(choices, ""));
  await userEvent.click(screen.getByRole("button", { name: words.see }));
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
  render(<Slip shelf={shelf} words={words} otherLanguage="hi" offersLast />);
  act(() => addToSlip([...choices, "jeera.loose"], ""));
  const strip = screen.getByRole("complementary");
  expect(strip.textContent).toContain(countText(words.count, 3, "en"));
  expect(strip.textContent).toContain(interpolate(words.kilos, { count: "11.05" }));
});

/** A shared slip, as share-link.ts stores it. */
const receive = (shared: string) =>
  localStorage.setItem("slip", JSON.stringify({ ...JSON.parse(localStorage.getItem("slip") ?? "{}"), shared }));

const storedLines = () => JSON.parse(localStorage.getItem("slip") ?? "{}").lines;
const show = () => render(<Slip shelf={shelf} words={words} otherLanguage="hi" offersLast />);

test("a notice says that a shared slip has unknown packs, until the slip changes", () => {
  receive("gone.50gm_haldi.50gm");
  show();
  expect(screen.getByRole("status").textContent).toContain(words.unknown);
  act(() => addToSlip(choices, ""));
  expect(screen.getByRole("status").textContent).not.toContain(words.unknown);
  expect(storedLines()).toBe("haldi.50gm.2_jeera.1kg");
});

test.each([
  ["equal to one's own", "haldi.50gm"],
  ["of products that are all unknown", "gone.50gm"],
  ["that is empty", ""],
])("a shared slip %s replaces nothing", (_, shared) => {
  act(() => addToSlip(["haldi.50gm"], ""));
  receive(shared);
  show();
  expect(storedLines()).toBe("haldi.50gm");
  expect(screen.queryByText(words.replaced)).toBeNull();
});

test("the slip and the last order expire after 60 days", () => {
  const days = (count: number) => Date.now() - count * 24 * 60 * 60_000;
  const stored = (age: number) => ({
    lines: "haldi.50gm",
    changed: days(age),
    last: { lines: "jeera.1kg", names: {}, filed: days(age) },
  });
  localStorage.setItem("slip", JSON.stringify(stored(61)));
  const { unmount } = show();
  expect(screen.queryByRole("complementary")).toBeNull();
  unmount();
  localStorage.setItem("slip", JSON.stringify(stored(59)));
  show();
  screen.getByText(countText(words.count, 1, "en"));
});

test("repeating the last order lists the packs that are no longer sold", async () => {
  show();
  act(() => addToSlip(choices, ""));
  act(archiveSlip);
  cleanup();
  render(<Slip shelf={{ haldi: shelf.haldi }} words={words} otherLanguage="hi" offersLast />);
  const [repeat = ""] = words.repeat.split("{date}").sort((a, b) => b.length - a.length);
  await userEvent.click(screen.getByRole("button", { name: containing(repeat) }));
  expect(storedLines()).toBe("haldi.50gm");
  expect(screen.getByRole("complementary").textContent).toContain(interpolate(words.gone, { names: "Jeera, 1kg" }));
});
