import { expect, test } from "vitest";
import { inventedValues, inventedVoices } from "./placeholders.ts";

test("every invented value is listed with file, line and field", () => {
  const place = { file: "content/site.yaml", path: ["units", 0, "street"], line: 7 };
  expect(inventedValues([{ ...place, value: "Mill Road" }])).toEqual([
    { ...place, message: expect.stringMatching(/^Still invented: "Mill Road"\. Write the real one;/) },
  ]);
});

test("an invented voice must not be shown as verified, in any language", () => {
  const quote = (index: number) => ({
    file: "content/en/pages/home.yaml",
    path: ["testimonials", "quotes", index, "text"],
    line: 1,
    value: "Tasty.",
  });
  const home = (...verified: boolean[]) => ({
    pages: { home: { testimonials: { quotes: verified.map((isVerified) => ({ isVerified })) } } },
  });
  const languages = [
    { words: "content/en", ...home(true, true, false) },
    { words: "content/hi", ...home(false, true, true) },
  ];
  const found = (...invented: number[]) =>
    inventedVoices(invented.map(quote), languages).map(({ file, path }) => [file, path[2]]);
  expect(found()).toEqual([]);
  expect(found(1, 2)).toEqual([
    ["content/en/pages/home.yaml", 1],
    ["content/hi/pages/home.yaml", 1],
    ["content/hi/pages/home.yaml", 2],
  ]);
});
