import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { defaultLanguage } from "../../app/languages.ts";
import { portOf } from "../../testing/ask.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { contentIn } from "../content.ts";
import { allSitemapPaths, disableCache, holdRequests, unhydrated, waitForHydration } from "../support.ts";

/** No layout shift while a page arrives in pieces, as over any slow connection (see tools/build/reserved-lines.ts). */

// One after the other: these tests wait most of the time, and all at once they would leave the processors idle.
test.describe.configure({ mode: "default" });

/** The sum of the page's layout shifts so far. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 100)); // A shift is reported after the next frame.
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sum;
  });
}

const paths = [...allSitemapPaths, "/404"];
const fileAt = (path: string) => `build/client/${fileOf(path)}`;

for (const width of [360, 1440])
  test(`no layout shift while documents arrive in pieces and their fonts late, ${width} pixels wide`, async ({
    page,
  }) => {
    await disableCache(page);
    const site = createSiteServer("build/client", () => ({}));
    const server = createServer(async (request, response) => {
      const path = paths.find((path) => path === request.url);
      if (!path) return site.emit("request", request, response);
      const text = readFileSync(fileAt(path), "utf8");
      const [start, end] = [text.indexOf("<section"), text.indexOf("</section>")];
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      let sent = 0;
      for (const share of [0.25, 0.5, 0.75]) {
        const cut = start + Math.round((end - start) * share);
        response.write(text.slice(sent, cut));
        sent = cut;
        await wait(300); // Until this part is painted.
      }
      response.end(text.slice(sent));
    }).listen(0);
    await page.setViewportSize({ width, height: 823 });
    for (const path of paths) {
      const letThrough = await holdRequests(page, "**/*.woff2");
      await page.goto(`http://localhost:${portOf(server)}${path}`, { waitUntil: "domcontentloaded" }); // `load` waits for fonts.
      await page.locator("html:not([data-unstyled])").waitFor(); // Until the @font-face rules apply.
      await page.waitForTimeout(200); // Until the first view is painted in fallback fonts.
      letThrough();
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.005);
      await page.unrouteAll();
    }
    server.close();
  });

for (const picture of ["arrives", "stalls too"])
  test(`a stalled style sheet hides a page for a few seconds at most, if the first picture ${picture}`, async ({
    page,
  }) => {
    // Without a picture in the first view, and with one.
    const [plain, pictured] = [false, true].map((isWanted) =>
      paths.find((path) => isWanted === /<img[^>]* fetchpriority="?high/i.test(readFileSync(fileAt(path), "utf8"))),
    );
    for (const path of [plain, pictured]) {
      if (!path) throw new Error("All pages have a picture in the first view, or none has");
      await holdRequests(page, "**/*.css");
      if (picture === "stalls too") await holdRequests(page, /\.(avif|webp|jpg|png)$/);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const last = page.locator("main > section").last().getByRole("heading").first();
      for (const part of [last, page.getByRole("contentinfo")]) await expect(part, path).toBeVisible({ timeout: 5000 });
      await expect(page.locator(unhydrated)).toHaveCount(0);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });

test("with a late style sheet, a page still scrolls to its fragment or its restored position", async ({ page }) => {
  const { slug } = contentIn(defaultLanguage).products.at(-1) ?? { slug: "" };
  await disableCache(page);
  const holdSheet = async () => setTimeout(await holdRequests(page, "**/*.css"), 1000);
  await holdSheet();
  for (const path of ["/", "/products"]) {
    await page.goto(`${path}#${slug}`);
    await waitForHydration(page);
    await expect(page.locator(`main li#${slug}`)).toBeInViewport();
  }
  const place = () => page.evaluate(() => scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(1000);
  for (const back of [() => page.reload(), () => page.goBack()]) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await holdSheet();
    await back();
    await waitForHydration(page);
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(20);
    await page.goto("/404");
  }
});
