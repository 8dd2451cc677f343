import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { defaultLanguage } from "../../app/languages.ts";
import { portOf } from "../../testing/ask.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { hold, pathsIn, withoutCache } from "../support.ts";

/** Nothing moves while a page arrives bit by bit, as over any slow connection. */

/** How much has moved since a time of the page, as browsers score layout shifts. */
async function movedSince(page: Page, time: number): Promise<number> {
  return page.evaluate(async (time) => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 100)); // A shift is reported after the next frame.
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if (shift.startTime > time) sum += (shift as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sum;
  }, time);
}

// Not in Hindi: a system without Devanagari draws a box for each letter, and how wide they are together is chance.
const paths = [...pathsIn(defaultLanguage), "/404"];

// tools/build/reserved-lines.ts
test("nothing moves when fonts arrive late", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of paths) {
      const letThrough = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" }); // `load` waits for fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.locator("html:not([data-unstyled])").waitFor(); // Until the fonts are named.
      await page.waitForTimeout(200); // Until all of the first view is painted in fallback fonts.
      const arrived = await page.evaluate(() => performance.now());
      letThrough();
      expect.soft(await movedSince(page, arrived), `${path} at ${width} pixels`).toBeLessThanOrEqual(0.005);
      await page.unrouteAll();
    }
  }
});

test("nothing moves while a document's first band arrives in pieces", async ({ page }) => {
  await withoutCache(page);
  const site = createSiteServer("build/client", () => ({}));
  const server = createServer(async (request, response) => {
    const path = paths.find((path) => path === request.url);
    if (!path) return site.emit("request", request, response);
    const text = readFileSync(`build/client/${fileOf(path)}`, "utf8");
    const [start, end] = [text.indexOf("<section"), text.indexOf("</section>")];
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    let sent = 0;
    for (const share of [0.25, 0.5, 0.75]) {
      const cut = start + Math.round((end - start) * share);
      response.write(text.slice(sent, cut));
      sent = cut;
      await wait(300); // Until it is painted.
    }
    response.end(text.slice(sent));
  }).listen(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of paths) {
      await page.goto(`http://localhost:${portOf(server)}${path}`);
      expect.soft(await movedSince(page, 0), `${path} at ${width} pixels`).toBeLessThanOrEqual(0.005);
    }
  }
  server.close();
});
