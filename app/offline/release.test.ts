import { expect, test } from "vitest";
import { filesIn, frugal } from "./release";

test("with Save-Data or on 2G, documents, styles and fonts are stored, pictures and scripts are not", () => {
  const urls = ["/", "/about", "/assets/a.css", "/assets/b.woff2", "/assets/c.js", "/assets/d.avif", "/assets/e.svg"];
  const kept = frugal(urls.map((url) => ({ url, revision: null }))).map(({ url }) => url);
  expect(kept).toEqual(["/", "/about", "/assets/a.css", "/assets/b.woff2"]);
});

test("the language a visitor reads is stored, with what all languages use", () => {
  const files = [
    { url: "/", revision: "1", language: "en" },
    { url: "/hi", revision: "1", language: "hi" },
    { url: "/assets/a.css", revision: null },
  ] as const;
  expect(filesIn(["hi"], files).map(({ url }) => url)).toEqual(["/hi", "/assets/a.css"]);
  expect(filesIn(["en", "hi"], files)).toEqual(files);
});
