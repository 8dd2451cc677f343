import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OpenNow } from "./OpenNow";

const sentences = ["opens at 9", "open", "opens tomorrow", "opens on Monday"];
const mondayToSaturday = "540 1080 012 012 012 012 012 013 222";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  document.body.innerHTML = "";
});

/** Opens a page at a moment, and runs the script where the document has it. */
function open(moment: string, schedule = mondayToSaturday): void {
  vi.setSystemTime(moment);
  document.body.innerHTML = renderToStaticMarkup(<OpenNow schedule={schedule} sentences={sentences} />);
  Object.defineProperty(document, "currentScript", { value: document.querySelector("script"), configurable: true });
  new Function(readFileSync("app/enquiry/open-now.js", "utf8"))();
}

/** What is visible. */
function said(): (string | null)[] {
  return Array.from(document.querySelectorAll("p:not([hidden]) > span:not([hidden])"), (span) => span.textContent);
}

// 3 June 2024 was a Monday.
test.each([
  ["Sunday's last moment", "2024-06-02T23:59:59.999+05:30", "opens tomorrow"],
  ["Monday's first moment", "2024-06-03T00:00:00+05:30", "opens at 9"],
  ["just before opening", "2024-06-03T08:59:59.999+05:30", "opens at 9"],
  ["opening time", "2024-06-03T09:00:00+05:30", "open"],
  ["just before closing", "2024-06-03T17:59:59.999+05:30", "open"],
  ["closing time", "2024-06-03T18:00:00+05:30", "opens tomorrow"],
  ["Saturday's closing time", "2024-06-08T18:00:00+05:30", "opens on Monday"],
  ["Saturday's last moment", "2024-06-08T23:59:59.999+05:30", "opens on Monday"],
  ["Sunday's first moment", "2024-06-09T00:00:00+05:30", "opens tomorrow"],
  ["a leap day", "2028-02-29T12:00:00+05:30", "open"],
])("at %s (%s) it says: %s", (_name, moment, sentence) => {
  open(moment);
  expect(said()).toEqual([sentence]);
});

test.each([
  ["America/New_York", 240],
  ["Pacific/Kiritimati", -840],
  ["Asia/Kolkata", -330],
])("the clock of India decides, whatever the visitor's: %s", (zone, offset) => {
  vi.stubEnv("TZ", zone);
  // So that this test means something: the zone is in force.
  expect(new Date("2024-06-03").getTimezoneOffset()).toBe(offset);
  open("2024-06-03T03:29:59Z");
  expect(said()).toEqual(["opens at 9"]);
  open("2024-06-03T03:30:00Z");
  expect(said()).toEqual(["open"]);
  open("2024-06-08T12:30:00Z");
  expect(said()).toEqual(["opens on Monday"]);
});

test("other hours and days are followed", () => {
  const weekendNights = "1230 1439 333 333 333 333 222 012 013";
  open("2024-06-08T20:29:59+05:30", weekendNights);
  expect(said()).toEqual(["opens at 9"]);
  open("2024-06-08T20:30:00+05:30", weekendNights);
  expect(said()).toEqual(["open"]);
  open("2024-06-09T23:59:00+05:30", weekendNights);
  expect(said()).toEqual(["opens on Monday"]);
});

test("it changes on the minute while the page is open", () => {
  open("2024-06-03T17:58:42.500+05:30");
  vi.advanceTimersByTime(77_499);
  expect(said()).toEqual(["open"]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(["opens tomorrow"]);
});

test("it is right at once when the visitor comes back, though timers stood still", () => {
  open("2024-06-03T17:00:00+05:30");
  vi.setSystemTime("2024-06-04T07:00:00+05:30");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(said()).toEqual(["opens at 9"]);
});
