import { expect, test } from "vitest";
import { filesIn, frugal, outdated } from "./release";

test("the previous release stays, even after failed installs in between", () => {
  expect(outdated(["A", "B", "C failed", "D"], ["A", "B", "D"])).toEqual(["A", "C failed"]);
});

test("the first recorded release keeps itself and the newest cache of an older worker", () => {
  expect(outdated(["A"], ["A"])).toEqual([]);
  expect(outdated(["A", "B", "C"], ["C"])).toEqual(["A"]);
});

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
