import { expect, test } from "vitest";
import { invalidGstNumber } from "./licences.ts";

/** Numbers of real firms, published by the firms. */
const realNumbers = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"];

test("a GST number with one wrong or two swapped characters is reported", () => {
  const isFine = (gstin: string) => invalidGstNumber({ gstin }).length === 0;
  expect(realNumbers.map(isFine)).toEqual([true, true, true]);
  expect(isFine("27AAPFU0939F1ZW")).toBe(false);
  expect(isFine("27AAPFU0993F1ZV")).toBe(false);
  expect(isFine("22AAAAA0000A1Z5")).toBe(false);
});
