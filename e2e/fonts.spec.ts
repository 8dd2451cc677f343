import { expect, test } from "@playwright/test";
import type { Font } from "harfbuzzjs";
import { languages } from "../app/languages.ts";
import { openTypeface } from "../app/ui/typeface.server.ts";
import { contentsOf } from "../tools/build/css.ts";
import { parseDocuments } from "../tools/build/html.ts";
import { SiteFolder } from "../tools/build/site-folder.ts";
import { hasGlyphs } from "../tools/check/characters.ts";
import { hold, pathsIn } from "./support.ts";

const site = new SiteFolder("build/client");
const documents = parseDocuments(site);

test("the site's own fonts have every character that style sheets show, and the copyright sign @once", async () => {
  const styles = [...documents.values()].flatMap((document) => [...document.querySelectorAll("style")]);
  const texts = styles.flatMap(({ textContent }) => contentsOf(textContent ?? "").texts);
  const wanted = new Set(["©", ...texts.join("").replace(/\s/g, "")]);
  const fonts = await opened(site.files().filter((file) => file.endsWith(".woff2")));
  const missing = [...wanted].filter((character) => !fonts.some((font) => hasGlyphs(font, character)));
  expect(missing).toEqual([]);
});

for (const path of languages.flatMap(pathsIn))
  test(`nothing on ${path} moves when its fonts arrive late`, async ({ page }) => {
    for (const width of [360, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 823 });
      const release = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" }); // `load` waits for fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.waitForTimeout(200); // Until all of the first view is painted in fallback fonts.
      release();
      const moved = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 100)); // The shift is reported after the next frame.
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 100));
        return sum;
      });
      expect.soft(moved, `at ${width} pixels`).toBeLessThanOrEqual(0.005);
      await page.unrouteAll();
    }
  });

/** One at a time: openTypeface's results share memory. */
async function opened(files: readonly string[]): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const file of files) fonts.push(await openTypeface(site.bytes(file)));
  return fonts;
}
