import { expect, test } from "vitest";
import { z } from "zod";
import type { Sentences } from "../problem-codes.ts";
import { hindi as sentences } from "../sentences/hi.ts";
import { choice, fields, group, text } from "./fields.ts";

test("a field without a label or a hint in each language is a type error", () => {
  const words = { label: "नाम", en: "The name.", hi: "नाम।" };
  expect(fields({ name: words, note: text(words).optional(), kinds: group("किस्म", { name: words }) })).toBeDefined();
  // @ts-expect-error: a schema without words.
  expect(fields({ name: z.string() })).toBeDefined();
  // @ts-expect-error: a group without a label.
  expect(fields({ kinds: fields({ name: words }) })).toBeDefined();
  // @ts-expect-error: a hint in one language.
  expect(text({ label: "नाम", en: "The name." })).toBeDefined();
  // @ts-expect-error: choices without labels.
  expect(choice(["sack", "fort"], words)).toBeDefined();
});

test("a problem without a sentence is a type error", () => {
  const { pastDay: _, ...others } = sentences;
  // @ts-expect-error: a day that is past has none.
  const all: Sentences = others;
  expect(all).toBeDefined();
});
