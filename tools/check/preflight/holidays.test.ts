import { expect, test } from "vitest";
import { pastHolidays } from "./holidays.ts";

test("a holiday is past when it is over in India", () => {
  const hours = { days: [], opens: "09:00", closes: "18:00", daysWeAreClosed: ["2026-12-25", "2027-01-26"] };
  const pastAt = (moment: string) => pastHolidays({ hours }, Date.parse(moment)).map(({ path }) => path.at(-1));
  expect(pastAt("2027-01-26T23:59:59+05:30")).toEqual([0]);
  expect(pastAt("2027-01-27T00:00:00+05:30")).toEqual([0, 1]);
});
