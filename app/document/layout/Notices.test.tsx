import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comingNotices, Notices } from "./Notices.tsx";
import { showNotice } from "./notice-script.ts";

const notice = { text: "Shut for Diwali.", from: "2026-11-08", until: "2026-11-12" };
const words = { label: "Notice", close: "Close" };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a page at this time, as a browser without scripts, and runs the script. */
function open(time: string) {
  vi.setSystemTime(new Date(time));
  document.body.innerHTML = renderToStaticMarkup(<Notices notices={[notice]} words={words} language="en" />);
  const aside = document.querySelector("aside") as HTMLElement;
  const text = aside.textContent;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(document.querySelector("script"));
  showNotice("site:notice:a");
  return { aside, text, button: aside.querySelector("button") as HTMLElement };
}

test.each([
  ["2026-11-07T18:29:00Z", "a minute before its first day in Durg", true],
  ["2026-11-07T18:30:00Z", "its first minute", false],
  ["2026-11-12T18:29:00Z", "its last minute", false],
  ["2026-11-12T18:30:00Z", "the minute after", true],
])("at %s, %s, a notice is hidden: %s", (time, _, isHidden) => {
  const { aside, text } = open(time);
  expect(aside.hidden).toBe(isHidden);
  expect(text).toBe("Shut for Diwali. 8–12 Nov 2026");
});

test("an open page shows it from the first minute to the last", () => {
  const { aside } = open("2026-11-07T18:29:00Z");
  vi.advanceTimersByTime(60_000);
  expect(aside.hidden).toBe(false);
  vi.advanceTimersByTime(5 * 24 * 60 * 60_000);
  expect(aside.hidden).toBe(true);
});

test("closed, it stays closed in this tab; where storage is blocked, on this page", () => {
  for (const isBlocked of [false, true]) {
    if (isBlocked)
      for (const name of ["getItem", "setItem"] as const)
        vi.spyOn(Storage.prototype, name).mockImplementation(() => {
          throw new DOMException("", "SecurityError");
        });
    const { aside, button } = open("2026-11-09T00:00:00Z");
    expect([aside.hidden, button.hidden]).toEqual([false, false]);
    button.click();
    vi.advanceTimersByTime(60_000);
    expect(aside.hidden).toBe(true);
    expect(open("2026-11-09T01:00:00Z").aside.hidden).toBe(!isBlocked);
    sessionStorage.clear();
  }
});

test("a build after its last day has no notice", () => {
  vi.setSystemTime(new Date("2026-11-12T18:29:00Z"));
  expect(comingNotices([notice])).toEqual([notice]);
  vi.setSystemTime(new Date("2026-11-12T18:30:00Z"));
  expect(comingNotices([notice])).toEqual([]);
});
