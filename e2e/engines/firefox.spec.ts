import { expect, test } from "@playwright/test";
import { loadPictures } from "../helpers/in-page.ts";
import { openPage, recordEvents, sitemapPaths } from "../helpers/support.ts";
import { pageProblems } from "./page-problems.ts";

for (const path of sitemapPaths)
  test(`${path} loads all files, without errors or horizontal scrolling`, { tag: "@engines" }, async ({ page }) => {
    const seen = recordEvents(page);
    await openPage(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(loadPictures);
      expect(await page.evaluate(pageProblems)).toEqual([]);
    }
    expect(seen.errors).toEqual([]);
  });
