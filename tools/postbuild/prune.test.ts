import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prune } from "./prune";
import { SiteFolder } from "./site-folder";

test("documents at any depth are named as hosts answer them", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const site = new SiteFolder(folder);
  for (const path of ["", "about/", "hi/", "hi/about/", "hi/products/"])
    site.write(`${path}index.html`, `<p>/${path}</p>`);
  prune(site);
  expect(site.files()).toEqual(["about.html", "hi.html", "hi/about.html", "hi/products.html", "index.html"]);
  expect(site.text("hi/about.html")).toBe("<p>/hi/about/</p>");
  rmSync(folder, { recursive: true });
});
