import { expect, test } from "vitest";
import { filesForLanguages, filesForSaveData } from "./release.ts";

test("with Save-Data or on 2G, documents, styles and fonts are cached, but no pictures or scripts", () => {
  const urls = ["/", "/about", "/assets/a.css", "/assets/b.woff2", "/assets/c.js", "/assets/d.avif", "/assets/e.svg"];
  const files = filesForSaveData(urls.map((url) => ({ url, revision: null, integrity: "" })));
  expect(files.map(({ url }) => url)).toEqual(["/", "/about", "/assets/a.css", "/assets/b.woff2"]);
});

test("an install takes the files of the languages that are open, and those of all languages", () => {
  const file = (url: string, language?: "en" | "hi") => ({
    url,
    revision: null,
    integrity: "",
    ...(language && { language }),
  });
  const files = [file("/", "en"), file("/hi", "hi"), file("/assets/a.css")];
  const urlsIn = (...languages: ("en" | "hi")[]) => filesForLanguages(languages, files).map(({ url }) => url);
  expect(urlsIn("en")).toEqual(["/", "/assets/a.css"]);
  expect(urlsIn("hi", "en")).toEqual(["/", "/hi", "/assets/a.css"]);
});
