import { expect, test } from "vitest";
import { readContent } from "../../app/content/read.server.ts";
import { type Language, languages, translationLanguages } from "../../app/site/languages.ts";
import { messagesAfter, set } from "../../testing/edited-content.ts";

const home = (language: Language) => `content/${language}/pages/home.yaml`;
const english = home("en");
const hindi = home("hi");

test("a text that only one language has is reported, once", () => {
  expect(messagesAfter({ [hindi]: set(["hero", "lead"], undefined) })).toEqual([
    `${hindi}: hero.lead: write some text; nothing is there yet`,
  ]);
  // Works whether or not the content has this optional text.
  const lead = ["heritage", "head", "lead"];
  const none = Object.fromEntries(languages.map((language) => [home(language), set(lead, undefined)]));
  expect(messagesAfter({ ...none, [english]: set(lead, "Since 1990") })).toEqual(
    translationLanguages.map(
      (language) => `${home(language)}: heritage.head.lead: only one language has this: write it in both, or remove it`,
    ),
  );
  expect(messagesAfter({ ...none, [hindi]: set(lead, "1990 से") })).toEqual([
    `${hindi}: heritage.head.lead: only one language has this: write it in both, or remove it`,
  ]);
});

test("lists have the same entries in every language", () => {
  const { paragraphs } = readContent("hi").pages.home.letter;
  expect(messagesAfter({ [hindi]: set(["letter", "paragraphs"], [...paragraphs, "एक"]) })).toEqual([
    expect.stringMatching(
      `^${hindi}: letter.paragraphs: both languages need the same list in the same order: 1.*; here`,
    ),
  ]);
  const regions = "content/hi/regions.yaml";
  const [first] = readContent().regions;
  expect(messagesAfter({ [regions]: set([0, "id"], "atlantis") })).toEqual([
    expect.stringMatching(`^${regions}: both languages need the same list .*: ${first?.id}, .*; here it is atlantis, `),
  ]);
});

test("a file that only one language has is reported, once", () => {
  const page = (language: string) => `content/${language}/pages/not-found.yaml`;
  for (const language of languages)
    expect(messagesAfter({ [page(language)]: () => undefined })).toEqual([
      expect.stringContaining(`${page(language)}: this whole file is missing`),
    ]);
  expect(messagesAfter({ "content/hi/recipes/haldi.yaml": () => "title: हल्दी" })).toEqual([
    expect.stringContaining("content/hi/recipes/haldi.yaml: expected no file of this name"),
  ]);
});

test("template variables must be the same, in any capitalisation", () => {
  const title = (text: string) => set(["products", "head", "title"], text);
  const spices = Object.fromEntries(languages.map((language) => [home(language), title("{Products} spices")]));
  expect(messagesAfter({ ...spices, [hindi]: title("डब्बे के रत्न, {brand} से") })).toEqual([
    `${hindi}: products.head.title: both languages need the same in curly brackets: {products} in the other one, {brand} here. Change one of the two`,
  ]);
  expect(messagesAfter({ ...spices, [hindi]: title("{Products} और {products}") })).toEqual([]);
});
