import { expect, test } from "vitest";
import { firstWholeNumber, latinDigits, numberText, parseWholeNumber } from "./numbers.ts";

test("numbers are written in Latin digits, with two decimals, and from a thousand on with the commas of the language", () => {
  const written = (language: string) => [12.345, 1000, 1234.567, 150_000].map((number) => numberText(number, language));
  expect(written("en")).toEqual(["12.35", "1,000", "1,234.57", "150,000"]);
  expect(written("hi")).toEqual(["12.35", "1,000", "1,234.57", "1,50,000"]);
  expect(numberText(1500, "mr")).toBe("1,500");
  expect(numberText(0.125, "en")).toBe("0.13");
});

test("digits of any script are read as Latin ones", () => {
  for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
    const text = (1_234_567_890).toLocaleString("en", { numberingSystem, useGrouping: false });
    if (/^\p{Nd}{10}$/u.test(text)) expect(latinDigits(text), numberingSystem).toBe("1234567890");
  }
  expect(latinDigits("५००gm, １２, ୧୨, 0")).toBe("500gm, 12, 12, 0");
});

test("a count is read in any digits, with leading zeros and commas; anything else is no whole number", () => {
  for (const [typed, number] of [
    ["12", 12],
    [" १२ ", 12],
    ["୧୨", 12],
    ["১২", 12],
    ["１２", 12],
    ["0012", 12],
    ["1,000", 1000],
    ["10,000", 10_000],
    ["1,00,000", 100_000],
    ["0", 0],
    ["", undefined],
    ["two", undefined],
    ["12kg", undefined],
    ["1.5", undefined],
    ["-3", undefined],
    ["½", undefined],
    ["1,0", undefined],
  ] as const)
    expect(parseWholeNumber(typed), typed).toBe(number);
});

test.each([
  ["100", 100],
  ["100 people", 100],
  ["100people", 100],
  ["१०० लोग", 100],
  ["लगभग २५० लोगों के लिए", 250],
  ["100.", 100],
  ["१००।", 100],
  ["250/-", 250],
  ["~300", 300],
  ["approx.300", 300],
  ["for 120, at 7 pm", 120],
  ["100-120", 100],
  ["100 – 120", 100],
  ["1,000 guests", 1000],
  ["0450", 450],
  ["  75\t", 75],
])("%j has the whole number %i", (typed, number) => {
  expect(firstWholeNumber(typed)).toBe(number);
});

test.each(["", "many", "-40", "for -40", "−40", "1.5", "1.5 lakh", "100,50", "1½", "1 ½", "½ of 100", ".5"])(
  "%j has no whole number to begin with",
  (typed) => {
    expect(firstWholeNumber(typed)).toBeUndefined();
  },
);
