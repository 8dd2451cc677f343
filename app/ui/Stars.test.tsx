import { expect, test } from "vitest";
import { filledHalves } from "./Stars.tsx";

test("each whole point is a full star, 0.5 or more is half a star", () => {
  expect([5, 4.9, 4.5].map(filledHalves)).toEqual([10, 9, 9]);
});
