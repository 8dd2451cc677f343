import { expect, test } from "vitest";
import { languageAt, pathIn, pathWithoutLanguage } from "./languages.ts";

test("a path translates to the other language and back", () => {
  for (const [english, hindi] of [
    ["/", "/hi"],
    ["/about", "/hi/about"],
    ["/history", "/hi/history"],
    ["/products#shelf", "/hi/products#shelf"],
    ["/#main", "/hi#main"],
  ] as const) {
    expect(pathIn("hi", english)).toBe(hindi);
    expect(pathIn("en", english)).toBe(english);
    expect([languageAt(english), languageAt(hindi)]).toEqual(["en", "hi"]);
    expect([pathWithoutLanguage(english), pathWithoutLanguage(hindi)]).toEqual([
      english,
      english.replace(/^\/(?=#)/, ""),
    ]);
  }
});
