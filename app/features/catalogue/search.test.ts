import fc from "fast-check";
import { expect, test } from "vitest";
import { readContents } from "../../content/read.server.ts";
import { languages } from "../../site/languages.ts";
import { filtersFromSearch, longestQuery } from "./filter.ts";
import { searchForgivingly } from "./forgiving-search.ts";
import { searchProducts } from "./search.ts";

const chilli = { name: "Chilli Powder", tag: "Bright colour" };
const methi = { name: "कसूरी मेथी", nameOnPacket: "Kasoori Methi", tag: "हथेलियों में" };
const foundBy = (query: string) => searchProducts([chilli, methi], query).map(({ name }) => name);

test("a search finds any part of a name or tag, ignoring case, and nothing else", () => {
  for (const query of ["chilli", "LLI P", "colour"]) expect(foundBy(query)).toEqual([chilli.name]);
  for (const query of ["chili", "powder chilli", "chilli  powder", "chilli-powder", "mirch", "kasuri"])
    expect(foundBy(query), query).toEqual([]);
  expect(foundBy("")).toEqual([chilli.name, methi.name]);
});

test("on Hindi pages the English name is a name, too", () => {
  for (const query of ["मेथी", "kasoori", "हथेलियों"]) expect(foundBy(query)).toEqual([methi.name]);
});

test("a letter is the same whether it is one character or two", () => {
  const [composed, decomposed] = ["पकौ\u095cा", "पकौ\u0921\u093cा"];
  for (const query of [composed, decomposed])
    for (const name of [composed, decomposed]) expect(searchProducts([{ name, tag: "" }], query)).toHaveLength(1);
});

test("whatever is typed, the products found are those with that text in the name or tag", () => {
  const text = fc.string({ unit: fc.constantFrom(..."aAbB .*\n“🌶"), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, tag: text })), text, (products, query) => {
      const wanted = query.toLowerCase();
      expect(searchProducts(products, query)).toEqual(
        products.filter(({ name, tag }) => [name, tag].some((text) => text.toLowerCase().includes(wanted))),
      );
    }),
  );
});

const nowhere = [
  ...["\n", "\r\n", "chilli\npowder", "\u200b", "\u200d", "🌶️", '"', "“”", "''", "`", "?", "!!", "।"],
  ...[".*", "^", "[a-z]+", "(", "\\w", "\ud83c", "\udf36", "a".repeat(10_000), `chilli${" ".repeat(9_000)}powder`],
];

const contents = readContents();

test("any query is a query: what no name or tag contains finds nothing", () => {
  for (const { products } of contents)
    for (const text of nowhere.filter((text) => !products.some(({ name, tag }) => `${name} ${tag}`.includes(text)))) {
      const { query } = filtersFromSearch(`?${new URLSearchParams({ q: text })}`);
      expect(query, JSON.stringify(text)).not.toBe("");
      expect(query.length).toBeLessThanOrEqual(longestQuery);
      expect(searchProducts(products, query), JSON.stringify(text)).toEqual([]);
    }
});

test("no query of punctuation finds everything in the forgiving search either", () => {
  const none = { searchTerms: "लाल मिर्च", kindTerms: "Powder", otherTags: "", price: { text: "50gm" } };
  for (const language of languages)
    for (const text of nowhere.filter((text) => !/[a-z]/.test(text)))
      expect(searchForgivingly([{ ...chilli, ...none }], text.trim() || "↵", language), JSON.stringify(text)).toEqual(
        [],
      );
});
