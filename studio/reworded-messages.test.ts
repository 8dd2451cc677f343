import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import { problemsOf } from "../app/content/problems.ts";
import { schemas } from "../app/content/schema/schemas.ts";
import { schemasIn } from "./content-names.ts";
import { sentenceIn } from "./reworded-messages.ts";

const sayIn = (language: "en" | "hi") => (sentence: string) => sentenceIn(language, sentence, () => "Site");
const say = sayIn("hi");

/** English that is left in a Hindi sentence, besides what somebody wrote and what files and brands are called. */
const english = (sentence: string) =>
  sentence.replace(/"[^"]*"|\{\w*\}|x/g, "").match(/\b(expected|got|the|a|an|and|to|with|in|of|like|this|is)\b/g);

test("every message of the schemas has a Hindi translation, and none mentions files", () => {
  const said = new Set(Object.values(schemas).flatMap(refusals));
  for (const refusal of ["a time after the opening time", "no unit without an amount"])
    said.add(`expected ${refusal}, got "x"`);
  expect(said.size).toBeGreaterThan(50);
  for (const sentence of said) {
    expect(english(say(sentence)), say(sentence)).toBeNull();
    expect(sayIn("en")(sentence), sentence).not.toMatch(/in quotes|content\/|UTF-8|indented|true or false/);
  }
});

test("every message of the checks and the server has a Hindi translation", () => {
  const files = globSync(["app/content/*.ts", "tools/check/*.ts", "studio/{save,server}/*.ts"]);
  const sources = files.filter((file) => !file.includes(".test.")).map((file) => readFileSync(file, "utf8"));
  const written =
    /(?<quote>["'`])(?<sentence>(?:expected |(?:“|This |The (?:studio|computer) |Words )[^"\n]*\.)(?:(?!\k<quote>).)*)\k<quote>/g;
  const sentences = sources.flatMap((source) =>
    Array.from(source.matchAll(written), ({ groups }) => groups?.sentence?.replaceAll(/\$\{[^{}]*\}/g, "x") ?? ""),
  );
  expect(sentences.map((sentence) => say(sentence)).filter(english)).toEqual([]);
});

/** What a schema and those within say of values that a form or a hand can put there. */
function refusals(schema: z.ZodType): string[] {
  const wrong = [undefined, null, 7, -1, "", "x", "???", "{x}", "a | b | c", "99:99", [], {}];
  return [...schemasIn(schema)].flatMap(([, schema]) =>
    wrong.flatMap((value) => {
      const { error } = schema.safeParse(value);
      return error ? problemsOf(error, "file", value).map(({ message }) => message) : [];
    }),
  );
}
