import { expect, test } from "vitest";
import { interpolate } from "./interpolate";

test("values fill the holes that name them, and a hole without a value stays to be seen", () => {
  expect(interpolate("{a} of {b}, {a}", { a: "1" })).toBe("1 of {b}, 1");
});

test("a name that every object has is no value", () => {
  expect(interpolate("{constructor} {toString}", {})).toBe("{constructor} {toString}");
});

test("a value with holes of its own is not filled again", () => {
  expect(interpolate("{a}", { a: "{b} $&", b: "x" })).toBe("{b} $&");
});
