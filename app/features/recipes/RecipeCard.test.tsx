import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { readStored, writeStored } from "../../islands/storage.ts";
import { RecipeCards } from "./RecipeCards.tsx";
import { spicesOf } from "./recipe-lines.ts";

const content = readContent();
const { recipes: words } = content.pages;
const control = { kind: "none", label: "Does nothing" } as const;
const recipes = content.recipes.map((recipe) => ({
  ...recipe,
  spices: spicesOf(content, recipe),
  drawing: undefined,
  download: control,
  share: control,
}));

/** The second card, as a visitor finds it. */
function open() {
  render(<RecipeCards recipes={recipes} words={words} />);
  return within(screen.getAllByRole("article").at(1) as HTMLElement);
}

type Card = ReturnType<typeof open>;

const servesOf = (card: Card) => card.getAllByRole("definition").at(-1)?.textContent;
const more = (card: Card) => card.getByRole("button", { name: words.cookAlong.more, hidden: true });
type Recipe = (typeof content.recipes)[number];
const [{ slug: firstSlug }, facts] = content.recipes as [Recipe, Recipe];

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/recipes");
});

test("servings change even if storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  const card = open();
  await userEvent.click(more(card));
  expect(servesOf(card)).toBe(String(facts.serves + 1));
});

test("a fragment with a recipe's slug opens its ingredients and steps, on load and on hashchange", () => {
  const isOpen = () =>
    [...document.querySelectorAll(`#${facts.slug} details`)].map((details) => details.matches("[open]"));
  open();
  expect(isOpen()).toEqual([false, false]);
  location.hash = facts.slug;
  act(() => void dispatchEvent(new Event("hashchange")));
  expect(isOpen()).toEqual([true, true]);
  document.body.replaceChildren();
  open();
  expect(isOpen()).toEqual([true, true]);
});

const anything = (value: unknown) => value;

/** Hydrates the cards after a visitor has used them. */
function hydrateAfter(use: (card: (slug: string) => HTMLElement) => void) {
  const cards = <RecipeCards recipes={recipes} words={words} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(cards);
  const card = (slug: string) => container.querySelector(`#${slug}`) as HTMLElement; // Just rendered.
  use(card);
  render(cards, { container, hydrate: true });
  return {
    boxes: [...card(facts.slug).querySelectorAll<HTMLInputElement>("[type=checkbox]")],
    folds: (slug: string) => Array.from(card(slug).querySelectorAll("details"), ({ open }) => open),
  };
}

test("a box that was checked before hydration stays checked, together with the stored ones", () => {
  const [first = "", second = ""] = facts.ingredients.map(({ id }) => id);
  writeStored("ticks", [second], facts.slug);
  const { boxes } = hydrateAfter((card) => card(facts.slug).querySelector<HTMLElement>(`[name="${first}"]`)?.click());
  expect(boxes.flatMap(({ name, checked }) => (checked ? name : []))).toEqual([first, second]);
  expect(readStored("ticks", anything, facts.slug)).toEqual([first, second]);
});

test("a checkbox that is restored after a hydration mismatch does not overwrite the stored ones", () => {
  const [first = "", second = ""] = facts.ingredients.map(({ id }) => id);
  writeStored("ticks", [second], facts.slug);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`#${facts.slug} [type=checkbox]`)];
  function Restored() {
    useLayoutEffect(() => boxes()[0]?.click(), []);
    return <RecipeCards recipes={recipes} words={words} />;
  }
  render(<Restored />);
  expect(boxes().flatMap(({ name, checked }) => (checked ? name : []))).toEqual([first, second]);
  expect(readStored("ticks", anything, facts.slug)).toEqual([first, second]);
});

test("details are open as stored, except those that were toggled before hydration", () => {
  writeStored("folds", [false, true], firstSlug);
  writeStored("folds", [false, false], facts.slug);
  const { folds } = hydrateAfter((card) => card(facts.slug).querySelectorAll("details")[1]?.toggleAttribute("open"));
  expect([folds(firstSlug), folds(facts.slug)]).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(readStored("folds", anything, facts.slug)).toEqual([false, true]);
});

test.each([
  ["navigate", true],
  ["reload", false],
  ["back_forward", false],
])("a card that the address names was closed; %s opens it: %s", (type, isOpened) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
  location.hash = firstSlug;
  writeStored("folds", [false, false], firstSlug);
  expect(hydrateAfter(() => {}).folds(firstSlug)).toEqual([isOpened, isOpened]);
});

test("a page restored from the back/forward cache takes over changes of other pages of the tab", () => {
  const [first = "", second = ""] = facts.ingredients.map(({ id }) => id);
  const { boxes, folds } = hydrateAfter((card) =>
    card(facts.slug).querySelector<HTMLElement>(`[name="${first}"]`)?.click(),
  );
  writeStored("ticks", [second], facts.slug);
  writeStored("folds", [false, false], firstSlug);
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(boxes.flatMap(({ name, checked }) => (checked ? name : []))).toEqual([second]);
  expect(folds(firstSlug)).toEqual([false, false]);
});

test("the drawn spice box has the spices of the dish", () => {
  open();
  for (const recipe of content.recipes) {
    const card = document.getElementById(recipe.slug) as HTMLElement; // Just rendered.
    const full = [...card.querySelectorAll<SVGElement>("circle[fill]")];
    expect(full.map(({ dataset }) => dataset.spice)).toEqual(recipe.spices.map(({ id }) => id));
  }
});
