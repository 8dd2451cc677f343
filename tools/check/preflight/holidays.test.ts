import { expect, test } from "vitest";
import { sentenceOf } from "../../../app/content/problem-sentences.ts";
import { outdatedHolidays } from "./holidays.ts";

const problemsAt = (moment: string, ...daysWeAreClosed: string[]) => {
  const hours = { days: [], opens: "09:00", closes: "18:00", daysWeAreClosed };
  return outdatedHolidays({ hours }, Date.parse(moment)).map(({ path, ...problem }) =>
    path.length > 2 ? path.at(-1) : sentenceOf(problem).split(/, on | is not known/)[0],
  );
};
const festivals = ["2027-03-22", "2027-10-29"];

test("a holiday is past after midnight in India", () => {
  const days = ["2026-12-25", "2027-01-26", ...festivals];
  expect(problemsAt("2027-01-26T23:59:59+05:30", ...days)).toEqual([0]);
  expect(problemsAt("2027-01-27T00:00:00+05:30", ...days)).toEqual([0, 1]);
});

test("Holi and Diwali are reported until the next dates are entered, at any time of the year", () => {
  expect(problemsAt("2026-11-25T12:00:00+05:30", "2027-01-26")).toEqual(["Holi 2027", "Diwali 2027"]);
  expect(problemsAt("2026-11-25T12:00:00+05:30", "2027-01-26", ...festivals)).toEqual([]);
  expect(problemsAt("2027-04-10T12:00:00+05:30", ...festivals)).toEqual([0, "Holi 2028"]);
});
