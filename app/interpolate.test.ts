import { expect, test } from "vitest";
import { interpolate } from "./interpolate";

test("values replace their placeholders, and a placeholder without a value stays visible", () => {
  expect(interpolate("{a} of {b}, {a}", { a: "1" })).toBe("1 of {b}, 1");
});

test("a property that every object inherits is not a value", () => {
  expect(interpolate("{constructor} {toString}", {})).toBe("{constructor} {toString}");
});

test("placeholders inside a value are not replaced", () => {
  expect(interpolate("{a}", { a: "{b} $&", b: "x" })).toBe("{b} $&");
});
