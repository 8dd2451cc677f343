import fc from "fast-check";
import { expect, test } from "vitest";
import { type Price, readPrice } from "../../content/packs.ts";
import { type Sortable, sortProducts } from "../../content/sort-orders.ts";
import type { Language } from "../../site/languages.ts";
import {
  defaultFilters,
  type Filters,
  filtersFromSearch,
  filtersToSearch,
  longestQuery,
  searchProducts,
} from "./filter.ts";

/** A price as the content has it. */
const priceOf = (text: string) => readPrice(text) as Price;

function spice(name: string, rest: Partial<Sortable> = {}): Sortable {
  return {
    name,
    price: priceOf("50gm"),
    spiceLevel: 1,
    isPopular: false,
    ...rest,
  };
}

const sorted = (products: readonly Sortable[], sort: Filters["sort"], language: Language = "en") =>
  sortProducts(products, sort, language).map(({ name }) => name);

test("price sorts by the first number; texts without one come last; ties keep their order", () => {
  const products = [
    spice("loose", { price: priceOf("bulk") }),
    spice("big", { price: priceOf("100gm, 50gm") }),
    spice("x", { price: priceOf("50gm") }),
    spice("also", { price: priceOf("bulk") }),
    spice("y", { price: priceOf("50gm") }),
    spice("large", { price: priceOf("bulk, 250gm") }),
  ];
  expect(sorted(products, "price")).toEqual(["x", "y", "big", "large", "loose", "also"]);
});

test("names sort by the alphabet of the page's language", () => {
  const products = [spice("Zeera"), spice("जीरा"), spice("अमचूर"), spice("कसूरी"), spice("कंचन")];
  expect(sorted(products, "name", "hi")).toEqual(["अमचूर", "कंचन", "कसूरी", "जीरा", "Zeera"]);
  expect(sorted(products, "name", "en")[0]).toBe("Zeera");
});

test("unknown or malformed values in the query string are ignored", () => {
  expect(filtersFromSearch("?category=constructor&sort=price%27&category[]=x&__proto__=y")).toEqual(defaultFilters);
  expect(filtersFromSearch("?q=%zz%ff%&q=2&=&&#%").q).toContain("%zz");
  expect(filtersFromSearch("?q=%F0%9F%8C").q).toBe("\ufffd");
  expect(filtersFromSearch(`?q=${"ह".repeat(700)}`).q).toHaveLength(longestQuery);
});

test("filters are written into the query string, and read back from it", () => {
  const filters: Filters = { q: "hal di", category: "blend", sort: "price" };
  expect(filtersToSearch(filters, "?from=friend")).toBe("?from=friend&q=hal+di&category=blend&sort=price");
  expect(filtersFromSearch("?q=hal+di&category=blend&sort=price")).toEqual(filters);
  expect(filtersFromSearch("?from=friend")).toEqual({ q: "", category: "all", sort: "popularity" });
});

test("default filters are not in the query string, and other parameters stay", () => {
  expect(filtersToSearch(defaultFilters, "?q=old&category=blend&sort=name")).toBe("");
  expect(filtersToSearch(filtersFromSearch("?q=++"), "?from=friend&q=x")).toBe("?from=friend");
});

test("a name is found by the name on its packet, too", () => {
  const methi = { name: "कसूरी मेथी", nameOnPacket: "Kasoori Methi", tag: "" };
  for (const query of ["मेथी", "kasoori"]) expect(searchProducts([methi], query)).toEqual([methi]);
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
