import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { offerServings } from "./servings";

const words = {
  language: "en",
  units: {
    g: "g",
    kg: "kg",
    ml: "ml",
    l: "l",
    cup: { one: "cup", other: "cups" },
    tbsp: "tbsp",
    tsp: "tsp",
    pinch: "pinch",
  },
  amountsFor: { one: "For {count} guest", other: "For {count} guests" },
} as const;
const onion = { one: "onion", other: "onions" };
const lines = [
  { amount: 0.5, unit: "tsp" },
  { amount: 1, unit: "cup" },
  { amount: 2, what: onion },
] as const;

beforeEach(() => {
  document.body.innerHTML = `<article>
    <dl><dt>Serves</dt><dd>4</dd></dl>
    <div role="group" data-servings hidden>
      <button data-step="-1">Fewer</button><output>For 4 guests</output><button data-step="1"><i>More</i></button>
    </div>
    <ul>
      <li><b data-measure>½ tsp</b> <a href="/products#cumin">Cumin</a></li>
      <li><b data-measure>1 cup</b> <span>rice</span></li>
      <li><b data-measure>2</b> <span>onions</span></li>
      <li><span>A handful of coriander</span></li>
    </ul>
  </article>`;
  offerServings(document.body, { serves: 4, lines }, words);
});

/** The lines as read, with plain spaces. */
const read = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace("\u00a0", " "));
const press = (name: string, times: number) => {
  for (let pressed = 0; pressed < times; pressed++) fireEvent.click(screen.getByText(name));
};
const chosen = () => screen.getByRole("status").textContent;

test("the choice of servings appears, for as many as the recipe is written for", () => {
  expect(screen.getByRole("group").hidden).toBe(false);
  expect(chosen()).toBe("For 4 guests");
});

test("more servings change amounts, units and counted names; lines without an amount stay", () => {
  press("More", 4);
  expect(chosen()).toBe("For 8 guests");
  expect(read()).toEqual(["1 tsp Cumin", "2 cups rice", "4 onions", "A handful of coriander"]);
});

test("fewer servings too, and a link in a line stays a link", () => {
  press("Fewer", 3);
  expect(chosen()).toBe("For 1 guest");
  expect(read()).toEqual(["¼ tsp Cumin", "¼ cup rice", "½ onion", "A handful of coriander"]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/products#cumin");
});

test("back at the recipe's own servings, every line is as written", () => {
  const written = read();
  press("More", 3);
  press("Fewer", 3);
  expect(read()).toEqual(written);
});

test("the recipe's own servings stay among its facts", () => {
  press("More", 2);
  expect(screen.getByRole("definition").textContent).toBe("4");
});

test("at one and at twelve servings, the button that leads no further says so and does nothing", () => {
  press("Fewer", 10);
  expect(chosen()).toBe("For 1 guest");
  expect(screen.getByText("Fewer").ariaDisabled).toBe("true");
  press("More", 1);
  expect(screen.getByText("Fewer").ariaDisabled).toBeNull();
  press("More", 20);
  expect(chosen()).toBe("For 12 guests");
  expect(screen.getByText("More").closest("button")?.ariaDisabled).toBe("true");
});

test("the place between the buttons is no button", () => {
  fireEvent.click(screen.getByRole("status"));
  expect(chosen()).toBe("For 4 guests");
});
