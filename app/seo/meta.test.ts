import { expect, test } from "vitest";
import { screenMeta } from "./meta";

const root = {
  id: "root",
  loaderData: {
    site: { address: "https://example.in", brand: { name: "Haldi House" } },
    words: { menu: { home: { label: "Home" }, about: { label: "About" } } },
  },
};

function breadcrumbs(pathname: string): unknown {
  const loaderData = { words: { meta: { title: "Questions · Haldi House", description: "Answers." } } };
  const meta = screenMeta({ loaderData, location: { pathname }, matches: [root] });
  return meta.flatMap((entry) => ("script:ld+json" in entry ? [entry["script:ld+json"]] : []));
}

test("a page's breadcrumb has its name from the menu; one that is not in the menu has its title", () => {
  expect(breadcrumbs("/about")).toMatchObject([
    { itemListElement: [{ name: "Home" }, { position: 2, name: "About" }] },
  ]);
  expect(breadcrumbs("/faq")).toMatchObject([
    { itemListElement: [{ name: "Home" }, { name: "Questions · Haldi House" }] },
  ]);
  expect(breadcrumbs("/constructor")).toMatchObject([{ itemListElement: [{}, { name: "Questions · Haldi House" }] }]);
});
