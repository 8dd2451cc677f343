import { expect, test } from "vitest";
import { interpolate, type Template } from "./interpolate.ts";
import { countText } from "./numbers.ts";

test("values replace their placeholders, and a placeholder without a value stays visible", () => {
  expect(interpolate("{a} of {b}, {a}", { a: "1" })).toBe("1 of {b}, 1");
});

test("neither is a property that every object inherits a value, nor a placeholder inside a value replaced", () => {
  expect(interpolate("{constructor} {toString}", {})).toBe("{constructor} {toString}");
  expect(interpolate("{a}", { a: "{b} $&", b: "x" })).toBe("{b} $&");
});

test("a template of the content is only taken with a value for each of its names", () => {
  const months: Template<"months"> = "{months} months";
  expect(interpolate(months, { months: "2" })).toBe("2 months");
  // @ts-expect-error: {months} has no value.
  expect(interpolate(months, { count: "2" })).toBe("{months} months");
  // @ts-expect-error: `countText` fills in only {count}.
  expect(countText({ one: months, other: months }, 2, "en")).toBe("{months} months");
});
