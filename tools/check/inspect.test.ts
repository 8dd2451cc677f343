import { expect, test } from "vitest";
import type { PartsAsRead } from "../../app/content/parts.server";
import { sentence } from "../../app/content/problems";
import { readContent } from "../../app/content/read.server";
import { type Language, otherLanguages } from "../../app/languages";
import { reportOn } from "../check-content";
import { characterProblems } from "./characters";
import { changed } from "./edited-content";
import { inspectContent, oldBrandNames, popularWithoutProduct, uselessSuggestions } from "./inspect";
import { placeholdersLeft } from "./placeholders";

test("the project's content has no problem", async () => {
  expect((await inspectContent()).problems.map(sentence)).toEqual([]);
});

test("letters that no font has are reported with file and field", async () => {
  const product = `content/en/products/${readContent().products[0]?.slug}.yaml`;
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, "tag: தமிழ் and ☸ and हल्दी 🌶️") });
  expect((await characterProblems(folder)).map(sentence)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${product}, line \\d+: tag: expected letters that the site's fonts have, got "த", "ம".*; write it in English or Hindi letters$`,
      ),
    ),
  ]);
});

test("a Hindi letter has to be in every face that sets Hindi: ऎ is in Eczar and ॲ in Hind, but not in both", async () => {
  const product = `content/hi/products/${readContent().products[0]?.slug}.yaml`;
  const folder = changed({ [product]: (text) => text.replace(/^tag: .*$/m, "tag: ऎक ॲप · हल्दी") });
  expect((await characterProblems(folder)).map(sentence)).toEqual([
    expect.stringContaining(`expected letters that the site's fonts have, got "ऎ", "ॲ"; `),
  ]);
});

test("a field is a placeholder until its value changes", () => {
  const site = "content/en/site.yaml";
  const invented = { "en/site.yaml": { fssai: "00000000000000", "units.2.street": "Mill  Road\n" } };
  const left = (text: string) =>
    placeholdersLeft(invented, changed({ [site]: () => text })).map(({ path, line }) => [path.join("."), line]);
  const content = (fssai: string, street: string) =>
    `fssai: "${fssai}"\nunits:\n  - street: A\n  - street: ${street}\n`;
  expect(left(content("00000000000000", "Mill Road"))).toEqual([
    ["fssai", 1],
    ["units.1.street", 4],
  ]);
  expect(left(content("12345678901234", "Station Road"))).toEqual([]);
});

test("the footer's popular products and the search suggestions are checked against the products", () => {
  const parts = {
    products: [{ slug: "haldi", name: "Haldi", tag: "gold", aliases: ["haldee"] }],
    layout: { footer: { popular: { products: [{ name: "Haldi" }, { name: "Hing" }] } } },
    pages: { products: { catalogue: { suggestions: [" GOLD ", "haldee", "हल्दी", "Mirch"] } } },
  } as unknown as PartsAsRead; // The only fields that are read.
  const hindi = { products: [{ slug: "haldi", name: "हल्दी" }] } as unknown as PartsAsRead;
  const translations = Object.fromEntries(otherLanguages.map((language) => [language, hindi]));
  const all = { ...translations, en: parts } as Record<Language, PartsAsRead>; // One for each language.
  expect(popularWithoutProduct(parts, "en").map(sentence)).toEqual([
    'content/en/layout.yaml: footer.popular.products, 2nd entry, name: the footer names "Hing", but no product has that name',
  ]);
  expect(uselessSuggestions(all, "en").map(sentence)).toEqual([
    'content/en/pages/products.yaml: catalogue.suggestions, 4th entry: "Mirch" finds no product, so the search box does not suggest it',
  ]);
});

test("texts with the invented brand name are reported once the brand has its real one", () => {
  const folder = changed({
    "content/en/layout.yaml": () => "a: From the Ganga\nb: Masale of {brand}\n",
    "content/en/pages/home.yaml": () => "list:\n  - At home\n  - गंगा मसाले\n",
  });
  const messagesFor = (name: string, hindi: string) =>
    oldBrandNames(
      { site: { brand: { name, hindi } } } as unknown as PartsAsRead, // The only fields that are read.
      { "en/site.yaml": { "brand.name": "Ganga Masale", "brand.hindi": "गंगा मसाले" } },
      folder,
      "en",
    ).map(sentence);
  expect(messagesFor("Kaveri Masale", "कावेरी मसाले")).toEqual([
    'content/en/layout.yaml: a: this text still says "Ganga", from the old name of the brand',
    'content/en/pages/home.yaml: list, 2nd entry: this text still says "गंगा", from the old name of the brand',
  ]);
  expect(messagesFor("Ganga Spices", "गंगा मसाले")).toEqual([]);
});

test("a build ends by listing what is worth a look and what is still invented, or prints nothing", () => {
  const file = "content/en/site.yaml";
  expect(reportOn({ advice: [], placeholders: [] })).toEqual([]);
  expect(
    reportOn({
      advice: [{ file, path: [], message: "look" }],
      placeholders: [{ file, path: ["units", 0, "street"], line: 3, value: "Mill Road" }],
    }),
  ).toEqual([
    "",
    "Worth a look:",
    `  ${file}: look`,
    "",
    expect.stringMatching(/^Still invented; .*npm run preflight/),
    `  ${file}, line 3: units, 1st entry, street: Mill Road`,
  ]);
});
