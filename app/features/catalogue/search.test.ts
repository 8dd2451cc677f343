import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type SearchedBySound, searchBySound } from "./search.ts";

/** The tables of docs/searches.md, without their heads. */
const [shelf = [], answered = [], several = [], guessed = [], unanswered = []] = readFileSync(
  "docs/searches.md",
  "utf8",
)
  .split("\n## ")
  .slice(1)
  .map((section) =>
    Array.from(section.matchAll(/^\| (.*) \|$/gm), ([, row = ""]) => row.split(" | ").map((cell) => cell.trim())).slice(
      2,
    ),
  );

/** The products of docs/searches.md, as the pages of each language have them. */
const shelves = Object.entries({ en: 1, hi: 2 }).map(([language, column]) => ({
  language,
  products: shelf.map((row) => {
    const [slug = "", english = "", hindi = "", price = "", kinds = "", others = ""] = row;
    return {
      ...{ slug, name: row[column] ?? "", otherNames: [english, hindi, ...others.split(", ")] },
      kinds: [...kinds.split(", "), "Shivnath Masale", "शिवनाथ मसाले", price],
    };
  }),
}));

test.each(shelves)(
  "the searches of docs/searches.md find exactly what it says: $language",
  ({ language, products }) => {
    expect(answered.length).toBeGreaterThanOrEqual(80);
    expect(unanswered).not.toEqual([]);
    for (const [query = "", expected = "", missing = ""] of [...answered, ...several, ...guessed, ...unanswered]) {
      const found = searchBySound(products, query, [{ name: "Turmeric", otherNames: ["हल्दी", "haldi"] }]);
      const slugs = expected === "every product" ? products.map(({ slug }) => slug) : expected.split(", ");
      expect(
        { ...found, products: found.products.map(({ slug }) => slug).toSorted() },
        `${query} (${language})`,
      ).toEqual({
        products: slugs.filter(Boolean).toSorted(),
        isGuess: guessed.some(([guess]) => guess === query),
        missing: [...guessed, ...unanswered].some(([asked]) => asked === query)
          ? [query]
          : missing.split(", ").filter(Boolean),
      });
    }
  },
);

const foundIn = (products: readonly SearchedBySound[], query: string) => searchBySound(products, query).products;

test.each(shelves)("signs, spaces and list numbers do not change what is found: $language", ({ products }) => {
  const marks = ["  ", "\u00a0", "\u2003", "_", "-", "। ", " 🌶️ ", "\u200b ", " (", ") ", " “", ", ", ". ", "\n"];
  for (const { name } of products)
    for (const mark of marks)
      for (const query of [name.replaceAll(" ", mark), `${mark}${name}`, `${name}${mark}`, `2. ${name}`, `२) ${name}`])
        expect(foundIn(products, query), JSON.stringify(query)).toEqual(foundIn(products, name));
});

test("the nukta, joiners and how letters are composed do not matter", () => {
  const methi = { name: "\u0958सूरी मे\u200dथी" };
  for (const query of ["\u0958सूरी", "\u0915\u093cसूरी मेथी", "कसूरी मेथी", "क\u200cसूरी"])
    expect(foundIn([methi], query), query).toEqual([methi]);
});

test("an empty search finds everything, one of signs only finds nothing", () => {
  const chilli = { name: "Chilli", kinds: ["Powder", "50gm"] };
  expect(foundIn([chilli], "")).toEqual([chilli]);
  for (const query of ["?", "“”", "🌶️", "\u200b", "↵"]) expect(foundIn([chilli], query), query).toEqual([]);
});
