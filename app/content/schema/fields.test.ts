import { expect, test } from "vitest";
import type { Sentences } from "../problem-codes.ts";
import { hindi as sentences } from "../sentences/hi.ts";

test("a problem without a sentence is a type error", () => {
  const { pastDay: _, ...others } = sentences;
  // @ts-expect-error: a day that is past has none.
  const all: Sentences = others;
  expect(all).toBeDefined();
});
