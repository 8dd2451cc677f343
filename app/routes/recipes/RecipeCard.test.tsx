import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { cookAlong } from "../../recipe/cook-along";
import { cookAlongData } from "../../recipe/cook-along-data";
import { recipeLines } from "../../recipe/recipe-lines";
import { RecipeCard } from "./RecipeCard";

const content = readContent();
const words = content.pages.recipes;
const data = cookAlongData(content);
const control = { kind: "none", label: "Does nothing" } as const;

/** The cards as a visitor finds them, with their script. */
function open() {
  document.body.replaceChildren();
  for (const recipe of content.recipes)
    render(
      <RecipeCard
        recipe={{ ...recipe, ...recipeLines(content, recipe), download: control, share: control }}
        words={words}
        isOpen={false}
      />,
    );
  cookAlong(document, data);
  return within(screen.getAllByRole("article")[1] as HTMLElement);
}

type Card = ReturnType<typeof open>;

const servesOf = (card: Card) => card.getAllByRole("definition").at(-1)?.textContent;
const more = (card: Card) => card.getByRole("button", { name: words.cookAlong.more, hidden: true });
const [, facts] = content.recipes;
if (!facts) throw new Error("There is no second recipe");

beforeEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, "", "/recipes");
});

test("servings change even where the browser refuses to keep them", () => {
  vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener("error", onError);
  const card = open();
  fireEvent.click(more(card));
  removeEventListener("error", onError);
  expect([servesOf(card), onError.mock.calls]).toEqual([String(facts.serves + 1), []]);
});

test("the address of a recipe opens its ingredients and steps, at once or later", () => {
  const isOpen = () =>
    [...document.querySelectorAll(`#${facts.slug} details`)].map((details) => details.matches("[open]"));
  open();
  expect(isOpen()).toEqual([false, false]);
  location.hash = facts.slug;
  fireEvent(window, new Event("hashchange"));
  expect(isOpen()).toEqual([true, true]);
  open();
  expect(isOpen()).toEqual([true, true]);
  expect(document.querySelectorAll("details[open]")).toHaveLength(2);
});

test("the bowls of the drawn spice box are those of the dish's spices", () => {
  for (const recipe of content.recipes) {
    const card = { ...recipe, ...recipeLines(content, recipe), download: control, share: control };
    const { container } = render(<RecipeCard recipe={card} words={content.pages.recipes} isOpen />);
    const full = [...container.querySelectorAll<SVGElement>("circle[fill]")];
    expect(full.map(({ dataset }) => dataset.spice)).toEqual(recipe.spices.map(({ id }) => id));
  }
});
