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

test("from a label to its title, the distance is the same on every page", async ({ page }) => {
  for (const path of ["/", "/about", "/products", "/distributors", "/recipes", "/contact"]) {
    await openPage(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const titles = page.locator("main :is(.cap + :is(h1, h2), p.hi + h2, header > :has(> .cap) + div > h2)");
      const distances = await titles.evaluateAll((titles) =>
        titles.flatMap((title) => {
          const label = title.previousElementSibling ?? title.parentElement?.previousElementSibling;
          const distance = title.getBoundingClientRect().top - (label?.getBoundingClientRect().bottom ?? 0);
          // On wide screens, some labels are in the margin.
          return distance < 0 || Math.abs(distance - 12) < 0.5 ? [] : [`${title.textContent}: ${distance}`];
        }),
      );
      await expect(titles).not.toHaveCount(0);
      expect(distances, `${path} at ${width} pixels`).toEqual([]);
    }
  }
});

test("the last picture of About shows every pack from its top to its bottom", async ({ page }) => {
  await openPage(page, "/about");
  for (const width of [390, 768, 940]) {
    await page.setViewportSize({ width, height: 900 });
    const [top, bottom] = await page.locator("main > section:last-of-type img").evaluate((img: HTMLImageElement) => {
      const shown = Math.min(1, img.clientHeight / (img.clientWidth * 0.75));
      const start = (1 - shown) * (Number.parseFloat(getComputedStyle(img).objectPosition.split(" ")[1] ?? "") / 100);
      return [start, start + shown] as const;
    });
    // Where the packs begin and end in today's photograph, as shares of its height.
    expect(top, `${width} pixels`).toBeLessThan(0.065);
    expect(bottom, `${width} pixels`).toBeGreaterThan(0.83);
  }
});

for (const path of ["/contact", "/distributors"])
  test(`on a wide screen, the privacy notice of ${path} is beside its form`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const form = await page.locator("main form").boundingBox();
    const notice = await page.locator("main aside[aria-labelledby=privacy]").boundingBox();
    expect(notice?.x).toBeGreaterThan(Number(form?.x) + Number(form?.width));
  });
