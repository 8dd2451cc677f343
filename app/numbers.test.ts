import { expect, test } from "vitest";
import { latinDigits, wholeNumberIn } from "./numbers";

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
    expect(wholeNumberIn(typed), typed).toBe(number);
});
