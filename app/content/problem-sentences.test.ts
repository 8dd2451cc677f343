import { expect, test } from "vitest";
import type { z } from "zod";
import { type ProblemCode, sentenceOf, sentences } from "./problem-sentences.ts";
import { problemsOf } from "./problems.ts";
import { schemasIn } from "./schema/nested-schemas.ts";
import { schemas } from "./schema/schemas.ts";

/** The codes of `sentences` with values for any of them. */
const names = "name found usedIn label link entry day reason comment sentence characters least width height";
const values = { wanted: "text", ...Object.fromEntries(names.split(" ").map((name) => [name, "x"])) };

const ofTable = Object.keys(sentences).map((code) => ({ code, values }) as ProblemCode);
const problems = [...Object.values(schemas).flatMap(problemsOfSchema), ...ofTable];

test("the values of every problem are in its sentence", () => {
  for (const problem of ofTable) expect(sentenceOf(problem)).not.toContain("{");
  for (const problem of problems) expect(sentenceOf(problem)).not.toMatch(/undefined|\[object|NaN/);
});

test("no Hindi sentence has English words besides what somebody wrote and what files and brands are called", () => {
  const englishIn = (sentence: string) =>
    sentence
      .replace(/"[^"]*"|\{\w*\}|\S+[.@]\S+/g, "")
      .match(/\b(expected|got|the|a|an|and|to|with|in|of|like|this|is)\b/g);
  for (const problem of problems) {
    const sentence = sentenceOf(problem, "hi", () => "Site");
    expect(englishIn(sentence), sentence).toBeNull();
  }
});

/** What a schema and those within say of values that a form or a hand can put there. */
function problemsOfSchema(schema: z.ZodType): ProblemCode[] {
  const wrong = [undefined, null, 7, -1, "", "x", "???", "{x}", "a | b | c", "99:99", "a\u202eb", [], {}, { x: 1 }];
  return [...schemasIn(schema)].flatMap(([, schema]) =>
    wrong.flatMap((value) => {
      const { error } = schema.safeParse(value);
      return error ? problemsOf(error, "file", value) : [];
    }),
  );
}
