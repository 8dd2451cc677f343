import { expect, test } from "vitest";
import { sentenceOf } from "../../../app/content/problem-sentences.ts";
import { askWhichUnitIsLicensed, invalidFssaiNumber, invalidGstNumber } from "./licences.ts";

test("an FSSAI number has 14 digits and begins with 1 or 2", () => {
  const isFine = (fssai: string) => invalidFssaiNumber({ fssai }).length === 0;
  expect(["10523998000471", "20523998000471"].map(isFine)).toEqual([true, true]);
  expect(["00000000000000", "30523998000471", "1052399800047", "105239980004711"].map(isFine)).toEqual(
    Array(4).fill(false),
  );
});

test("a licence number under two units is reported, because each unit needs its own", () => {
  const unit = { street: "", town: "", state: "" };
  const [asked] = askWhichUnitIsLicensed({
    fssai: "10523998000471",
    units: [
      { name: "Mill", ...unit },
      { name: "Packing house", ...unit },
    ],
  });
  expect(asked && sentenceOf(asked)).toMatch(/^Which unit is 10523998000471 for, Mill and Packing house\?/);
});

/** Numbers of real firms, published by the firms. */
const realNumbers = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"];

test("a GST number with one wrong or two swapped characters is reported", () => {
  const isFine = (gstin: string) => invalidGstNumber({ gstin }).length === 0;
  expect(realNumbers.map(isFine)).toEqual([true, true, true]);
  expect(isFine("27AAPFU0939F1ZW")).toBe(false);
  expect(isFine("27AAPFU0993F1ZV")).toBe(false);
  expect(isFine("22AAAAA0000A1Z5")).toBe(false);
});
