import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { cookAlong } from "../../recipe/cook-along";
import { cookAlongData } from "../../recipe/cook-along-data";
import { recipeLines } from "../../recipe/recipe-lines";
import { interpolate } from "../../ui/interpolate";
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
const ticks = (card: Card) =>
  card.getAllByRole<HTMLInputElement>("checkbox", { hidden: true }).filter(({ name }) => name);

const [, facts] = content.recipes;
if (!facts) throw new Error("There is no second recipe");

beforeEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, "", "/recipes");
});

test("the servings among a card's facts follow the choice of servings", () => {
  const card = open();
  expect(servesOf(card)).toBe(String(facts.serves));
  fireEvent.click(more(card));
  expect(servesOf(card)).toBe(String(facts.serves + 1));
});

test("a reload keeps servings and ticks, and what else the history entry holds", () => {
  history.replaceState({ scrolled: 7 }, "");
  const card = open();
  fireEvent.click(more(card));
  fireEvent.click(ticks(card)[1] as HTMLElement);
  const reloaded = open();
  expect(servesOf(reloaded)).toBe(String(facts.serves + 1));
  expect(
    ticks(reloaded)
      .map(({ checked }) => checked)
      .slice(0, 3),
  ).toEqual([false, true, false]);
  expect(history.state).toMatchObject({ scrolled: 7 });
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

test("the link to the PDF says for how many it is, whatever servings the card is set to", () => {
  const download = { kind: "download", label: "Save", href: "/dal.pdf", fileName: "dal.pdf" } as const;
  const lists = recipeLines(content, facts);
  render(<RecipeCard recipe={{ ...facts, ...lists, download, share: control }} words={words} isOpen={false} />);
  cookAlong(document, data);
  const card = within(screen.getByRole("article"));
  fireEvent.click(more(card));
  const link = card.getByRole("link", { name: /Save/ });
  expect(link.textContent).toBe(interpolate(words.pdf.link, { action: "Save", serves: String(facts.serves) }));
  expect(link.ariaLabel).toBe(interpolate(words.actionFor, { action: link.textContent ?? "", name: facts.title }));
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
