import { expect, test } from "vitest";
import { merged } from "./other-content.ts";

test("a change holds only what differs: groups merge by field, lists of groups by entry, the rest is replaced", () => {
  const before = { name: "A", cities: ["x", "y"], years: [{ year: 1, title: "a" }, { year: 2 }] };
  const change = { cities: ["z"], years: [{ title: "b" }, {}, { year: 3 }] };
  expect(merged(before, change)).toEqual({
    name: "A",
    cities: ["z"],
    years: [{ year: 1, title: "b" }, { year: 2 }, { year: 3 }],
  });
});
