import { expect, test } from "vitest";
import type { z } from "zod";
import type { ProblemValues } from "../app/content/problem-codes.ts";
import { type ProblemCode, sentenceOf } from "../app/content/problem-codes.ts";
import { problemsOf } from "../app/content/problems.ts";
import { schemasIn } from "../app/content/schema/nested-schemas.ts";
import { schemas } from "../app/content/schema/schemas.ts";
import { english, englishForForms } from "../app/content/sentences/en.ts";
import { hindi } from "../app/content/sentences/hi.ts";

const problems = [...Object.values(schemas).flatMap(problemsOfSchema), ...others()];

test("every problem of the schemas and the checks has its code, and its values are in the sentence", () => {
  const codes = new Set(problems.map(({ code }) => code));
  expect([...codes].sort()).toEqual(Object.keys(english).sort());
  for (const problem of problems) expect(sentenceOf(problem, english)).not.toMatch(/undefined|\[object|NaN/);
});

test("no Hindi sentence has English words besides what somebody wrote and what files and brands are called", () => {
  const englishIn = (sentence: string) =>
    sentence.replace(/"[^"]*"|\{\w*\}/g, "").match(/\b(expected|got|the|a|an|and|to|with|in|of|like|this|is)\b/g);
  for (const problem of problems) {
    const sentence = sentenceOf(problem, hindi, () => "Site");
    expect(englishIn(sentence), sentence).toBeNull();
  }
});

test("what the forms' schemas refuse is said without files", () => {
  for (const problem of problems.filter(({ code }) => code === "expected"))
    expect(sentenceOf(problem, englishForForms)).not.toMatch(/in quotes|content\/|UTF-8|indented|true or false/);
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

/** The problems of the checks, and those that a schema finds only in a whole group. */
function others(): ProblemCode[] {
  const original = { file: "content/en/site.yaml", line: 3 };
  const different = { original, wanted: "x", found: "" };
  const values: Omit<ProblemValues, "unknownField" | "controlCharacters"> = {
    expected: { wanted: { code: "closingTime", values: {} }, found: "x" },
    repeatedDate: { date: "x" },
    pastDay: { day: "x" },
    nameWithoutLatinLetters: { name: "x" },
    repeatedId: { id: "x" },
    repeatedIngredient: { id: "x" },
    spiceIsProduct: { id: "x", folder: "x" },
    unknownSpice: { id: "x", example: "x", file: "x" },
    unknownRegion: { id: "x", file: "x" },
    missingPhoto: { name: "x" },
    photoWithoutDescription: { usedIn: "x" },
    repeatedPhotoName: { other: "x" },
    missingIllustration: { name: "x" },
    descriptionWithoutPhoto: {},
    linkOutsideLabel: { label: "x", link: "x" },
    differentVariables: different,
    differentLength: { original, wanted: 1, found: 2 },
    differentIds: different,
    onlyInOriginal: { original },
    onlyInTranslation: { original },
    unsupportedCharacters: { characters: ["x"] },
    pictureTooSmall: { least: 1, usedIn: "x", width: 1, height: 1 },
    emptyPicture: {},
    pictureFormat: { format: "x" },
    pictureWithMetadata: {},
    damagedPicture: { reason: "x" },
    unreadableDrawing: { reason: "x" },
    tooManyShapes: {},
    forbiddenInDrawing: { part: "x" },
    missingFile: {},
    missingTranslation: { original: "x" },
    unreadFile: {},
    unreadTranslation: { original: "x" },
    misnamedFile: {},
    misnamedTextFile: {},
    folderInsteadOfFile: {},
    unknownPlaceholderFile: {},
    unknownPlaceholder: { file: "x" },
    notUtf8: {},
    invalidYaml: { reason: "x" },
    unquotedText: { indicator: "*" },
    textOverLines: { text: "x" },
    textCutOff: { comment: "x" },
    checkFailed: { reason: "x" },
    beforeLaunch: { sentence: "x" },
  };
  return Object.entries(values).map(([code, values]) => ({ code, values }) as ProblemCode); // As its type says.
}
