import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { phone, shuffled, table, throttled, withNotch } from "./phone.ts";
import type { Site } from "./serve.ts";

/**
 * Opens pages of each site that has a service worker in a new tab, after a first visit to the home page has installed it:
 * every response comes from its cache.
 */
export async function measureSecondVisits(
  browser: Browser,
  sites: readonly Site[],
  paths: readonly string[],
  runs: number,
): Promise<string> {
  const withWorker = sites.filter(({ name, folder }) => name !== "limit" && existsSync(join(folder, "sw.js")));
  const pages = withWorker.flatMap(({ name, origin }) =>
    paths.map((path) => ({ name: `${path} ${name}`, origin, path, paints: [] as number[] })),
  );
  for (let run = 1; run <= runs; run++) {
    console.log(`Second visits: ${run} of ${runs}`);
    for (const { origin, path, paints } of shuffled(pages)) paints.push(await secondVisit(browser, origin, path));
  }
  return `Medians and maxima of ${runs} second visits through the service worker, in a new tab of the same phone: milliseconds
until the first paint.

${table(
  ["", "first paint", "worst"],
  pages.map(({ name, paints }) => [name, withNotch(paints), Math.max(...paints).toFixed()]),
)}`;
}

async function secondVisit(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext(phone);
  const first = await throttled(await context.newPage());
  await first.goto(origin + path);
  // Active once everything is stored.
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await first.goto("about:blank"); // Stops its idle work.
  const second = await throttled(await context.newPage());
  await second.goto(origin + path);
  const paint = await second.waitForFunction(() => {
    if (!navigator.serviceWorker.controller) throw new Error("The page did not come from the service worker");
    return performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  });
  const time = Number(await paint.jsonValue());
  await context.close();
  return time;
}
