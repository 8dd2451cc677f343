import { expect, test } from "vitest";
import { metaTags } from "./meta";

const root = {
  id: "root",
  loaderData: {
    site: { address: "https://example.in", brand: { name: "Haldi House" } },
    menu: [
      { path: "/", label: "Home" },
      { path: "/about", label: "About" },
    ],
  },
};

function breadcrumbs(pathname: string, menu?: { label: string }): unknown {
  const loaderData = { words: { meta: { title: "Questions · Haldi House", description: "Answers." }, menu } };
  const meta = metaTags({ loaderData, location: { pathname }, matches: [root] });
  return meta.flatMap((entry) => ("script:ld+json" in entry ? [entry["script:ld+json"]] : []));
}

test("a breadcrumb uses the label of the page in the menu, or its title if it is not in the menu", () => {
  expect(breadcrumbs("/about", { label: "About" })).toMatchObject([
    { itemListElement: [{ name: "Home" }, { position: 2, name: "About" }] },
  ]);
  expect(breadcrumbs("/faq")).toMatchObject([
    { itemListElement: [{ name: "Home" }, { name: "Questions · Haldi House" }] },
  ]);
});
