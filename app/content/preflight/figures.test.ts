import { expect, test } from "vitest";
import type { FieldPath } from "../problems";
import type { WrittenText } from "./content-to-check";
import { contradictoryCounts, contradictoryYears, figuresLostInTranslation } from "./figures";

const home = "content/en/pages/home.yaml";

const text = (written: string, path: FieldPath = ["hero", "lead"], file = home): WrittenText => ({
  file,
  path,
  written,
  shown: written,
});

const says = (findings: readonly { places: readonly { says?: string }[] }[]) =>
  findings.flatMap(({ places }) => places.map(({ says }) => says));

test("different years are shown side by side, the earliest first", () => {
  const found = (businessStart: string, ...texts: WrittenText[]) =>
    says(
      contradictoryYears({
        site: { businessStart, copyrightYear: 1990 },
        languages: [{ words: "content/en", texts }],
      }),
    );
  expect(found("from 1 April 1990", text("Serving since 1990"))).toEqual([]);
  expect(
    found(
      "from 1-Apr-25",
      text("1990", ["since", "year"]),
      text("Serving Since", ["since", "label"]),
      text("Since १९६५"),
    ),
  ).toEqual(['1965: "Since १९६५"', '1990: "1990 Serving Since"', "1990: the year after ©", '2025: "from 1-Apr-25"']);
});

test("weights, amounts and later events of the journey are no years", () => {
  const later = text("2024", ["journey", "years", 1, "year"], "content/en/pages/about.yaml");
  expect(
    contradictoryYears({
      site: { businessStart: "from 1990", copyrightYear: 1990 },
      languages: [{ words: "content/en", texts: [later, text("1000–2000 kg"), text("2000+ kg"), text("₹1,999")] }],
    }),
  ).toEqual([]);
});

/** Content in which five states are served and the pages list five. */
function counting(...texts: WrittenText[]) {
  const five = [1, 2, 3, 4, 5];
  return {
    regions: [...five.map(() => ({ isServed: true })), { isServed: false }],
    products: five,
    recipes: [
      { cookTime: 20, serves: 3, spices: [{ id: "haldi" }, { id: "jeera" }] },
      { cookTime: 45, serves: 5, spices: [{ id: "haldi" }] },
    ],
    languages: [
      {
        words: "content/en",
        texts,
        frame: { numbers: ["one", "two", "three", "four", "five"] },
        pages: {
          home: { regions: { states: five } },
          distributors: { reach: { states: five } },
          contact: { areas: { regions: five } },
        },
      },
    ],
  } satisfies Parameters<typeof contradictoryCounts>[0];
}

test("figures that agree with each other and with the lists are fine", () => {
  expect(
    contradictoryCounts(
      counting(
        text("Five states on the line"),
        text("5+", ["figures", 0, "value"]),
        text("States Served", ["figures", 0, "label"]),
        text("5 products and two recipes in 20–45 minutes"),
        text("A shelf life of 12–18 months"),
        text("1990", ["since", "year"]),
        text("Serving Since", ["since", "label"]),
      ),
    ),
  ).toEqual([]);
});

test("numbers of states that differ are shown side by side, with what the site lists", () => {
  const [finding, ...others] = contradictoryCounts(counting(text("Four states"), text("the 7 states we travel")));
  expect(others).toEqual([]);
  expect(says(finding ? [finding] : [])).toEqual([
    '4: "Four states"',
    '7: "the 7 states we travel"',
    "5 served",
    ...Array(3).fill("5 in this list"),
  ]);
});

test("products, recipes, minutes, servings, spices and shelf life are compared too", () => {
  for (const claim of [
    "50+ premium products",
    "Three recipes",
    "15–60 Minutes",
    "3–6 servings",
    "8 spice varieties",
    "राज्य: 9 राज्य",
  ])
    expect(contradictoryCounts(counting(text(claim))), claim).toHaveLength(1);
  expect(contradictoryCounts(counting(text("12–18 months"), text("24 months")))).toHaveLength(1);
  expect(contradictoryCounts(counting(text("9 states", ["steps", 0], "content/en/recipes/dal.yaml")))).toEqual([]);
});

test("a translation with other figures is shown beside the original", () => {
  const found = (english: string, hindi: string) =>
    says(
      figuresLostInTranslation({
        languages: [
          { words: "content/en", texts: [text(english)] },
          { words: "content/hi", texts: [text(hindi, ["hero", "lead"], "content/hi/pages/home.yaml")] },
        ],
      }),
    );
  expect(found("Since 1990, in 5 states", "५ राज्यों में, 1990 से")).toEqual([]);
  expect(found("50+ products", "पचास से अधिक")).toEqual([]);
  expect(found("Since 1990", "1991 से")).toEqual(['"Since 1990"', '"1991 से"']);
});
