import { expect, test } from "vitest";
import { readPrice } from "../../content/packs.ts";
import { type Ingredient, writeLine } from "../measures/ingredient-lines.ts";
import { linesFor, linesForMany, packText } from "./lines-for.ts";
import type { ForManyWords } from "./recipe-cards.server.ts";

const units = { g: "g", kg: "kg", ml: "ml", l: "l", cup: "cup", tbsp: "tbsp", tsp: "tsp", pinch: "pinch" };
const write = (part: Ingredient) => {
  const { measure, name } = writeLine(part, "en", units);
  return { measure: measure.replaceAll("\u00a0", " "), name };
};
const words = { byEye: "by eye", pack: "{count} × {pack}" } as ForManyWords;
const masala = { gramsPerTeaspoon: 2, packs: readPrice("50gm, 100gm, 500gm, 10kg")?.packs };
const recipe = {
  serves: 4,
  spices: [
    { id: "masala", name: "Masala", card: "/products#masala", amount: 1.5, unit: "tbsp" as const },
    { id: "haldi", name: "Haldi", card: undefined, amount: 1, unit: "tsp" as const },
    { id: "bay", name: "bay leaves", card: undefined, amount: 1 },
  ],
  ingredients: [
    { id: "rice", name: "rice", amount: 2, unit: "cup" as const, gramsEach: 200 },
    { id: "water", name: "water", amount: 1, unit: "cup" as const },
    { id: "leaves", name: "a few leaves" },
  ],
};
const forMany = (people: number, pantry: Parameters<typeof linesForMany>[3]["pantry"]) =>
  linesForMany(recipe, people, write, { pantry, words });
const weighed = { masala, haldi: { gramsPerTeaspoon: 3 } };

test("for few people, amounts are in spoons and cups, and nothing is weighed", () => {
  const { spices, ingredients, needs } = linesFor(recipe, 12, write);
  expect([...spices, ...ingredients].map(({ measure, name }) => `${measure} ${name}`)).toEqual([
    "¼ cup + ½ tbsp Masala",
    "1 tbsp Haldi",
    "3 bay leaves",
    "6 cup rice",
    "3 cup water",
    " a few leaves",
  ]);
  expect([needs, ...spices.map((spice) => "packs" in spice)]).toEqual([undefined, false, false, false]);
});

test("for many people, spices are in grams and packs, and the rest in kilos and litres", () => {
  const lines = forMany(500, weighed);
  expect([...lines.spices, ...lines.ingredients].map(({ measure, name }) => `${measure} ${name}`)).toEqual([
    "1.15 kg Masala",
    "380 g Haldi",
    "125 bay leaves",
    "50 kg rice",
    "30 l water",
    "by eye a few leaves",
  ]);
  const [spice] = lines.spices;
  expect(spice?.packs?.map((pack) => packText(pack, words))).toEqual(["2 × 500gm", "1 × 100gm", "1 × 50gm"]);
  expect([spice?.isLoose, forMany(40, weighed).spices[0]?.isLoose]).toEqual([true, false]);
});

test("the slip gets whole grams; of what is counted, the smallest pack", () => {
  expect(forMany(500, weighed).needs).toEqual({ "masala.g": 1125, "haldi.g": 380, "bay.any": 1 });
});

test("a spice that nobody weighed is in spoons and named, and then there are no packs", () => {
  const { spices, notWeighed, needs } = forMany(100, { masala, haldi: {} });
  expect([spices[1]?.measure, notWeighed, needs]).toEqual(["½ cup + ½ tbsp", ["Haldi"], undefined]);
  expect(spices.some((spice) => "packs" in spice)).toBe(false);
});
