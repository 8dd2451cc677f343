import { expect, test } from "vitest";
import { outdated } from "./release";

test("the release before stays, whatever installs failed between", () => {
  expect(outdated(["A", "B", "C failed", "D"], ["A", "B", "D"])).toEqual(["A", "C failed"]);
});

test("the first release keeps itself, and what an older worker made last", () => {
  expect(outdated(["A"], ["A"])).toEqual([]);
  expect(outdated(["A", "B", "C"], ["C"])).toEqual(["A"]);
});
