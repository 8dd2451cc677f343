import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { categories } from "../../content/schema/options";

test("every category has a CSS rule that hides the products of the others without scripts", () => {
  const filename = "app/routes/products/Catalogue.module.css";
  // Minified, so that the formatting of the file does not matter.
  const css = transform({ filename, code: readFileSync(filename), minify: true }).code.toString();
  const rules = css.matchAll(
    /:has\(\[value="?([\w-]+)"?\]:checked\) \[data-category\]:not\(\[data-category="?\1"?\]\)/g,
  );
  expect(Array.from(rules, ([, category]) => category).sort()).toEqual([...categories].sort());
});
