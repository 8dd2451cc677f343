import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPrice } from "../../content/packs.ts";
import { readContent } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { ForMany } from "./ForMany.tsx";

const content = readContent();
const { cookAlong } = content.pages.recipes;
// Not today's words: the family may write anything.
const units = { g: "g", kg: "kg", ml: "ml", l: "l", cup: "cup", tbsp: "tbsp", tsp: "tsp", pinch: "pinch" };
const words = {
  ...content["for-many"],
  byEye: "by eye",
  pack: "{count} × {pack}",
  loose: "or {weight} loose",
  notWeighed: "Not weighed: {names}",
};
const control = { kind: "none", label: "Does nothing" } as const;
const masala = {
  gramsPerTeaspoon: 2,
  packs: readPrice("50gm, 100gm, 500gm, 10kg")?.packs,
};

const recipe = {
  ...(content.recipes[0] as (typeof content.recipes)[number]),
  slug: "curry",
  serves: 4,
  spices: [
    { id: "masala", name: "Masala", card: "/products#masala", amount: 1.5, unit: "tbsp" as const },
    { id: "haldi", name: "Haldi", card: undefined, amount: 1, unit: "tsp" as const },
  ],
  ingredients: [
    { id: "rice", name: "rice", amount: 2, unit: "cup" as const, gramsEach: 200 },
    { id: "water", name: "water", amount: 1, unit: "cup" as const },
    { id: "leaves", name: "a few leaves" },
  ],
  drawing: undefined,
  download: control,
  share: control,
};

/** The packs of each press on the button that orders them. */
let ordered: Record<string, number>[] = [];
const orderDish: ComponentProps<typeof ForMany>["orderDish"] = (people, lines, label) => (
  <button type="button" onClick={() => ordered.push({ people, ...Object.fromEntries(lines) })}>
    {label}
  </button>
);

beforeEach(() => {
  sessionStorage.clear();
  ordered = [];
});

afterEach(() => vi.unstubAllGlobals());

function open(pantry: ComponentProps<typeof ForMany>["own"]["pantry"] = { masala, haldi: { gramsPerTeaspoon: 3 } }) {
  return render(
    <ForMany
      {...{ recipe, units, orderDish }}
      own={{ words, pantry }}
      amountsFor={cookAlong.amountsFor}
      onToggle={() => {}}
    />,
  );
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.people, hidden: true });
const lines = () => screen.queryAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
const put = () => screen.queryByRole("button", { name: words.put, hidden: true });
const count = (text: string, count: number) => interpolate(words.pack, { count: String(count), pack: text });

test("spices are counted in grams and packs, the rest in kilos and litres", async () => {
  open();
  expect(lines()).toEqual([]);
  await userEvent.type(field(), "५००");
  const [first, second, ...rest] = lines();
  expect(first).toContain(`1.15\u00a0${units.kg}Masala`);
  for (const text of [count("500gm", 2), count("100gm", 1), count("50gm", 1)]) expect(first).toContain(text);
  expect(first).toContain(interpolate(words.loose, { weight: `1.15\u00a0${units.kg}` }));
  expect(second).toBe(`380\u00a0${units.g}Haldi`);
  expect(rest.slice(0, 3)).toEqual([
    `50\u00a0${units.kg}rice`,
    `30\u00a0${units.l}water`,
    `${words.byEye}a few leaves`,
  ]);
  expect(rest.slice(3)).toEqual(words.notes);
});

test("one press orders the packs, and spices that are no products by weight", async () => {
  open();
  await userEvent.type(field(), "500");
  await userEvent.click(put() as HTMLElement);
  await userEvent.clear(field());
  await userEvent.type(field(), "40");
  await userEvent.click(put() as HTMLElement);
  expect(ordered).toEqual([
    { people: 500, "masala.500gm": 2, "masala.100gm": 1, "masala.50gm": 1, "haldi.g": 380 },
    { people: 40, "masala.100gm": 1, "haldi.g": 30 },
  ]);
});

test("a spice that nobody weighed is in spoons, and then no packs are offered", async () => {
  open({ masala, haldi: {} });
  await userEvent.type(field(), "100");
  const [first, second] = lines();
  expect(first).not.toContain("×");
  expect(second).toMatch(/Haldi$/);
  expect(second).not.toContain(units.kg);
  screen.getByText(interpolate(words.notWeighed, { names: "Haldi" }));
  expect(put()).toBeNull();
});

test.each(["12", "501", "0", "-40", "1.5", "many"])(
  "%s people are refused with a sentence, and nothing is counted",
  async (typed) => {
    open();
    await userEvent.type(field(), typed);
    await userEvent.tab();
    screen.getByText(words.range);
    expect(field().value).toBe(typed);
    expect(lines()).toEqual([]);
  },
);

test("the amounts are copied, or shared, as a text with every line", async () => {
  const copied = vi.fn((_: string) => Promise.resolve());
  const shareSheet = vi.fn((_: ShareData) => Promise.resolve());
  open();
  await userEvent.type(field(), "५०० लोग");
  vi.stubGlobal("navigator", { clipboard: { writeText: copied }, share: shareSheet });
  const button = (name: string) => screen.getByRole("button", { name, hidden: true });
  const share = interpolate(words.share, { count: "500" });
  fireEvent.click(button(words.copy));
  await screen.findByText(words.copied);
  const list = [
    interpolate(words.list, { name: recipe.title, count: "500" }),
    "",
    words.spices,
    `1.15\u00a0${units.kg} Masala: ${[count("500gm", 2), count("100gm", 1), count("50gm", 1)].join(", ")}`,
    `380\u00a0${units.g} Haldi`,
    "",
    words.others,
    `50\u00a0${units.kg} rice`,
    `30\u00a0${units.l} water`,
    `${words.byEye} a few leaves`,
  ].join("\n");
  expect(copied).toHaveBeenCalledExactlyOnceWith(list);
  fireEvent.click(button(share));
  await waitFor(() => expect(shareSheet).toHaveBeenCalledExactlyOnceWith({ text: list }));
  // Where a browser blocks both, the text is there to copy by hand.
  vi.stubGlobal("navigator", {});
  for (const name of [words.copy, share]) {
    fireEvent.click(button(name));
    await screen.findByText(words.selected);
    const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.copy, hidden: true });
    expect([text.value, document.activeElement]).toEqual([list, text]);
  }
});

test("packs hold the exact need, although the weight is shown rounded", async () => {
  open({ masala: { ...masala, gramsPerTeaspoon: 0.8 }, haldi: { gramsPerTeaspoon: 3 } });
  // 1.5 tbsp × 57 / 4 × 2.4 g = 51.3 g
  await userEvent.type(field(), "57");
  expect(lines()[0]).toContain(`50\u00a0${units.g}`);
  expect(lines()[0]).toContain(count("100gm", 1));
});

test.each(["100 people", "१०० लोग", "100.", "for 100"])("%j is 100 people", async (typed) => {
  open();
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field().value).toBe(typed);
  expect(screen.queryByText(words.range)).toBeNull();
  expect(lines()[0]).toContain(`230\u00a0${units.g}`);
  expect(lines().length).toBeGreaterThan(0);
});

test("the number survives a reload", async () => {
  const { unmount } = open();
  await userEvent.type(field(), "13");
  unmount();
  open();
  expect(field().value).toBe("13");
  expect(lines().length).toBeGreaterThan(0);
});
