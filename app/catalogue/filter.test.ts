import { expect, test } from "vitest";
import {
  defaultFilters,
  type Filters,
  filtersFromSearch,
  filtersToSearch,
  firstNumber,
  matching,
  type Sortable,
  sortProducts,
} from "./filter";

function spice(name: string, rest: Partial<Sortable> = {}): Sortable {
  return { name, tag: "", price: "50gm", category: "powder", spiceLevel: 1, isPopular: false, ...rest };
}

function names(products: readonly Sortable[], changed: Partial<Filters>): string[] {
  const filters = { ...defaultFilters, ...changed };
  return matching(sortProducts(products, filters.sort), filters).map(({ name }) => name);
}

test("popular products come first, otherwise the given order is kept", () => {
  const products = [spice("b"), spice("c", { isPopular: true }), spice("a"), spice("d", { isPopular: true })];
  expect(names(products, {})).toEqual(["c", "d", "b", "a"]);
});

test("search matches name and tag, ignoring case and surrounding spaces", () => {
  const products = [spice("Garam Masala"), spice("Haldi", { tag: "Every MASALA needs it" }), spice("Jeera")];
  expect(names(products, { query: "  masala " })).toEqual(["Garam Masala", "Haldi"]);
  expect(names(products, { query: "ara" })).toEqual(["Garam Masala"]);
});

test("search treats special characters literally", () => {
  expect(names([spice("a.b"), spice("axb")], { query: "a.b" })).toEqual(["a.b"]);
});

test("a category shows only its own products", () => {
  const products = [spice("a"), spice("b", { category: "blend" })];
  expect(names(products, { category: "blend" })).toEqual(["b"]);
});

test("price sorts by the first number; texts without one come last; ties keep their order", () => {
  const products = [
    spice("on request", { price: "ask us" }),
    spice("big", { price: "100gm, 50gm" }),
    spice("x", { price: "50gm" }),
    spice("also", { price: "call" }),
    spice("y", { price: "50gm" }),
  ];
  expect(names(products, { sort: "price" })).toEqual(["x", "y", "big", "on request", "also"]);
});

test("spice level sorts hottest first, name sorts from A to Z", () => {
  const products = [spice("b", { spiceLevel: 1 }), spice("c", { spiceLevel: 5 }), spice("a", { spiceLevel: 1 })];
  expect(names(products, { sort: "spice" })).toEqual(["c", "b", "a"]);
  expect(names(products, { sort: "name" })).toEqual(["a", "b", "c"]);
});

test("sorting does not change the given list", () => {
  const products = [spice("b"), spice("a")];
  names(products, { sort: "name" });
  expect(products.map(({ name }) => name)).toEqual(["b", "a"]);
});

test("the first number of a price text may have a decimal part", () => {
  expect([firstNumber("2.5kg, 10kg"), firstNumber("10kg"), firstNumber("Bulk")]).toEqual([
    2.5,
    10,
    Number.POSITIVE_INFINITY,
  ]);
});

test("filters survive being written to an address and read back", () => {
  const filters: Filters = { query: "लाल & 'mirch' #1", category: "whole-spice", sort: "spice" };
  expect(filtersFromSearch(filtersToSearch(filters, ""))).toEqual(filters);
});

test("defaults leave the address clean, and other parameters stay", () => {
  expect(filtersToSearch(defaultFilters, "?q=old&category=blend&sort=name")).toBe("");
  expect(filtersToSearch({ ...defaultFilters, query: "  " }, "?from=friend&q=x")).toBe("?from=friend");
});

test("unknown values are ignored", () => {
  expect(filtersFromSearch("?category=gold&sort=random&category=blend")).toEqual(defaultFilters);
});
