import { expect, test } from "vitest";
import { readContent } from "../content/read.server";
import { recipePdfAddress } from "./recipe-pdf-address.server";

const content = readContent();
const [{ slug } = { slug: "" }, ...others] = content.recipes;

test("a PDF's address names its recipe and stays the same while nothing changes", () => {
  expect(recipePdfAddress(content, slug)).toMatch(new RegExp(`^/assets/${slug}-[0-9a-f]{8}\\.pdf$`));
  expect(recipePdfAddress(readContent(), slug)).toBe(recipePdfAddress(content, slug));
});

test("a changed recipe, phone number or price has a new address, and another recipe's change does not matter", () => {
  const before = recipePdfAddress(content, slug);
  const withRecipe = (changed: string, title: string) => ({
    ...content,
    recipes: content.recipes.map((recipe) => (recipe.slug === changed ? { ...recipe, title } : recipe)),
  });
  expect(recipePdfAddress(withRecipe(slug, "Changed"), slug)).not.toBe(before);
  expect(recipePdfAddress(withRecipe(others[0]?.slug ?? "", "Changed"), slug)).toBe(before);
  const phones = { ...content.site.phones, main: "+91 98765 43210" };
  expect(recipePdfAddress({ ...content, site: { ...content.site, phones } }, slug)).not.toBe(before);
  const products = content.products.map((product) => ({ ...product, price: "1kg" }));
  expect(recipePdfAddress({ ...content, products }, slug)).not.toBe(before);
});
