import { expect, test } from "vitest";
import { type Ingredient, writeLine } from "./ingredient-lines.ts";

const units = {
  g: "g",
  kg: "kg",
  ml: "ml",
  l: "l",
  cup: { one: "cup", other: "cups" },
  tbsp: "tbsp",
  tsp: "tsp",
  pinch: "pinch",
};
const onion = { one: "onion, sliced", other: "onions, sliced" };

/** The lines as read, with plain spaces. */
const texts = (...entries: (Omit<Ingredient, "name"> & { id: string })[]) =>
  entries.map((entry) =>
    writeLine({ ...entry, name: entry.id === "onion" ? onion : entry.id }, "en", units).text.replaceAll("\u00a0", " "),
  );

test("a unit is singular or plural by its amount", () => {
  expect(
    texts(
      { id: "rice", amount: 2, unit: "cup" },
      { id: "water", amount: 0.5, unit: "cup" },
      { id: "water", amount: 1.5, unit: "cup" },
    ),
  ).toEqual(["2 cups rice", "½ cup water", "1½ cups water"]);
});

test("a name is singular or plural by its count", () => {
  expect(texts({ id: "onion", amount: 1 }, { id: "onion", amount: 0.5 }, { id: "onion", amount: 3 })).toEqual([
    "1 onion, sliced",
    "½ onion, sliced",
    "3 onions, sliced",
  ]);
});

test("with a unit or without an amount, a name is plural", () => {
  expect(texts({ id: "onion", amount: 1, unit: "cup" }, { id: "onion" })).toEqual([
    "1 cup onions, sliced",
    "onions, sliced",
  ]);
});
