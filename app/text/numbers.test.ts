import { expect, test } from "vitest";
import { latinDigits, numberText, parseWholeNumber } from "./numbers.ts";

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

test.each([
  ["12", 12],
  [" १२ ", 12],
  ["୧୨", 12],
  ["１２", 12],
  ["\u200e12\u202c", 12],
  ["\u00ad12\ufe0f", 12],
  ["1\u034f2 pkts", 12],
  ["12kg", 12],
  ["12 packs", 12],
  ["1,000", 1000],
  ["1,00,000", 100_000],
  ["0", 0],
  ["लगभग २५० लोगों के लिए", 250],
  ["१००।", 100],
  ["250/-", 250],
  ["~300", 300],
  ["approx.300", 300],
  ["1,000 guests", 1000],
])("%j is the whole number %i", (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number);
});

test.each([
  ...["", "two", "-3", "for -40", "−40", "1.5", "1.5 lakh", "100,50", "½", "1 ½", "½ of 100", ".5"],
  ...["2 dozen", "2 दर्जन", "2k", "3 सौ", "1 lakh", "5 hazaar", "2 sau", "2 lac"],
  ...["साढ़े 3", "सा\u0922\u093cे 3", "2 and a half", "सवा 2", "1 half", "2 आधा", "sadhe 3"],
])("%j is no whole number", (typed) => {
  expect(parseWholeNumber(typed)).toBeUndefined();
});

test.each(["60 adults, 40 children", "100-120", "100 – 120", "१०० या १२०", "for 120, at 7 pm", "2x3"])(
  "%j has several numbers, so that it is a question",
  (typed) => {
    expect(parseWholeNumber(typed)).toBeUndefined();
  },
);
