import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "../../site/languages.ts";
import { type ForgivinglySearchable, searchForgivingly } from "./forgiving-search.ts";
import { searchProducts } from "./search.ts";

const found = (products: readonly ForgivinglySearchable[], query: string, language: Language = "en") =>
  searchForgivingly(products, query.trim(), language).map(({ name }) => name);

const none = { price: { text: "" }, kindTerms: "", otherTags: "" };
const mirch = { name: "Chilli Powder", tag: "Honest heat", searchTerms: "मिर्च पाउडर\nlal mirch", ...none };
const haldi = { name: "Turmeric", tag: "As warm as lal mirch", searchTerms: "हल्दी\nhaldi", ...none };
const methi = { name: "कसूरी मेथी", tag: "हथेलियों में मसलें", searchTerms: "Kasoori Methi\nfenugreek", ...none };

test("search finds a product by its Hindi name and by a common spelling", () => {
  expect(found([mirch, haldi], "हल्दी")).toEqual(["Turmeric"]);
  expect(found([mirch, haldi], " HALDI ")).toEqual(["Turmeric"]);
  expect(found([mirch, methi], "Fenugreek", "hi")).toEqual(["कसूरी मेथी"]);
  expect(found([mirch, methi], "kasoori", "hi")).toEqual(["कसूरी मेथी"]);
});

test("on English pages, other names count only if no name or tag matches; on Hindi pages, all names count", () => {
  expect(found([mirch, haldi], "lal mirch", "en")).toEqual(["Turmeric"]);
  expect(found([mirch, haldi], "lal mirch", "hi")).toEqual(["Chilli Powder", "Turmeric"]);
});

test("search ignores the nukta, joiners and how letters are composed", () => {
  const [composed, decomposed] = ["\u0958सूरी मे\u200dथी", "\u0915\u093cसूरी मेथी"];
  for (const query of [composed, decomposed, "कसूरी मेथी", "क\u200cसूरी"])
    for (const language of ["en", "hi"] as const) expect(found([mirch, methi], query, language)).toEqual([methi.name]);
  expect(found([{ ...methi, name: composed }], "कसूरी", "hi")).toEqual([composed]);
  expect(found([{ ...methi, name: "पकौड़ा" }], "पकौडा", "hi")).toEqual(["पकौड़ा"]);
});

/** Letters that occur in the texts above, those that searches fold, and any others. */
const letters = fc.oneof(
  fc.constantFrom(..."aAhilmrcठ कमेथीर्च", "\u093c", "\u200d", "\u0958", "é", "e\u0301", "\n"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const someText = fc.array(letters, { maxLength: 6 }).map((parts) => parts.join(""));
const texts = {
  ...{ name: someText, tag: someText, searchTerms: someText },
  ...{ price: fc.record({ text: someText }), kindTerms: someText, otherTags: someText },
};
const product = fc.record(texts);

test("whatever the specified rule finds on English pages is exactly what the search finds", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 5 }), someText, fc.nat(), fc.nat(5), (products, typed, from, length) => {
      // Half of the queries are part of a name or tag.
      const texts = products.map(({ name, tag }) => `${name}${tag}`).join("");
      for (const query of [typed, texts.slice(from % (texts.length + 1)).slice(0, length)]) {
        const wanted = query.trim();
        const specified = searchProducts(products, wanted);
        if (specified.length > 0) expect(searchForgivingly(products, wanted, "en")).toEqual(specified);
      }
    }),
  );
});

test("on Hindi pages a search finds at least what the specified rule finds", () => {
  const hindi = fc.string({ unit: fc.constantFrom(..."ठ कमेथीर्चझaBc", "\u093c", "\u200d", "\u0958"), maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ ...texts, name: hindi, tag: hindi, searchTerms: hindi })),
      hindi,
      (products, query) => {
        const wanted = query.trim();
        const found = searchForgivingly(products, wanted, "hi");
        for (const product of searchProducts(products, wanted)) expect(found).toContain(product);
      },
    ),
  );
});

/** The tables of docs/searches.md, without their heads. */
const [shelf = [], answered = [], unanswered = []] = readFileSync("docs/searches.md", "utf8")
  .split("\n## ")
  .slice(1)
  .map((section) =>
    Array.from(section.matchAll(/^\| (.*) \|$/gm), ([, row = ""]) => row.split(" | ").map((cell) => cell.trim())).slice(
      2,
    ),
  );

/** The products of docs/searches.md, as the pages of a language have them. */
const shelfIn = (language: Language) =>
  shelf.map((row) => {
    const [slug = "", english = "", hindi = "", englishTag = "", hindiTag = "", price = "", kinds = "", others = ""] =
      row;
    const texts = language === "en" ? { name: english, tag: englishTag } : { name: hindi, tag: hindiTag };
    return {
      ...{ slug, ...texts, price: { text: price }, otherTags: language === "en" ? hindiTag : englishTag },
      searchTerms: [language === "en" ? hindi : english, ...others.split(", ")].join("\n"),
      kindTerms: ["All spices", "सारे मसाले", ...kinds.split(", "), "Shivnath Masale", "शिवनाथ मसाले"].join("\n"),
    };
  });

test("the searches of docs/searches.md find exactly the products that it says, on English and Hindi pages", () => {
  expect(answered.length).toBeGreaterThanOrEqual(80);
  expect(unanswered).not.toEqual([]);
  for (const language of ["en", "hi"] as const) {
    const products = shelfIn(language);
    const foundBy = (query = "") => searchForgivingly(products, query, language).map(({ slug }) => slug);
    for (const [query, expected = ""] of answered) {
      const slugs = expected === "every product" ? products.map(({ slug }) => slug) : expected.split(", ");
      expect(foundBy(query).toSorted(), `${query} (${language})`).toEqual(slugs.toSorted());
    }
    for (const [query] of unanswered) expect(foundBy(query), `${query} (${language})`).toEqual([]);
  }
});

test("spaces of any kind, invisible characters, punctuation, emoji and list numbers do not change what is found", () => {
  const marks = ["  ", "\u00a0", "\u2003", "_", "-", "। ", " 🌶️ ", "\u200b ", " (", ") ", " “", ", ", ". ", "\n"];
  for (const language of ["en", "hi"] as const) {
    const products = shelfIn(language);
    for (const { name } of products)
      for (const mark of marks)
        for (const query of [
          name.replaceAll(" ", mark),
          `${mark}${name}`,
          `${name}${mark}`,
          `2. ${name}`,
          `२) ${name}`,
        ])
          expect(searchForgivingly(products, query, language), JSON.stringify(query)).toEqual(
            searchForgivingly(products, name, language),
          );
  }
});

test("a name without the spaces between its words, or with its words in another order, finds the same product", () => {
  for (const language of ["en", "hi"] as const) {
    const products = shelfIn(language);
    for (const { slug, name } of products)
      for (const query of [name.replaceAll(" ", ""), name.split(" ").toReversed().join(" ")])
        expect(
          searchForgivingly(products, query.trim(), language).map((found) => found.slug),
          query,
        ).toEqual([slug]);
  }
});

test("products are normalised once, not on every keystroke", () => {
  let reads = 0;
  const product = {
    ...mirch,
    get searchTerms() {
      reads++;
      return mirch.searchTerms;
    },
  };
  for (const query of ["m", "mi", "mircc", "qwerty"]) found([product], query);
  expect(reads).toBe(1);
});
