import { expect, test } from "vitest";
import { checkCharacter, fssaiNumber, fssaiPremises, gstNumber, stateCode } from "./licences.ts";

test("an FSSAI number has 14 digits and begins with 1 or 2", () => {
  const isFine = (fssai: string) => fssaiNumber({ fssai }).length === 0;
  expect(["10523998000471", "20523998000471"].map(isFine)).toEqual([true, true]);
  expect(["00000000000000", "30523998000471", "1052399800047", "105239980004711"].map(isFine)).toEqual(
    Array(4).fill(false),
  );
});

test("one FSSAI number for several units is a question, because a licence is for one place", () => {
  const found = (...units: string[]) => fssaiPremises({ units }).map(({ path }) => path);
  expect([found("Mill"), found("Mill", "Packing house")]).toEqual([[], [["fssai"]]]);
});

/** Numbers of real firms, published by the firms. */
const realNumbers = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"];

test("the check character of real GST numbers is found", () => {
  for (const gstin of realNumbers) expect(checkCharacter(gstin.slice(0, 14)), gstin).toBe(gstin.at(-1));
});

test("a GST number with one wrong or two swapped characters is found out", () => {
  const isFine = (gstin: string) => gstNumber({ gstin }).length === 0;
  expect(realNumbers.map(isFine)).toEqual([true, true, true]);
  expect(isFine("27AAPFU0939F1ZW")).toBe(false);
  expect(isFine("27AAPFU0993F1ZV")).toBe(false);
  expect(isFine("22AAAAA0000A1Z5")).toBe(false);
  expect(isFine("27AAPFU0939F1Z")).toBe(false);
  expect(isFine("27aapfu0939f1zv")).toBe(false);
});

test("the state code is known, begins the GST number and is that of a unit's state", () => {
  const found = (gstin: string, code: string, ...states: string[]) =>
    stateCode({ gstin, stateCode: code, units: states.map((state) => ({ state })) }).map(({ message }) => message);
  expect(found("27AAPFU0939F1ZV", "27", "Chhattisgarh", "Maharashtra")).toEqual([]);
  expect(found("27AAPFU0939F1ZV", "28", "Maharashtra")).toContainEqual(
    expect.stringMatching(/^No state has the GST code 28/),
  );
  expect(found("27AAPFU0939F1ZV", "22", "Chhattisgarh")).toEqual([
    expect.stringMatching(/^The GST number begins with 27, and the state code is 22/),
  ]);
  expect(found("27AAPFU0939F1ZV", "27", "Chhattisgarh")).toEqual([
    expect.stringMatching(/^The state code 27 is Maharashtra, but the units are in Chhattisgarh/),
  ]);
});
