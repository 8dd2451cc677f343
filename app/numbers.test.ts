import { expect, test } from "vitest";
import { latinDigits } from "./numbers";

test("digits of any script are read as Latin ones", () => {
  for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
    const text = (1_234_567_890).toLocaleString("en", { numberingSystem, useGrouping: false });
    if (/^\p{Nd}{10}$/u.test(text)) expect(latinDigits(text), numberingSystem).toBe("1234567890");
  }
  expect(latinDigits("५००gm, １２, ୧୨, 0")).toBe("500gm, 12, 12, 0");
});
