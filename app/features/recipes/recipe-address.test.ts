import { expect, test } from "vitest";
import { pathWithPeople, peopleIn, peopleInAddress, withDish } from "./recipe-address.ts";

const dal = { slug: "dal-tadka", serves: 5 };
const at = (path: string) => new URL(path, "https://shop.example");

test.each([
  ["250", 250],
  ["२५० लोग", 250],
  ["for 100", 100],
  ["501", undefined],
  ["many", undefined],
  ["", undefined],
])("%j is %s people of 500", (text, people) => {
  expect(peopleIn(text, 500)).toBe(people);
});

test.each([
  ["/recipes", undefined],
  ["/recipes?for=250", undefined],
  ["/recipes#jeera-rice", undefined],
  ["/recipes#dal-tadka", 5],
  ["/recipes?for=250#dal-tadka", 250],
  ["/hi/recipes?utm=a&for=13#dal-tadka", 13],
  ["/recipes?for=501#dal-tadka", 5],
  ["/recipes?for=%3Cb%3E#dal-tadka", 5],
])("%s names the dal for %s", (path, people) => {
  expect(peopleInAddress(at(path), dal, 500)).toBe(people);
});

test("an address names one dish, and leaves out the recipe's own number", () => {
  const named = withDish(at("/recipes?utm=a#jeera-rice"), dal, 250);
  expect(named.href).toBe("https://shop.example/recipes?utm=a&for=250#dal-tadka");
  expect(peopleInAddress(named, dal, 500)).toBe(250);
  expect(withDish(named, dal, 5).href).toBe("https://shop.example/recipes?utm=a#dal-tadka");
  expect([5, 6].map((people) => pathWithPeople("/hi/recipes#dal-tadka", dal, people))).toEqual([
    "/hi/recipes#dal-tadka",
    "/hi/recipes?for=6#dal-tadka",
  ]);
});
