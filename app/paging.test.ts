import { expect, test } from "vitest";
import { languages, pathIn } from "./languages";
import { documentPaths, pageAt, pages, sitemapPaths } from "./pages";
import { furtherPaths, onPages, pageAtPath, pageSize, pathOfPage } from "./paging";
import { productPath } from "./recipe/recipe-lines";

const shelf = Array.from({ length: 2 * pageSize + 1 }, (_, index) => ({
  slug: `spice-${index}`,
  name: `Spice ${index}`,
  tag: "",
  price: { text: "50gm" },
  category: "powder" as const,
  spiceLevel: 1,
  // The last one is the only popular one, so it comes first.
  isPopular: index === 2 * pageSize,
}));

test("further pages exist only when one page does not show all products", () => {
  expect(furtherPaths(0)).toEqual([]);
  expect(furtherPaths(pageSize)).toEqual([]);
  expect(furtherPaths(pageSize + 1)).toEqual(["/products/2"]);
  expect(furtherPaths(2 * pageSize + 1)).toEqual(["/products/2", "/products/3"]);
});

test("every further page is a document and in the sitemap, in each language", () => {
  const added = documentPaths(pageSize + 1).filter((path) => !documentPaths(pageSize).includes(path));
  expect(added).toEqual(languages.map((language) => pathIn(language, "/products/2")));
  expect(sitemapPaths(pageSize + 1).filter((path) => !sitemapPaths(pageSize).includes(path))).toEqual(["/products/2"]);
});

test("a further page is the catalogue's, in any language", () => {
  for (const path of ["/products/3", "/hi/products/3", "/products/3/"])
    expect([pageAt(path), pageAtPath(path)]).toEqual([pages.products, 3]);
  expect(["/products", "/hi/products", "/", "/products/new"].map(pageAtPath)).toEqual([1, 1, 1, 1]);
});

test("every product is on exactly one page, and its address names that page", () => {
  const sorted = [...shelf.slice(-1), ...shelf.slice(0, -1)];
  const addresses = [1, 2, 3].flatMap((page) =>
    onPages(sorted, page, page).map(({ slug }) => `${pathOfPage(page)}#${slug}`),
  );
  expect(addresses).toEqual(sorted.map(({ slug }) => productPath(shelf, slug)));
  expect(addresses[0]).toBe(`/products#spice-${2 * pageSize}`);
});
