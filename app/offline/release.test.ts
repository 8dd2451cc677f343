import { expect, test } from "vitest";
import { frugal, outdated } from "./release";

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
