import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { readContent } from "../content/read.server";
import { interpolate } from "../interpolate";
import { plural } from "../numbers";
import { Slip } from "./Slip";
import { emptySlip } from "./slip";
import { changeSlip, closeSheet, put } from "./store";

const words = { ...readContent().controlWords["order-slip"], bulk: "How much is it?" };
const shelf = {
  "haldi.50gm": { name: "Haldi", otherName: "", pack: "50gm" },
  "jeera.1kg": { name: "Jeera", otherName: "", pack: "1kg" },
};
const choices = Object.keys(shelf);

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  // The slip is that of the window, which other tests share.
  act(() => {
    changeSlip(emptySlip);
    closeSheet();
  });
});

/** The slip with both packs on it, its sheet open. */
async function open() {
  render(<Slip shelf={shelf} words={words} otherLanguage="hi" />);
  act(() => put(choices, ""));
  await userEvent.click(screen.getByRole("button", { name: words.see }));
}

const numbers = () => screen.getAllByRole<HTMLInputElement>("textbox").slice(0, -3);

test("a typed number is taken once it is whole, in any digits; what is no number changes nothing", async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  for (const [typed, shown] of [
    ["१२", "12"],
    ["two", "12"],
    ["3{Enter}", "3"],
  ] as const) {
    const [first] = numbers() as [HTMLInputElement];
    await userEvent.clear(first);
    await userEvent.type(first, typed);
    await userEvent.tab();
    expect(numbers()[0]?.value).toBe(shown);
  }
  expect(new URLSearchParams(location.search).get("slip")).toBe("haldi.50gm.3_jeera.1kg");
});

test("the focus moves to the neighbour of a removed line, and from the last one to the title", async () => {
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
  expect(screen.queryByRole("link", { name: new RegExp(`^${words.send}`) })).toBeNull();
});

test("the strip counts packs; what is sold loose is one, and weighs its kilos", () => {
  render(<Slip shelf={shelf} words={words} otherLanguage="hi" />);
  act(() => put([...choices, "jeera.loose"], ""));
  const strip = screen.getByRole("complementary");
  expect(strip.textContent).toContain(plural(words.count, 3, "en"));
  expect(strip.textContent).toContain(interpolate(words.kilos, { count: "11.05" }));
});

test("what an address asks for in vain is said, until the slip changes", () => {
  history.replaceState(null, "", "?slip=gone.50gm_haldi.50gm");
  render(<Slip shelf={shelf} words={words} otherLanguage="hi" />);
  expect(screen.getByRole("status").textContent).toContain(words.unknown);
  act(() => put(choices, ""));
  expect(screen.getByRole("status").textContent).not.toContain(words.unknown);
  expect(new URLSearchParams(location.search).get("slip")).toBe("haldi.50gm.2_jeera.1kg");
});
