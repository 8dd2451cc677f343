import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { defaultLanguage } from "../../app/site/languages.ts";
import { portOf } from "../../testing/ask.ts";
import { parseDocument } from "../../tools/build/html.ts";
import { fileOf } from "../../tools/build/site-folder.ts";
import { createSiteServer } from "../../tools/serve.ts";
import { contentIn } from "../helpers/content.ts";
import {
  allSitemapPaths,
  disableCache,
  holdRequests,
  waitForFirstPaint,
  waitForHydration,
  waitTwoFrames,
} from "../helpers/support.ts";

/** No layout shift while a page arrives in pieces, as over any slow connection (see tools/build/reserved-lines.ts). */

// One after the other: these tests wait most of the time, and all at once they would leave the processors idle.
test.describe.configure({ mode: "default" });

/** The sum of the page's layout shifts so far. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is recorded when the next frame is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0);
  });
}

const everyPath = [...allSitemapPaths, "/404"];
const fileAt = (path: string) => `build/client/${fileOf(path)}`;

for (const [width, paths] of [
  [360, everyPath],
  [1440, ["/", "/products"]],
] as const)
  test(`no layout shift while documents arrive in pieces and their fonts late, ${width} pixels wide`, async ({
    page,
  }) => {
    await disableCache(page);
    const site = createSiteServer("build/client", () => ({}));
    let requested: PromiseWithResolvers<ServerResponse>;
    const server = createServer((request, response) => {
      if (paths.some((path) => path === request.url)) requested.resolve(response);
      else site.emit("request", request, response);
    }).listen(0);
    await page.setViewportSize({ width, height: 823 });
    for (const path of paths) {
      const letThrough = await holdRequests(page, "**/*.woff2");
      requested = Promise.withResolvers();
      const parsed = page.goto(`http://localhost:${portOf(server)}${path}`, { waitUntil: "domcontentloaded" });
      await sendInPieces(page, readFileSync(fileAt(path), "utf8"), await requested.promise);
      await parsed;
      await page.locator("html:not([data-unstyled])").waitFor();
      await waitForFirstPaint(page); // In fallback fonts.
      // Our own are added together, once they have loaded: each rule, and each font by itself, would lay out the page.
      const families = await page.evaluate(() => Array.from(document.fonts, ({ family }) => family));
      expect(families).not.toContain("Text");
      letThrough();
      await expect(page.locator("[data-skipped]"), path).toHaveCount(0);
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.005);
      await page.unrouteAll();
    }
    server.close();
  });

/** Sends a document in four pieces, cut within its first section; each is painted before the next is sent. */
async function sendInPieces(page: Page, text: string, response: ServerResponse): Promise<void> {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const [start, end] = [text.indexOf("<section"), text.indexOf("</section>")];
  let sent = 0;
  for (const share of [0.25, 0.5, 0.75]) {
    const cut = start + Math.round((end - start) * share);
    response.write(text.slice(sent, cut));
    sent = cut;
    const path = response.req.url;
    const elements = parseDocument(text.slice(0, cut)).querySelectorAll(":not(noscript *)").length;
    await page.waitForFunction(
      ({ path, elements }) => location.pathname === path && document.querySelectorAll("*").length >= elements,
      { path, elements },
    );
    await waitTwoFrames(page);
  }
  response.end(text.slice(sent));
}

test("with a late style sheet, a page still scrolls to its fragment or its restored position", async ({ page }) => {
  const { slug } = contentIn(defaultLanguage).products.at(-1) ?? { slug: "" };
  await disableCache(page);
  /** Opens a page whose style sheet arrives after the first paint. */
  const openWithLateSheet = async (open: (options: { waitUntil: "commit" }) => Promise<unknown>) => {
    const letThrough = await holdRequests(page, "**/*.css");
    await open({ waitUntil: "commit" });
    await waitForFirstPaint(page);
    letThrough();
    await waitForHydration(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  };
  for (const path of ["/", "/products"]) {
    await openWithLateSheet((options) => page.goto(`${path}#${slug}`, options));
    await expect(page.locator(`main li#${slug}`)).toBeInViewport();
  }
  const place = () => page.evaluate(() => scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(1000);
  for (const back of ["reload", "goBack"] as const) {
    await openWithLateSheet((options) => page[back](options));
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(20);
    await page.goto("/404");
  }
});
