import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { addProducts } from "./catalogue.ts";

test("whatever the family sells, there are as many products as are measured", () => {
  const folder = temporaryFolder();
  for (const language of ["en", "hi"]) {
    mkdirSync(join(folder, `content/${language}/products`), { recursive: true });
    writeFileSync(join(folder, `content/${language}/products/saunf.yaml`), "name: Saunf\nid: 3\n");
  }
  addProducts(folder, 5);
  for (const language of ["en", "hi"]) {
    const products = readdirSync(join(folder, `content/${language}/products`));
    expect(products).toHaveLength(5);
    const names = products.map((file) =>
      parse(readFileSync(join(folder, `content/${language}/products`, file), "utf8")),
    );
    expect(new Set(names.map(({ name }) => name)).size).toBe(5);
  }
  expect(() => addProducts(temporaryFolder(), 5)).toThrow(/no product/);
});
