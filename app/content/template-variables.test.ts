import { expect, test } from "vitest";
import type { ContentParts } from "./parts.ts";
import type { Site } from "./schema/site.ts";
import { fillIn, templateVariables } from "./template-variables.ts";

const numbers = ["one", "two", "three"];

function values(hours: Omit<Site["hours"], "daysWeAreClosed">, products = 3) {
  const site = { brand: { name: "Haldi House", hindi: "हल्दी" }, copyrightYear: 2001, hours } as Site; // The only fields that are read.
  const sources = {
    site,
    layout: { hours: "{days} {opens}–{closes} IST", closed: "{closedDays} closed", numbers },
    products: Array(products),
    recipes: Array(14),
    regions: [],
    pages: { distributors: { reach: { states: [], wanted: [] } } },
  } as unknown as ContentParts; // Only counted.
  return templateVariables(sources, "en");
}

test("opening hours are formatted as a sentence", () => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
  expect(values({ days: [...week], opens: "09:00", closes: "18:00" })).toMatchObject({
    hours: "Mon–Sat 9:00 AM–6:00 PM IST",
    days: "Mon–Sat",
    closed: "Sunday closed",
  });
});

test("days that do not follow each other are listed separately, in the order of the week", () => {
  expect(values({ days: ["Sunday", "Monday", "Tuesday", "Thursday"], opens: "00:15", closes: "12:30" })).toMatchObject({
    hours: "Mon–Tue, Thu, Sun 12:15 AM–12:30 PM IST",
    closed: "Wednesday, Friday, Saturday closed",
  });
});

test("counts are spelt out where content has the word, also at the start of a sentence", () => {
  expect(values({ days: ["Monday"], opens: "09:00", closes: "18:00" })).toMatchObject({
    products: "three",
    Products: "Three",
    productCount: "3",
    recipes: "14",
    Recipes: "14",
  });
});

test("variables are filled in at any depth; unknown ones stay for the components", () => {
  const words = { a: ["{brand} {name}", { b: "© {year}" }], c: 1, d: undefined };
  const filled = fillIn(words, values({ days: ["Monday"], opens: "09:00", closes: "18:00" }));
  expect(filled).toEqual({ a: ["Haldi House {name}", { b: "© 2001" }], c: 1, d: undefined });
});
