import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { resetSlip, storedLines } from "../../../testing/slip.ts";
import { readContent } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { RecipeCards } from "../recipes/RecipeCards.tsx";

const content = readContent();
const words = { ...content.pages.recipes, order: { label: "Put all on the slip", see: "See it" } };
// Not today's words: the family may write anything.
const dabba = {
  title: "What is there?",
  lead: "Press.",
  count: { one: "{count} dish of {all}", other: "{count} dishes of {all}" },
  none: "Not one dish yet",
  complete: "All there",
  missing: "Not there: {names}",
  put: "Put the rest on the slip",
  clear: "Empty it",
};
const names: Readonly<Record<string, string>> = { haldi: "Haldi", mirch: "Mirch", jeera: "Jeera" };
const control = { kind: "none", label: "Does nothing" } as const;
const dish = (slug: string, ...spices: string[]) => ({
  ...(content.recipes[0] as (typeof content.recipes)[number]),
  slug,
  title: slug,
  spices: spices.map((id) => ({
    ...{ id, name: names[id] ?? id, card: undefined, amount: 1, unit: "tsp" as const },
    pack: id === "haldi" ? undefined : "50gm", // Haldi is no product.
  })),
  drawing: undefined,
  download: control,
  share: control,
});
const recipes = [dish("dal", "haldi", "mirch", "jeera"), dish("chole", "mirch", "haldi"), dish("rice", "jeera")];
const cards = <RecipeCards {...{ recipes, words }} additions={{ dabba: { words: dabba } as never }} />;

const order = () => screen.getAllByRole("article").map(({ id }) => id);
const bowl = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const card = (slug: string) => within(document.getElementById(slug) as HTMLElement); // Just rendered.
const putOn = (slug: string, label = dabba.put) => card(slug).queryByRole("button", { name: new RegExp(label) });

beforeEach(() => {
  resetSlip();
  history.replaceState(null, "", "/recipes");
});

test("filled bowls bring the dishes up for which they are enough; the others say what is missing", async () => {
  render(cards);
  expect(order()).toEqual(["dal", "chole", "rice"]);
  expect(screen.queryByText(/Not there/)).toBeNull();
  await userEvent.click(bowl("Jeera"));
  expect(order()).toEqual(["rice", "dal", "chole"]);
  screen.getByText(interpolate(dabba.count.one, { count: "1", all: "3" }));
  expect(location.search).toBe("?have=jeera");
  card("rice").getByText(dabba.complete);
  card("chole").getByText(interpolate(dabba.missing, { names: "Mirch, Haldi" }));
  expect(putOn("rice")).toBeNull();
  expect(document.activeElement).toBe(bowl("Jeera"));
  await userEvent.click(bowl("Mirch"));
  await userEvent.click(bowl("Jeera"));
  expect(order()).toEqual(["chole", "rice", "dal"]);
  screen.getByText(dabba.none);
});

test("one press puts only what is missing on the slip, also what is no product", async () => {
  render(cards);
  await userEvent.click(bowl("Mirch"));
  await userEvent.click(putOn("dal") as HTMLElement);
  expect(storedLines()).toBe("haldi.any_jeera.50gm");
});

test("an emptied dabba leaves cards and URL as they were, with the focus on its first bowl", async () => {
  history.replaceState(null, "", "/recipes?a=b&have=jeera_mirch#rice");
  render(cards);
  expect([bowl("Jeera").checked, bowl("Mirch").checked, bowl("Haldi").checked]).toEqual([true, true, false]);
  await userEvent.click(screen.getByRole("button", { name: dabba.clear }));
  expect(order()).toEqual(["dal", "chole", "rice"]);
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  expect(location.search + location.hash).toBe("?a=b#rice");
  expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
  expect(putOn("rice", words.order.label)).not.toBeNull();
});

test("a bowl that was filled before hydration is added to those of the URL", () => {
  history.replaceState(null, "", "/recipes?have=mirch");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(cards);
  container.querySelector<HTMLElement>("[name=haldi]")?.click();
  render(cards, { container, hydrate: true });
  expect(order()).toEqual(["chole", "dal", "rice"]);
  expect(new Set(new URLSearchParams(location.search).get("have")?.split("_"))).toEqual(new Set(["mirch", "haldi"]));
});

test("Back to an address with other bowls fills those", async () => {
  history.replaceState(null, "", "/recipes?have=jeera");
  render(cards);
  history.pushState(null, "", "#rice");
  await userEvent.click(bowl("Jeera"));
  const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    history.back();
    await back;
  });
  expect(bowl("Jeera").checked).toBe(true);
  expect(order()[0]).toBe("rice");
});

test("without the words of the dabba there are no bowls", () => {
  render(<RecipeCards {...{ recipes, words }} />);
  expect(screen.queryByText(dabba.title)).toBeNull();
});
