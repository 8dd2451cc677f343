import fc from "fast-check";
import { expect, test } from "vitest";
import { type Sortable, sortProducts } from "../content/sort-orders";
import type { Language } from "../languages";
import {
  defaultFilters,
  type Filters,
  filtersFromSearch,
  filtersToSearch,
  longestQuery,
  matching,
  type Searchable,
} from "./filter";

function spice(name: string, rest: Partial<Searchable & Sortable> = {}): Searchable & Sortable {
  return {
    name,
    tag: "",
    searchTerms: "",
    price: "50gm",
    spiceLevel: 1,
    isPopular: false,
    ...rest,
  };
}

const sorted = (products: readonly Sortable[], sort: Filters["sort"], language: Language = "en") =>
  sortProducts(products, sort, language).map(({ name }) => name);

const found = (products: readonly Searchable[], query: string, language: Language = "en") =>
  matching(products, query, language).map(({ name }) => name);

const mirch = { name: "Chilli Powder", tag: "Honest heat", searchTerms: "मिर्च पाउडर\nlal mirch" };
const haldi = { name: "Turmeric", tag: "As warm as lal mirch", searchTerms: "हल्दी\nhaldi" };
const methi = { name: "कसूरी मेथी", tag: "हथेलियों में मसलें", searchTerms: "Kasoori Methi\nfenugreek" };

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
const product = fc.record({ name: someText, tag: someText, searchTerms: someText });

test("whatever the specified rule finds on English pages is exactly what the search finds", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 5 }), someText, fc.nat(), fc.nat(5), (products, typed, from, length) => {
      // Half of the queries are part of a name or tag.
      const texts = products.map(({ name, tag }) => `${name}${tag}`).join("");
      for (const query of [typed, texts.slice(from % (texts.length + 1)).slice(0, length)]) {
        const wanted = query.trim().toLowerCase();
        const specified = products.filter(
          ({ name, tag }) => name.toLowerCase().includes(wanted) || tag.toLowerCase().includes(wanted),
        );
        if (specified.length > 0) expect(matching(products, query, "en")).toEqual(specified);
      }
    }),
  );
});

test("on Hindi pages a search finds at least what the specified rule finds", () => {
  const hindi = fc.string({ unit: fc.constantFrom(..."ठ कमेथीर्चझaBc", "\u093c", "\u200d", "\u0958"), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.record({ name: hindi, tag: hindi, searchTerms: hindi })), hindi, (products, query) => {
      const wanted = query.trim().toLowerCase();
      for (const { name, tag, ...others } of products)
        if (name.toLowerCase().includes(wanted) || tag.toLowerCase().includes(wanted))
          expect(matching(products, query, "hi")).toContainEqual({ name, tag, ...others });
    }),
  );
});

test("price sorts by the first number; texts without one come last; ties keep their order", () => {
  const products = [
    spice("on request", { price: "ask us" }),
    spice("big", { price: "100gm, 50gm" }),
    spice("x", { price: "50gm" }),
    spice("also", { price: "call" }),
    spice("y", { price: "50gm" }),
    spice("dear", { price: "₹1,200 (10kg)" }),
  ];
  expect(sorted(products, "price")).toEqual(["x", "y", "big", "dear", "on request", "also"]);
});

test("names sort by the alphabet of the page's language", () => {
  const products = [spice("Zeera"), spice("जीरा"), spice("अमचूर"), spice("कसूरी"), spice("कंचन")];
  expect(sorted(products, "name", "hi")).toEqual(["अमचूर", "कंचन", "कसूरी", "जीरा", "Zeera"]);
  expect(sorted(products, "name", "en")[0]).toBe("Zeera");
});

test("values of an address that are unknown or cannot be read are ignored", () => {
  expect(filtersFromSearch("?category=constructor&sort=price%27&from=friend")).toEqual(defaultFilters);
  expect(filtersFromSearch("?category=constructor&sort=price%27&category[]=x&__proto__=y")).toEqual(defaultFilters);
  expect(filtersFromSearch("?q=%zz%ff%&q=2&=&&#%").query).toContain("%zz");
  expect(filtersFromSearch("?q=%F0%9F%8C").query).toBe("\ufffd");
  expect(filtersFromSearch(`?q=${"ह".repeat(700)}`).query).toHaveLength(longestQuery);
});

test("defaults leave the address clean, and other parameters stay", () => {
  expect(filtersToSearch(defaultFilters, "?q=old&category=blend&sort=name")).toBe("");
  expect(filtersToSearch({ ...defaultFilters, query: "  " }, "?from=friend&q=x")).toBe("?from=friend");
});
