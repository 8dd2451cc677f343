import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CardWords } from "../../catalogue/ProductCard";
import { Catalogue, type CatalogueProduct, type CatalogueProps } from "./Catalogue";

const words: CatalogueProps["words"] = {
  name: "Catalogue",
  search: "Search",
  suggestions: ["rasam"],
  category: "Kind",
  categories: { all: "All", powder: "Ground", blend: "Mixed", "whole-spice": "Whole", "dried-herbs": "Leaves" },
  sort: "Order",
  sorts: { popularity: "Loved first", name: "By name", price: "By price", spice: "By heat" },
  count: { one: "{shown} in {all}", other: "{shown} of {all}" },
  activeSearch: "Searched: {query}",
  activeCategory: "Kind: {category}",
  removeFilter: "Without {filter}",
  clearAll: "Clear all",
  emptyTitle: "Nothing",
  emptyText: "Search again",
  clear: "Clear",
  withoutScript: "No script",
};
const cardWords: CardWords = {
  uses: "Uses",
  benefits: "Benefits",
  isNew: "New",
  isPopular: "Popular",
  labels: "Labels",
  packs: "Packs",
  rating: "{rating} stars",
  spiceLevel: "Heat {level}",
  noPicture: "No picture",
};

function spice(name: string, category: CatalogueProduct["category"]): CatalogueProduct {
  return {
    ...{ slug: name.toLowerCase(), name, hindi: "मसाला", price: "50gm", uses: "dal", benefits: "colour", tag: "gold" },
    searchTerms: "",
    ...{ category, labels: ["A", "B"], spiceLevel: 1, isPopular: false, isNew: false },
    contact: { kind: "none", label: name },
  };
}

const products = [spice("Haldi", "powder"), spice("Rasam", "blend"), spice("Raita masala", "blend")];

function show(search = "") {
  history.replaceState(null, "", `/products${search}`);
  return render(<Catalogue products={products} words={words} cardWords={cardWords} language="en" />);
}

const shown = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => history.replaceState(null, "", "/products"));
afterEach(() => vi.useRealTimers());

test("typing filters the products and updates the address", async () => {
  show();
  await userEvent.type(screen.getByRole("searchbox"), "haldi");
  expect(shown()).toEqual(["Haldi"]);
  expect(location.search).toBe("?q=haldi");
});

test("the address filters the products and sets the fields", () => {
  show("?q=ra&category=blend&sort=name");
  expect(shown()).toEqual(["Raita masala", "Rasam"]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ra");
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("name");
});

test("clearing resets search and category, keeps the sort order and focuses the search box", async () => {
  show("?q=zzz&category=blend&sort=name");
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(shown()).toHaveLength(products.length);
  expect(location.search).toBe("?sort=name");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("each active filter can be removed separately", async () => {
  show("?q=ra&category=blend");
  await userEvent.click(screen.getByRole("button", { name: "Without Searched: ra" }));
  expect(location.search).toBe("?category=blend");
  await userEvent.click(screen.getByRole("button", { name: "Without Kind: Mixed" }));
  expect(location.search).toBe("");
  expect(screen.queryByRole("button", { name: words.clearAll })).toBeNull();
});

test("removing a filter by keyboard moves the focus to the product count", async () => {
  show("?q=ra&category=blend");
  for (const name of ["Without Searched: ra", "Without Kind: Mixed"]) {
    screen.getByRole("button", { name }).focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toMatch(/ of 3$/);
  }
});

test("every product is in the document, however many there are", () => {
  const many = Array.from({ length: 200 }, (_, number) => spice(`Spice ${number}`, "powder"));
  const html = renderToString(<Catalogue products={many} words={words} cardWords={cardWords} language="en" />);
  for (const { slug } of many) expect(html).toContain(`id="${slug}"`);
});

test("the count is announced once typing pauses", () => {
  vi.useFakeTimers();
  show();
  const status = screen.getByRole("status");
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "haldi" } });
  act(() => vi.advanceTimersByTime(499));
  expect(status.textContent).toBe("3 of 3");
  act(() => vi.advanceTimersByTime(1));
  expect(status.textContent).toBe("1 in 3");
});
