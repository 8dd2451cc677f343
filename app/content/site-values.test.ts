import { expect, test } from "vitest";
import type { SiteFacts } from "./facts";
import { siteValues, withSiteValues } from "./site-values";

const numbers = ["one", "two", "three"];
const counts = { products: 3, recipes: 14, states: 1, reached: 2, wanted: 1 };

function values(hours: SiteFacts["hours"]) {
  const site = { brand: { name: "Haldi House", hindi: "हल्दी" }, copyrightYear: 2001, hours } as SiteFacts; // All that it reads.
  const frame = { hours: "{days} {opens}–{closes} IST", closed: "{closedDays} closed", numbers };
  return siteValues({ language: "en", site, frame, counts });
}

test("hours are told in words, from the one place where they stand", () => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
  expect(values({ days: [...week], opens: "09:00", closes: "18:00" })).toMatchObject({
    hours: "Mon–Sat 9:00 AM–6:00 PM IST",
    days: "Mon–Sat",
    closed: "Sunday closed",
  });
});

test("days apart are told apart, in the order of the week", () => {
  expect(values({ days: ["Sunday", "Monday", "Tuesday", "Thursday"], opens: "00:15", closes: "12:30" })).toMatchObject({
    hours: "Mon–Tue, Thu, Sun 12:15 AM–12:30 PM IST",
    closed: "Wednesday, Friday, Saturday closed",
  });
});

test("a house open every day is never closed", () => {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
  expect(values({ days: [...days], opens: "09:00", closes: "18:00" })).toMatchObject({ days: "Mon–Sun", closed: "" });
});

test("counts are words as far as there are words, at the start of a sentence too", () => {
  expect(values({ days: ["Monday"], opens: "09:00", closes: "18:00" })).toMatchObject({
    products: "three",
    Products: "Three",
    productCount: "3",
    recipes: "14",
    Recipes: "14",
  });
});

test("values are filled in at any depth; what is filled in later stays", () => {
  const words = { a: ["{brand} {name}", { b: "© {year}" }], c: 1, d: undefined };
  const filled = withSiteValues(words, values({ days: ["Monday"], opens: "09:00", closes: "18:00" }));
  expect(filled).toEqual({ a: ["Haldi House {name}", { b: "© 2001" }], c: 1, d: undefined });
});
