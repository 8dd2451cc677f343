import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyStorage, storedLines } from "../../../testing/slip.ts";
import { readContent } from "../../content/read.server.ts";
import { readStored, writeStored } from "../../islands/storage.ts";
import { interpolate } from "../../text/interpolate.ts";
import { RecipeCards } from "./RecipeCard.tsx";
import { recipeCards } from "./recipe-cards.server.ts";

const content = readContent();
const { cookAlong } = content.pages.recipes;
const launch = recipeCards({ ...content, hasExtras: true });
const facts = launch.recipes[1] as (typeof launch.recipes)[number];

/** The second card, as a visitor finds it. */
function open(cards = launch) {
  render(<RecipeCards {...cards} />);
  return within(screen.getAllByRole("article").at(1) as HTMLElement);
}

type Card = ReturnType<typeof open>;

const servesOf = (card: Card) => Number(card.getAllByRole("definition").at(-1)?.textContent);
const more = (card: Card) => card.getByRole("button", { name: cookAlong.more, hidden: true });
const field = (card: Card) => card.getByRole<HTMLInputElement>("textbox", { name: cookAlong.people, hidden: true });
const areOpen = () => [...document.querySelectorAll(`#${facts.slug} details`)].map((part) => part.matches("[open]"));

/** Another address of this page, as by a link or Back. */
function goTo(path: string) {
  history.replaceState(null, "", path);
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
}

beforeEach(() => {
  vi.restoreAllMocks();
  emptyStorage();
  history.replaceState(null, "", "/recipes");
  vi.spyOn(window, "scrollBy").mockReturnValue();
});

test("an address opens its dish for its number of people, on load, by a link and by Back", () => {
  const card = open();
  expect([areOpen(), servesOf(card)]).toEqual([[false, false], facts.serves]);
  goTo(`/recipes?for=250#${facts.slug}`);
  expect([areOpen(), servesOf(card), field(card).value]).toEqual([[true, true], 250, "250"]);
  // A dialog that closes goes back to the same address.
  for (const part of document.querySelectorAll<HTMLDetailsElement>(`#${facts.slug} details`)) part.open = false;
  goTo(`/recipes?for=250#${facts.slug}`);
  expect(areOpen()).toEqual([false, false]);
  goTo(`/recipes#${facts.slug}`);
  expect(servesOf(card)).toBe(facts.serves);
  goTo("/recipes?for=250#another");
  expect(servesOf(card)).toBe(facts.serves);
  document.body.replaceChildren();
  history.replaceState(null, "", `/recipes?for=13#${facts.slug}`);
  const loaded = open();
  expect([areOpen(), servesOf(loaded)]).toEqual([[true, true], 13]);
});

test.each([
  ["501", 50],
  ["many", facts.serves],
])("%s people are refused with a sentence, and the amounts stay", async (text, people) => {
  const card = open();
  await userEvent.type(field(card), text);
  await userEvent.tab();
  card.getByText(interpolate(cookAlong.range, { most: "500", count: String(people) }));
  expect([servesOf(card), field(card).value]).toEqual([people, text]);
  await userEvent.click(more(card));
  expect([servesOf(card), field(card).value]).toEqual([people + 1, String(people + 1)]);
});

test("for few people, one button puts a dish's spices on the slip in their smallest packs, once", async () => {
  const card = open();
  const action = launch.forMany?.words.putSpices ?? "";
  const name = interpolate(content.pages.recipes.actionFor, { action, name: facts.title });
  await userEvent.click(card.getByRole("button", { name }));
  const smallest = storedLines();
  for (const { id } of facts.spices) expect(smallest).toContain(`${id}.`);
  await userEvent.click(card.getByRole("button", { name }));
  expect(storedLines()).toBe(smallest);
});

const anything = (value: unknown) => value;
const [first = "", second = ""] = facts.ingredients.map(({ id }) => id);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`#${facts.slug} [type=checkbox]`)];
const ticked = () => boxes().flatMap(({ name, checked }) => (checked ? name : []));

/** Hydrates the cards after a visitor has ticked the first ingredient. */
function hydrateTicked() {
  const cards = <RecipeCards {...launch} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(cards);
  boxes()[0]?.click();
  render(cards, { container, hydrate: true });
}

test("a box that was ticked before hydration stays ticked, together with the stored ones", () => {
  writeStored("ticks", [second], facts.slug);
  hydrateTicked();
  expect(ticked()).toEqual([first, second]);
  expect(readStored("ticks", anything, facts.slug)).toEqual([first, second]);
});
