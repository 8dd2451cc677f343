import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { Catalogue } from "./Catalogue.tsx";
import type { CatalogueProduct } from "./Results.tsx";

const content = readContent("en");
const words = content.pages.products.catalogue;

const products = ["Haldi", "Jeera"].map((name): CatalogueProduct => {
  const facts = {
    category: "powder",
    spiceLevel: 1,
    rating: 4.5,
    isNew: false,
    isPopular: false,
    labels: ["A", "B"],
  } as const;
  const texts = {
    hindi: "",
    price: { text: "50gm", packs: [{ text: "50gm", id: "50gm", grams: 50 }] },
    uses: "",
    benefits: "",
    tag: "",
  };
  return { slug: name, name, ...texts, ...facts, contact: { kind: "none", label: "Contact" } };
});

beforeEach(() => history.replaceState(null, "", "/products"));
afterEach(() => vi.restoreAllMocks());

/** Renders the catalogue at a path. */
function open(path: string): void {
  history.replaceState(null, "", new URL(location.origin + path));
  render(<Catalogue {...{ words, products }} lead="Nine" cardWords={content.catalogue} />);
}

const search = () => screen.getByRole<HTMLInputElement>("searchbox");
/** Types into the search box, and waits until that is painted and its result shown. */
async function type(value: string): Promise<void> {
  fireEvent.input(search(), { target: { value } });
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
const names = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test("the filters are in the query string, even of a path that begins with two slashes", async () => {
  open("//products#Haldi");
  expect(screen.getAllByRole("img", { name: content.catalogue.noPicture })[0]?.textContent).toContain("🌶️");
  await type("jeera");
  expect(names()).toEqual(["Jeera"]);
  expect(location.href).toBe(`${location.origin}//products?q=jeera#Haldi`);
});

test("what a search does not find can be asked for, and a spice of the recipes without a card is named", async () => {
  const ask = content.catalogue.askForSpice;
  const spices = [{ name: "Ajwain", otherNames: ["ajwan", "अजवाइन"] }];
  render(<Catalogue {...{ words, products }} lead="Nine" cardWords={content.catalogue} ask={{ words: ask, spices }} />);
  for (const query of ["ajwain powder", "अजवाईन", "ajwan"]) {
    await type(query);
    screen.getByText(words.emptyText);
    screen.getByText(ask.withoutCard.replace("{name}", "Ajwain"));
    screen.getByRole("link", { name: new RegExp(query) });
  }
  await type("kesar");
  screen.getByText(words.emptyText);
  expect(screen.queryByText(/Ajwain/)).toBeNull();
  // Of several wishes, those that are no product; a guess says that it is one.
  await type("haldi, ajwain aur ajwan");
  screen.getByText(ask.withoutCard.replace("{name}", "Ajwain"));
  expect([names(), screen.getAllByRole("link", { name: /“/ }).length]).toEqual([["Haldi"], 2]);
  screen.getByRole("link", { name: /“ajwain”/ });
  await type("heldi");
  screen.getByText(ask.guess.replace("{query}", "heldi"));
  screen.getByRole("link", { name: /“heldi”/ });
  expect(names()).toEqual(["Haldi"]);
});

test("a product that the chosen category hides is named, and one press shows it", async () => {
  history.replaceState(null, "", "/products?category=blend&q=jira");
  const blend = { ...(products[0] as CatalogueProduct), slug: "blend", name: "Garam", category: "blend" } as const;
  const shown = products.map((product) => ({ ...product, otherNames: ["jira"] }));
  const ask = { words: content.catalogue.askForSpice, spices: [] };
  render(<Catalogue {...{ words, ask }} lead="Nine" products={[blend, ...shown]} cardWords={content.catalogue} />);
  const hint = interpolate(ask.words.elsewhere, { count: "2", category: words.categories.powder });
  fireEvent.click(screen.getByRole("button", { name: hint }));
  expect([names(), screen.queryByText(hint)]).toEqual([["Haldi", "Jeera"], null]);
  expect(document.activeElement?.textContent).toContain("2");
});

test("clearing the filters moves the focus to the search, even if the browser blocks changes of the URL", () => {
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
