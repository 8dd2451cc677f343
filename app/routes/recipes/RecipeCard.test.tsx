import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { spicesOf } from "../../recipe/recipe-lines";
import { remember } from "../../storage";
import { RecipeCards } from "./RecipeCards";

const content = readContent();
const words = content.pages.recipes;
const control = { kind: "none", label: "Does nothing" } as const;
const recipes = content.recipes.map((recipe) => ({
  ...recipe,
  spices: spicesOf(content, recipe),
  drawing: undefined,
  order: undefined,
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
const [, facts] = content.recipes;
if (!facts) throw new Error("There is no second recipe");

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/recipes");
});

test("servings change even where the browser refuses to keep them", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  const card = open();
  await userEvent.click(more(card));
  expect(servesOf(card)).toBe(String(facts.serves + 1));
});

test("the address of a recipe opens its ingredients and steps, at once or later", () => {
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

test("a box that was ticked before the code loaded stays ticked, beside those that the tab remembers", () => {
  const [first = "", second = ""] = facts.ingredients.map(({ id }) => id);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" }] as never);
  remember(`recipe ${facts.slug}`, { servings: facts.serves, ticked: [second] });
  const cards = <RecipeCards recipes={recipes} words={words} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(cards);
  const boxes = () => [...container.querySelectorAll<HTMLInputElement>(`#${facts.slug} [type=checkbox]`)];
  for (const box of boxes()) box.checked = box.name === first;
  render(cards, { container, hydrate: true });
  expect(boxes().flatMap(({ name, checked }) => (checked ? name : []))).toEqual([first, second]);
});

test("the bowls of the drawn spice box are those of the dish's spices", () => {
  open();
  for (const recipe of content.recipes) {
    const card = document.getElementById(recipe.slug) as HTMLElement; // Just rendered.
    const full = [...card.querySelectorAll<SVGElement>("circle[fill]")];
    expect(full.map(({ dataset }) => dataset.spice)).toEqual(recipe.spices.map(({ id }) => id));
  }
});
