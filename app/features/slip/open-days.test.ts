import { expect, test } from "vitest";
import { openDayFrom } from "./open-days.ts";

const week = [false, true, true, true, true, true, true];

test.each([
  ["2026-12-12", "2026-12-12"],
  ["a Sunday", "2026-12-13", "2026-12-14"],
  ["the last day of a year, before two holidays", "2026-12-31", "2027-01-04"],
])("the next open day from %s", (...days) => {
  const closedOn = ["2026-12-31", "2027-01-01", "2027-01-02"];
  expect(openDayFrom(days.at(-2) ?? "", { week, closedOn })).toBe(days.at(-1));
});

test("a week without an open day ends the search", () => {
  expect(openDayFrom("2026-12-12", { week: [], closedOn: [] })).toBe("2026-12-12");
});
