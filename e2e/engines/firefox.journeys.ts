import { expect, test } from "@playwright/test";
import { hydrated, sitemapPaths, watch } from "../support.ts";
import { pageFaults } from "./page-faults.ts";

for (const path of sitemapPaths)
  test(`${path} opens completely, without errors and without sideways scrolling`, async ({ page }) => {
    const seen = watch(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(pageFaults)).toEqual([]);
    }
    expect(seen.errors).toEqual([]);
  });
