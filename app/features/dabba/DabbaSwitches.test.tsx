import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { interpolate } from "../../text/interpolate.ts";
import type { Recipe } from "../recipes/additions.ts";
import { DabbaAroundCards } from "./DabbaAroundCards.tsx";

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
/** A dish with no more than what the dabba reads. */
const dish = (slug: string, ...spices: string[]) =>
  ({ slug, spices: spices.map((id) => ({ id, name: names[id] ?? id })) }) as unknown as Recipe;
const recipes = [dish("dal", "haldi", "mirch", "jeera"), dish("chole", "mirch", "haldi"), dish("rice", "jeera")];
/** The cards with no more than what the dabba says of them. */
const cards = (
  <DabbaAroundCards own={{ words: dabba }} recipes={recipes}>
    {(sorted, noteOn) =>
      sorted.map((recipe) => {
        const note = noteOn(recipe);
        return (
          <article key={recipe.slug} id={recipe.slug}>
            {note?.text}
            {note && note.missing.length > 0 ? <p>{`${note.put}: ${note.missing.join(", ")}`}</p> : null}
          </article>
        );
      })
    }
  </DabbaAroundCards>
);

const order = () => screen.getAllByRole("article").map(({ id }) => id);
const bowl = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const card = (slug: string) => within(document.getElementById(slug) as HTMLElement); // Just rendered.
const putOn = (slug: string) => card(slug).queryByText(new RegExp(dabba.put));

beforeEach(() => {
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

test("a card names only what is missing, to be ordered", async () => {
  render(cards);
  await userEvent.click(bowl("Mirch"));
  expect(putOn("dal")?.textContent).toBe(`${dabba.put}: haldi, jeera`);
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
  expect(document.getElementById("rice")?.textContent).toBe("");
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
