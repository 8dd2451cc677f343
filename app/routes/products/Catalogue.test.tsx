import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { Catalogue, type CatalogueProduct } from "./Catalogue";

const content = readContent("en");
const words = content.pages.products.catalogue;

const products = ["Haldi", "Jeera"].map((name): CatalogueProduct => {
  const facts = { category: "powder", spiceLevel: 1, isNew: false, isPopular: false, labels: ["A", "B"] } as const;
  const texts = { hindi: "", price: "50gm", uses: "", benefits: "", tag: "", searchTerms: "" };
  return { slug: name, name, ...texts, ...facts, contact: { kind: "none", label: "Ask" } };
});

beforeEach(() => history.replaceState(null, "", "/products"));
afterEach(() => vi.restoreAllMocks());

/** The catalogue at an address, as it opens there. */
function open(path: string): void {
  history.replaceState(null, "", new URL(location.origin + path));
  render(<Catalogue products={products} words={words} cardWords={content.catalogue} language="en" ask={undefined} />);
}

const search = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.input(search(), { target: { value } });
const names = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test("the filters are in the address, whatever its form", () => {
  open("//products#Haldi");
  type("jeera");
  expect(names()).toEqual(["Jeera"]);
  expect(location.href).toBe(`${location.origin}//products?q=jeera#Haldi`);
});

test("where the address cannot be changed, clearing the filters still moves the focus to the search", () => {
  open("/products?q=jeera");
  const logged = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
  });
  fireEvent.click(screen.getByRole("button", { name: words.clearAll }));
  expect(names()).toEqual(["Haldi", "Jeera"]);
  expect(document.activeElement).toBe(search());
  expect(logged).toHaveBeenCalled();
});

test("Back to an address without the filter shows all products again", async () => {
  open("/products");
  history.pushState(null, "", "#main");
  type("jeera");
  const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    history.back();
    await back;
  });
  expect(location.search).toBe("");
  expect([names(), search().value]).toEqual([["Haldi", "Jeera"], ""]);
});
