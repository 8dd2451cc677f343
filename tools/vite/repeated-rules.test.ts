import { expect, test } from "vitest";
import { repeatedSelectors } from "./repeated-rules.ts";

test("what a rule says of Hindi holds for every language in the same letters, and nothing else changes", () => {
  const languages = [":lang(hi)", ":lang(mr)"];
  const selectors = ["h1", ":root:lang(hi) .cap:lang(hi)", '[lang="hi"]'];
  expect(repeatedSelectors(selectors, ":lang(hi)", languages)).toEqual([
    "h1",
    ":root:lang(hi) .cap:lang(hi)",
    ":root:lang(mr) .cap:lang(mr)",
    '[lang="hi"]',
  ]);
});
