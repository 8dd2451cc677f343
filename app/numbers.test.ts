import { expect, test } from "vitest";
import { latinDigits, numberText, parseWholeNumber } from "./numbers";

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
