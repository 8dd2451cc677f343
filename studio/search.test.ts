import { expect, test } from "vitest";
import { openContent } from "../app/content/content-folder.ts";
import { type ContentParts, readParts } from "../app/content/parts.ts";
import { templateVariables } from "../app/content/template-variables.ts";
import { fieldPathText } from "./form-names.ts";
import { shownTexts, textsPressed, textsWithWords } from "./search.ts";

const folder = openContent(process.cwd());
const { parts } = readParts(folder);
const variables = {
  en: templateVariables(parts.en as ContentParts, "en"),
  hi: templateVariables(parts.hi as ContentParts, "hi"),
};
const texts = shownTexts(folder, variables);
const { since } = parts.en.pages.home?.hero ?? {};
const placesOf = (found: ReturnType<typeof textsWithWords>) =>
  found.map(({ file, path }) => `${file.replace(/^content\/|\.yaml$/g, "")} ${fieldPathText(path)}`);

test("the search finds what one sees: in any order, made of several fields, or in other words than in the file", () => {
  const found = (query: string) => placesOf(textsWithWords(texts, query));
  expect(found(`${since?.year} ${since?.label.toUpperCase()}`)).toEqual(["en/pages/home hero.since"]);
  expect(found(variables.en.days)).toContain("en/site hours.days");
  expect(found(variables.hi.hours)).toContain("en/site hours.opens");
  expect(found("no such words")).toEqual([]);
});

test("what is pressed on a page leads to its field, also where the site fills something in", () => {
  const branded = textsWithWords(texts, variables.en.brand ?? "?").filter(({ text }) => text.length > 40);
  expect(branded).not.toEqual([]);
  for (const text of branded) expect(textsPressed(texts, `  ${text.text}\n`)).toContainEqual(text);
  const title = parts.hi.pages.contact?.hero.title ?? "";
  expect(placesOf(textsPressed(texts, title))).toEqual(["hi/pages/contact hero.title"]);
  expect(placesOf(textsPressed(texts, `${since?.label} ${since?.year}`))).toContain("en/pages/home hero.since.label");
});
