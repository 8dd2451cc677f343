import { expect, test } from "vitest";
import { fill } from "./fill";

test("values fill the holes that name them, and a hole without a value stays to be seen", () => {
  expect(fill("{a} of {b}, {a}", { a: "1" })).toBe("1 of {b}, 1");
});

test("a name that every object has is no value", () => {
  expect(fill("{constructor} {toString}", {})).toBe("{constructor} {toString}");
});

test("a value with holes of its own is not filled again", () => {
  expect(fill("{a}", { a: "{b} $&", b: "x" })).toBe("{b} $&");
});
