import { expect, test } from "vitest";
import { frugal } from "./release";

test("with Save-Data or on 2G, documents, styles and fonts are stored, pictures and scripts are not", () => {
  const urls = ["/", "/about", "/assets/a.css", "/assets/b.woff2", "/assets/c.js", "/assets/d.avif", "/assets/e.svg"];
  const kept = frugal(urls.map((url) => ({ url, revision: null, integrity: "" }))).map(({ url }) => url);
  expect(kept).toEqual(["/", "/about", "/assets/a.css", "/assets/b.woff2"]);
});
