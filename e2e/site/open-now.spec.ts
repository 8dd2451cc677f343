import { expect, test } from "@playwright/test";
import { weekdays } from "../../app/content/schema/options.ts";
import { timeOfDay } from "../../app/content/template-variables.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { content, localPath } from "../helpers/content.ts";

/** Contact and the home page's chat preview say whether the office is open. Moments and days: OpenNow.test.tsx. */

const { hours } = content.site;

test("the contact page and the chat preview say that the office is open", async ({ page }) => {
  // 1 January 2024 was a Monday.
  const day = weekdays.findIndex((day) => hours.days.includes(day)) + 1;
  await page.clock.setFixedTime(new Date(`2024-01-0${day}T${hours.opens}:00+05:30`));
  const sentence = interpolate(content.layout.openNow.open, { closes: timeOfDay(hours.closes, content.language) });
  await page.goto(localPath("/contact"));
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await page.goto(localPath("/"));
  await page.getByRole("button", { name: content.pages.home.widget.preview, exact: true }).click();
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
});
