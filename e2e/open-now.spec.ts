import { expect, type Page, test } from "@playwright/test";
import { weekdays } from "../app/content/schema/options.ts";
import { clock } from "../app/content/template-variables.ts";
import { interpolate } from "../app/interpolate.ts";
import { documentAt } from "./built.ts";
import { at, content, escaped } from "./content.ts";
import { expectAccessible } from "./support.ts";

/**
 * Contact and the home page's chat preview say whether the office is open, by the clock in India. What is said on which
 * day is tested beside the code.
 */

const { hours } = content.site;
const words = content.layout.openNow;
const { widget } = content.pages.home;

const sentence = (name: "open" | "today") =>
  interpolate(words[name], {
    opens: clock(hours.opens, content.language),
    closes: clock(hours.closes, content.language),
  });

/** A moment of an open day in India. 1 January 2024 was a Monday. */
function moment(time: string): Date {
  const day = weekdays.findIndex((day) => hours.days.includes(day)) + 1;
  return new Date(`2024-01-0${day}T${time}:00+05:30`);
}

/** Opens a page at a time of an open day, and expects a sentence where it says whether the office is open. */
async function expectSaid(page: Page, path: string, time: string, said?: "open" | "today"): Promise<void> {
  await page.clock.setFixedTime(moment(time));
  await page.goto(path);
  if (path === at("/")) await page.getByRole("button", { name: widget.preview, exact: true }).click();
  const line = page.locator(":has(> [data-schedule])");
  for (const name of ["today", "open"] as const)
    await expect(line.getByText(sentence(name), { exact: true })).toBeVisible({ visible: name === said });
  await expect(line.locator("[data-schedule] > :visible")).toHaveCount(1);
}

test("pages say when the office opens, that it is open, and nothing of both once it is closed", async ({ page }) => {
  await expectSaid(page, at("/contact"), "00:00", "today");
  await expectSaid(page, at("/contact"), hours.closes);
  await expectSaid(page, at("/contact"), hours.opens, "open");
  await expectAccessible(page);
  await expectSaid(page, at("/"), hours.opens, "open");
});

test("on a holiday they say so all day", async ({ page }) => {
  const [beforeDay = ""] = words.holiday.split("{");
  for (const holiday of hours.daysWeAreClosed) {
    await page.clock.setFixedTime(new Date(`${holiday}T12:00:00+05:30`));
    await page.goto(at("/contact"));
    await expect(page.locator("[data-schedule] > :visible")).toHaveText(new RegExp(`^${escaped(beforeDay)}`));
  }
});

test("nothing is said without scripts, nothing interrupts, and nothing moves: the script is right after the line", () => {
  for (const path of [at("/"), at("/contact")]) {
    const lines = documentAt(path).querySelectorAll<HTMLElement>("[data-schedule]");
    expect(lines).toHaveLength(1);
    for (const line of lines) {
      expect([line.hidden, line.nextElementSibling?.localName]).toEqual([true, "script"]);
      expect(line.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
    }
  }
});
