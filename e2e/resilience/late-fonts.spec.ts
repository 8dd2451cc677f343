import { expect, test } from "@playwright/test";
import { defaultLanguage } from "../../app/languages.ts";
import { hold, pathsIn } from "../support.ts";

/** The fonts arrive after the first paint, as on any slow connection: tools/build/reserved-lines.ts. */

// Not in Hindi: a system without Devanagari draws a box for each letter, and how wide they are together is chance.
for (const path of pathsIn(defaultLanguage))
  test(`nothing on ${path} moves when its fonts arrive late`, async ({ page }) => {
    for (const width of [360, 412, 1440]) {
      await page.setViewportSize({ width, height: 823 });
      const release = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" }); // `load` waits for fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.locator("html:not([data-unstyled])").waitFor(); // Until the fonts are named.
      await page.waitForTimeout(200); // Until all of the first view is painted in fallback fonts.
      const released = await page.evaluate(() => performance.now());
      release();
      const moved = await page.evaluate(async (released) => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 100)); // The shift is reported after the next frame.
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            if (shift.startTime > released) sum += (shift as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 100));
        return sum;
      }, released);
      expect.soft(moved, `at ${width} pixels`).toBeLessThanOrEqual(0.005);
      await page.unrouteAll();
    }
  });
