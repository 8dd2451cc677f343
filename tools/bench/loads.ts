import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { fileOf } from "../build/site-folder.ts";
import { median, openPhone, shuffled, table, withNotch } from "./phone.ts";
import type { Site } from "./serve.ts";

/**
 * Loads every page of every site that has it. Loads of all pages alternate, so that a slow minute of the machine affects
 * all of them, and the order is random, because a load right after that of a large page is slower.
 */
export async function measureLoads(browser: Browser, sites: readonly Site[], paths: readonly string[], runs: number) {
  const pages = paths.flatMap((path) =>
    sites
      .filter(({ folder }) => existsSync(join(folder, fileOf(path))))
      .map(({ name, origin }) => ({ name: `${path} ${name}`, url: origin + path, loads: [] as Load[] })),
  );
  await load(browser, `${sites[0]?.origin}/`); // The first load in a browser is slower.
  for (let run = 1; run <= runs; run++) {
    console.log(`Loads: ${run} of ${runs}`);
    for (const { url, loads } of shuffled(pages)) loads.push(await load(browser, url));
  }
  const rows = pages.map(({ name, loads }) => {
    const all = (figure: keyof Load) => loads.map((load) => load[figure]);
    const times = [all("fcp"), all("lcp"), all("blocked")].map(withNotch);
    return [name, ...times, (median(all("bytes")) / 1000).toFixed(), median(all("shift")).toFixed(4)];
  });
  return `Medians of ${runs} real loads in Chromium with 150 ms, 1.6 Mbit/s, a processor four times slower, 412 pixels at
1.75. After ± stands the notch of a box plot: medians whose notches overlap may differ by chance. A limit page has only
the first heading, text and picture of its page: no styles, fonts or scripts. Rows with any other name are pages of a
site given with \`--peer\`.

${table(["", "first paint, ms", "largest paint, ms", "blocked, ms", "kB", "layout shift"], rows)}`;
}

/** A performance entry of any of the types below. */
type Entry = PerformanceEntry & { value: number; transferSize: number; blockingDuration: number };
type Load = Awaited<ReturnType<typeof load>>;

async function load(browser: Browser, url: string) {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000); // For work that waits until the page is idle.
  const entries = await page.evaluate(async () => {
    const seen = performance.getEntries();
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    for (const type of ["layout-shift", "largest-contentful-paint"]) observer.observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return seen.map((entry) => entry.toJSON() as Entry);
  });
  await page.close();
  const of = (...types: string[]) => entries.filter(({ entryType }) => types.includes(entryType));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const fcp = entries.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
  const frames = of("long-animation-frame").filter(({ startTime }) => startTime >= fcp);
  return {
    fcp,
    lcp: of("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    shift: sum(of("layout-shift").map(({ value }) => value)),
    // Of every frame after the first paint, the part of tasks and rendering over 50 ms. Chromium's `longtask` entries
    // lack rendering, which is most of it: 4 ms where frames were blocked for 400.
    blocked: sum(frames.map(({ blockingDuration }) => blockingDuration)),
    bytes: sum(of("navigation", "resource").map(({ transferSize }) => transferSize)),
  };
}
