import { expect, test } from "vitest";
import { inEveryLanguage } from "./repeated-rules.ts";

test("what a rule says of Hindi holds for every language in the same letters, and nothing else changes", () => {
  const languages = ["hi", "mr"];
  expect(inEveryLanguage(["h1", ":root:lang(hi) .cap:lang(hi)", '[lang="hi"]'], languages)).toEqual([
    "h1",
    ":root:lang(hi) .cap:lang(hi)",
    ":root:lang(mr) .cap:lang(mr)",
    '[lang="hi"]',
  ]);
});
