import { expect, type Page, test } from "@playwright/test";
import { weekdays } from "../app/content/schema/options.ts";
import { clock, dayName } from "../app/content/template-variables.ts";
import { interpolate } from "../app/ui/interpolate.ts";
import { documentAt } from "./built.ts";
import { at, content } from "./content.ts";
import { expectAccessible, watch } from "./support.ts";

/** Contact and the home page's chat preview say whether the office is open, by the clock in India. */

const { hours } = content.site;
const words = content.layout.openNow;
const { widget } = content.pages.home;

const sentence = (name: keyof typeof words, day = "") =>
  interpolate(words[name], {
    opens: clock(hours.opens, content.language),
    closes: clock(hours.closes, content.language),
    day,
  });

/** Some week's open day before a closed one, or the last day of the week if there is no closed one. */
const lastDay = weekdays.find((day, index) => isOpen(day) && !isOpen(dayAfter(index))) ?? "Sunday";

function isOpen(day: (typeof weekdays)[number] | undefined): boolean {
  return day !== undefined && hours.days.includes(day);
}

function dayAfter(index: number, days = 1): (typeof weekdays)[number] | undefined {
  return weekdays[(index + days) % 7];
}

/** What is said once `lastDay` is over. */
function afterLastDay(): string {
  const index = weekdays.indexOf(lastDay);
  const wait = [1, 2, 3, 4, 5, 6, 7].find((days) => isOpen(dayAfter(index, days))) ?? 7;
  return wait === 1
    ? sentence("tomorrow")
    : sentence("later", dayName(dayAfter(index, wait) ?? lastDay, "long", content.language));
}

/** A moment of `lastDay` in India, some seconds after a time. 1 January 2024 was a Monday. */
function moment(time: string, seconds = 0): Date {
  const date = String(weekdays.indexOf(lastDay) + 1).padStart(2, "0");
  return new Date(new Date(`2024-01-${date}T${time}:00+05:30`).getTime() + seconds * 1000);
}

const places = {
  [at("/contact")]: {
    line: (page: Page) => page.locator("main > section").nth(1).locator("ul > li").last(),
    open: async () => {},
  },
  [at("/")]: {
    line: (page: Page) => page.getByRole("region", { name: widget.title, exact: true }),
    open: (page: Page) => page.getByRole("button", { name: widget.preview, exact: true }).click(),
  },
};

for (const [path, { line, open }] of Object.entries(places))
  test.describe("on the other side of the date line", () => {
    test.use({ timezoneId: path === at("/") ? "Pacific/Kiritimati" : "America/New_York" });

    test(`${path} follows the opening hours to the second`, async ({ page }) => {
      const seen = watch(page);
      for (const [time, seconds, expected] of [
        [hours.opens, -1, sentence("today")],
        [hours.opens, 0, sentence("open")],
        [hours.closes, -1, sentence("open")],
        [hours.closes, 0, afterLastDay()],
      ] as const) {
        await page.clock.setFixedTime(moment(time, seconds));
        await page.goto(path);
        await open(page);
        await expect(line(page).getByText(expected, { exact: true })).toBeVisible();
        await expect(line(page).locator("[data-schedule] > :visible")).toHaveCount(1);
      }
      await expectAccessible(page);
      expect(seen.errors).toEqual([]);
    });
  });

test("nothing is said without scripts, nothing interrupts, and nothing moves: the script is right after the line", () => {
  for (const path of Object.keys(places)) {
    const lines = documentAt(path).querySelectorAll<HTMLElement>("[data-schedule]");
    expect(lines).toHaveLength(1);
    for (const line of lines) {
      expect([line.hidden, line.nextElementSibling?.localName]).toEqual([true, "script"]);
      expect(line.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
    }
  }
});
