import { expect, test } from "@playwright/test";
import { openPage } from "./support.ts";

/** Distances that a visitor sees as a mistake when they are missing. */

test("the station sign ends with the page's grid on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openPage(page, "/contact");
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(
    Math.abs(
      (await edge("main h1 >> xpath=ancestor::section//*[@aria-hidden='true'][b]")) - (await edge("main .wrap")),
    ),
  ).toBeLessThan(12);
});

for (const path of ["/", "/about", "/recipes", "/contact"])
  test(`the last section of ${path} has room between its Hindi line and its title`, async ({ page }) => {
    await openPage(page, path);
    const room = await page.locator("main > section:last-of-type p.hi + h2").evaluate((title) => {
      const line = title.previousElementSibling as HTMLElement;
      const room = title.getBoundingClientRect().top - line.getBoundingClientRect().bottom;
      return room / Number.parseFloat(getComputedStyle(line).fontSize);
    });
    expect(room).toBeGreaterThan(0.25);
  });
