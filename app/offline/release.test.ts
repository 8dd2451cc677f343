import { expect, test } from "vitest";
import { outdated } from "./release";

test("the previous release stays, even after failed installs in between", () => {
  expect(outdated(["A", "B", "C failed", "D"], ["A", "B", "D"])).toEqual(["A", "C failed"]);
});

test("the first recorded release keeps itself and the newest cache of an older worker", () => {
  expect(outdated(["A"], ["A"])).toEqual([]);
  expect(outdated(["A", "B", "C"], ["C"])).toEqual(["A"]);
});
