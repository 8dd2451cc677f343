import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { at } from "./content.ts";
import { settled, sitemapPaths } from "./support.ts";

/** All bands are laid out: the browser has been idle. */
async function laidOut(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-lazy");
  await settled(page);
}

for (const path of sitemapPaths) {
  test(`a picture of the whole of ${path} has no blank band, and its height stays`, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const picture = sharp(await page.screenshot({ fullPage: true, scale: "css" }));
    const bands = await page.locator("main > section").evaluateAll((all) =>
      all.map((band) => {
        const { top, height } = band.getBoundingClientRect();
        return { top: Math.round(top + scrollY), height: Math.round(height) };
      }),
    );
    const { width = 0 } = await picture.metadata();
    for (const band of bands) {
      const { entropy } = await sharp(
        await picture
          .clone()
          .extract({ left: 0, width, ...band })
          .toBuffer(),
      ).stats();
      expect(entropy, `entropy of the band at ${band.top}`).toBeGreaterThan(0.3);
    }
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await settled(page);
    expect(await height()).toBe(before);
  });
}

test("without a script every band is laid out at once", { tag: "@once" }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  for (const path of sitemapPaths) {
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-lazy");
  }
  await page.close();
});

test("an address with a fragment scrolls to its target, which stays there", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(at("/distributors#apply"));
  await expect(page.locator("#apply")).toBeInViewport();
  const top = () => page.locator("#apply").evaluate((target) => Math.round(target.getBoundingClientRect().top));
  const before = await top();
  await laidOut(page);
  expect(await top()).toBe(before);
});

test("a link into the page scrolls to its target, however early it is followed", { tag: "@once" }, async ({ page }) => {
  await page.goto(at("/distributors"), { waitUntil: "commit" });
  await page.locator('main a[href="#apply"]').first().click();
  await laidOut(page);
  await expect(page.locator("#apply")).toBeInViewport();
});
