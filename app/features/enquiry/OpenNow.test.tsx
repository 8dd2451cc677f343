import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { weekdays } from "../../content/schema/options.ts";
import type { Language } from "../../site/languages.ts";
import { OpenNow } from "./OpenNow.tsx";
import { openNow } from "./open-now.ts";
import { sayWhetherOpen } from "./open-now-script.ts";

const words = {
  open: "open",
  today: "opens at {opens}",
  tomorrow: "opens tomorrow",
  later: "opens on {day}",
  holiday: "closed today, back on {day}",
};
const mondayToSaturday = weekdays.slice(0, 6);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  document.body.innerHTML = "";
});

/** Renders the sentence for a company with these open days at a moment, and runs its inline script. */
function open(
  moment: string,
  days = mondayToSaturday,
  language: Language = "en",
  daysWeAreClosed: readonly string[] = [],
): void {
  vi.setSystemTime(moment);
  const hours = { days, opens: "09:00", closes: "18:00", daysWeAreClosed: [...daysWeAreClosed] };
  document.body.innerHTML = renderToStaticMarkup(<OpenNow {...openNow(hours, words, language)} />);
  Object.defineProperty(document, "currentScript", {
    value: document.querySelector("script:not([type])"),
    configurable: true,
  });
  sayWhetherOpen();
}

const visibleText = () => Array.from(document.querySelectorAll("p:not([hidden])"), ({ textContent }) => textContent);

// 3 June 2024 was a Monday; 26 January 2027 a Tuesday, 15 August a Sunday, 2 October a Saturday, 31 December a Friday.
const holidays = ["2027-01-26", "2027-08-15", "2027-10-02", "2027-11-08", "2027-11-09", "2027-12-31", "2028-01-01"];

test.each<[name: string, moment: string, sentence: string, days?: (typeof weekdays)[number][]]>([
  ["Monday's first moment", "2024-06-03T00:00:00+05:30", "opens at 9:00 AM"],
  ["opening time", "2024-06-03T09:00:00+05:30", "open"],
  ["just before closing", "2024-06-03T17:59:59.999+05:30", "open"],
  ["closing time", "2024-06-03T18:00:00+05:30", "opens tomorrow"],
  ["Saturday's closing time", "2024-06-08T18:00:00+05:30", "opens on Monday"],
  ["a leap day", "2028-02-29T12:00:00+05:30", "open"],
  [
    "closing time in a week with several closed days",
    "2024-06-05T18:00:00+05:30",
    "opens on Sunday",
    ["Tuesday", "Wednesday", "Sunday"],
  ],
  ["Sunday's closing time in a week without one", "2024-06-09T18:00:00+05:30", "opens tomorrow", [...weekdays]],
  ["the evening before a holiday", "2027-01-25T18:00:00+05:30", "opens on Wednesday"],
  ["a holiday's first moment", "2027-01-26T00:00:00+05:30", "closed today, back on Wednesday"],
  ["a holiday on a Sunday", "2027-08-15T12:00:00+05:30", "closed today, back on Monday"],
  ["the Saturday before two holidays", "2027-11-06T18:00:00+05:30", "opens on Wednesday"],
  ["the last of a month and year", "2027-12-31T23:59:59.999+05:30", "closed today, back on Monday"],
])("at %s (%s) the sentence is: %s", (_name, moment, sentence, days) => {
  open(moment, days, "en", holidays);
  expect(visibleText()).toEqual([sentence]);
});

test.each([
  ["America/New_York", 240],
  ["Pacific/Kiritimati", -840],
])("opening hours are in Indian time, whatever the visitor's time zone: %s", (zone, offset) => {
  vi.stubEnv("TZ", zone);
  // Check that the time zone is in effect.
  expect(new Date("2024-06-03").getTimezoneOffset()).toBe(offset);
  open("2024-06-03T03:29:59Z");
  expect(visibleText()).toEqual(["opens at 9:00 AM"]);
  open("2024-06-03T03:30:00Z");
  expect(visibleText()).toEqual(["open"]);
});

test("the next open day is a weekday in the page's language, or a date if it is more than a week ahead", () => {
  open("2024-06-08T18:00:00+05:30", mondayToSaturday, "hi");
  expect(visibleText()).toEqual(["opens on सोमवार"]);
  const week = ["2027-11-08", "2027-11-09", "2027-11-10", "2027-11-11", "2027-11-12", "2027-11-13"];
  open("2027-11-06T18:00:00+05:30", mondayToSaturday, "en", week);
  expect(visibleText()).toEqual(["opens on 15 November"]);
  open("2027-11-08T12:00:00+05:30", mondayToSaturday, "hi", week);
  expect(visibleText()).toEqual(["closed today, back on सोमवार"]);
});

test("the sentence changes exactly at closing time while the page is open", () => {
  open("2024-06-03T17:58:42.500+05:30");
  vi.advanceTimersByTime(77_499);
  expect(visibleText()).toEqual(["open"]);
  vi.advanceTimersByTime(1);
  expect(visibleText()).toEqual(["opens tomorrow"]);
});

test("the sentence is updated when the tab becomes visible, although timers were suspended", () => {
  open("2024-06-03T17:00:00+05:30");
  vi.setSystemTime("2024-06-04T07:00:00+05:30");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(visibleText()).toEqual(["opens at 9:00 AM"]);
});
