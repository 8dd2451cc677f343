import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { parseDocuments, writeDocuments } from "./html";
import { moveIslandFiles } from "./island-files";
import { prune } from "./prune";
import { releaseOf } from "./service-worker";
import { SiteFolder } from "./site-folder";

test("the file of an island is named by its content; the worker stores it instead of the pages that it covers", () => {
  const site = new SiteFolder(temporaryFolder());
  site.write("products.json", '{"products":[]}');
  for (const file of ["products.html", "products/2.html"]) site.write(file, '<div data-file="/products.json"></div>');
  const documents = parseDocuments(site);
  moveIslandFiles(site, documents);
  const [asset, ...others] = site.files().filter((file) => file.endsWith(".json"));
  expect(asset).toMatch(/^assets\/island-[\w-]{8}\.json$/);
  expect(others).toEqual([]);
  for (const document of documents.values()) expect(document.querySelector("div")?.dataset.file).toBe(`/${asset}`);
  writeDocuments(site, documents);
  prune(site);
  expect(site.text(asset ?? "")).toBe('{"products":[]}');
  expect(releaseOf(site, documents, [], "").files).toMatchObject([
    { url: "/products" },
    { url: `/${asset}`, language: "en" },
  ]);
});
