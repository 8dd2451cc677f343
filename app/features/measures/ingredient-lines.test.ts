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

test.each<[entry: Omit<Ingredient, "name"> & { id: string }, line: string]>([
  // A unit is singular or plural by its amount,
  [{ id: "rice", amount: 2, unit: "cup" }, "2 cups rice"],
  [{ id: "water", amount: 0.5, unit: "cup" }, "½ cup water"],
  [{ id: "water", amount: 1.5, unit: "cup" }, "1½ cups water"],
  // and a name by its count. With a unit or without an amount, it is plural.
  [{ id: "onion", amount: 1 }, "1 onion, sliced"],
  [{ id: "onion", amount: 0.5 }, "½ onion, sliced"],
  [{ id: "onion", amount: 3 }, "3 onions, sliced"],
  [{ id: "onion", amount: 1, unit: "cup" }, "1 cup onions, sliced"],
  [{ id: "onion" }, "onions, sliced"],
])("%o is written as %s", (entry, line) => {
  const { text } = writeLine({ ...entry, name: entry.id === "onion" ? onion : entry.id }, "en", units);
  expect(text.replaceAll("\u00a0", " ")).toBe(line);
});
