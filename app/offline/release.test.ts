import { expect, test } from "vitest";
import { filesForSaveData } from "./release";

test("with Save-Data or on 2G, documents, styles and fonts are cached, pictures and scripts are not", () => {
  const urls = ["/", "/about", "/assets/a.css", "/assets/b.woff2", "/assets/c.js", "/assets/d.avif", "/assets/e.svg"];
  const files = filesForSaveData(urls.map((url) => ({ url, revision: null, integrity: "" })));
  expect(files.map(({ url }) => url)).toEqual(["/", "/about", "/assets/a.css", "/assets/b.woff2"]);
});
