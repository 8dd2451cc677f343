import { expect, test } from "vitest";
import type { Language } from "../languages";
import { openNow } from "./open-now";
import { weekdays } from "./schema/options";

const words = {
  open: "open until {closes}",
  today: "opens at {opens}",
  tomorrow: "opens tomorrow at {opens}",
  later: "opens on {day} at {opens}",
};

type Day = (typeof weekdays)[number];

/** The sentences of every day of the week: before opening, while open and after closing. */
function week(days: readonly Day[], language: Language = "en"): (string | undefined)[][] {
  const { schedule, sentences } = openNow({ days: [...days], opens: "09:00", closes: "18:30" }, words, language);
  const [opens, closes, ...indices] = schedule.split(" ");
  expect([opens, closes]).toEqual(["540", "1110"]);
  return indices.map((digits) => Array.from(digits, (digit) => sentences[Number(digit)]));
}

const today = "opens at 9:00 AM";
const open = "open until 6:30 PM";
const tomorrow = "opens tomorrow at 9:00 AM";
const later = (day: string) => `opens on ${day} at 9:00 AM`;

test("on Saturday evening the next opening is on Monday, and on Sunday it is tomorrow", () => {
  expect(week(weekdays.slice(0, 6))).toEqual([
    ...Array.from({ length: 5 }, () => [today, open, tomorrow]),
    [today, open, later("Monday")],
    [tomorrow, tomorrow, tomorrow],
  ]);
});

test("a week may have several closed days, in any place", () => {
  expect(week(["Tuesday", "Wednesday", "Sunday"])).toEqual([
    [tomorrow, tomorrow, tomorrow],
    [today, open, tomorrow],
    [today, open, later("Sunday")],
    [later("Sunday"), later("Sunday"), later("Sunday")],
    [later("Sunday"), later("Sunday"), later("Sunday")],
    [tomorrow, tomorrow, tomorrow],
    [today, open, later("Tuesday")],
  ]);
});

test("a single open day is followed by the same day of the next week", () => {
  expect(week(["Friday"])[4]).toEqual([today, open, later("Friday")]);
});

test("a week without a closed day needs no names of days", () => {
  expect(week(weekdays)).toEqual(weekdays.map(() => [today, open, tomorrow]));
});

test("days are named in the language of the page", () => {
  expect(week(["Friday"], "hi")[4]?.[2]).toContain("शुक्रवार");
});
