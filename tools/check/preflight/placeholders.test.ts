import { expect, test } from "vitest";
import { inventedValues, inventedVoices } from "./placeholders.ts";

test("every invented value is listed with file, line and field", () => {
  const place = { file: "content/en/site.yaml", path: ["units", 0, "street"], line: 7 };
  expect(inventedValues([{ ...place, value: "Mill Road" }])).toEqual([
    { ...place, message: expect.stringMatching(/^Still invented: "Mill Road"\. Write the real one;/) },
  ]);
});

test("an invented voice must not be shown as verified", () => {
  const quote = (index: number) => ({
    file: "content/en/pages/home.yaml",
    path: ["testimonials", "quotes", index, "text"],
    line: 1,
    value: "Tasty.",
  });
  const quotes = [true, true, false].map((isVerified) => ({ isVerified }));
  const found = (...invented: number[]) =>
    inventedVoices(invented.map(quote), { pages: { home: { testimonials: { quotes } } } }).map(({ path }) => path[2]);
  expect(found()).toEqual([]);
  expect(found(1, 2)).toEqual([1]);
});
