import type { Browser } from "@playwright/test";
import { parseDocument } from "../build/html.ts";
import { fileOf } from "../build/site-folder.ts";
import { median, openPhone, table } from "./phone.ts";
import type { Sites } from "./serve.ts";

/**
 * Loads every page beside its limit page, and the home pages of the peers. They take turns, so that a slow minute of
 * the machine slows all of them.
 */
export async function measureLoads(browser: Browser, runs: number, sites: Sites, paths: readonly string[]) {
  const { site: origin, ...peers } = sites.origins;
  const site = sites.folder("site");
  const addresses = paths.flatMap((path) => {
    const limit = `limit-${fileOf(path)}`;
    site.write(limit, limitPage(site.text(fileOf(path))));
    return [
      [path, origin + path],
      ["its limit", `${origin}/${limit.replace(".html", "")}`],
    ] as const;
  });
  const pages = [...addresses, ...Object.entries(peers)].map(([name, url]) => ({ name, url, loads: [] as Load[] }));
  await load(browser, `${origin}/`); // The first load in a browser is slower.
  for (let run = 1; run <= runs; run++) {
    console.log(`Loads: ${run} of ${runs}`);
    for (const { url, loads } of pages) loads.push(await load(browser, url));
  }
  const rows = pages.map(({ name, loads }) => {
    const figure = (figure: keyof Load) => median(loads.map((load) => load[figure]));
    const times = [figure("fcp"), figure("lcp"), figure("blocked"), figure("bytes") / 1000];
    return [name, ...times.map((time) => time.toFixed()), figure("shift").toFixed(4)];
  });
  return `Medians of ${runs} real loads in Chromium with 150 ms, 1.6 Mbit/s, a processor four times slower, 412 pixels at
1.75. "Its limit" is a page with the same first heading, paragraph and picture and nothing else, not even styles.

${table(["", "first paint, ms", "largest paint, ms", "blocked, ms", "kB", "layout shift"], rows)}`;
}

/** The first heading and paragraph of a page, and the picture that it loads first, if any. */
function limitPage(html: string): string {
  const document = parseDocument(html);
  const [heading, words] = ["h1", "main p"].map((selector) => document.querySelector(selector)?.textContent);
  const picture = document.querySelector("main picture:not(:has([loading=lazy]))");
  picture?.querySelector("img")?.setAttribute("width", "100%");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Limit</title><h1>${heading}</h1><p>${words}</p>${picture?.outerHTML ?? ""}</html>`;
}

/** A performance entry of any of the types below. */
type Entry = PerformanceEntry & { value: number; transferSize: number };
type Load = Awaited<ReturnType<typeof load>>;

async function load(browser: Browser, url: string) {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000); // For work that waits until the page is idle.
  const entries = await page.evaluate(async () => {
    const seen = performance.getEntries();
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    for (const type of ["longtask", "layout-shift", "largest-contentful-paint"])
      observer.observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return seen.map((entry) => entry.toJSON() as Entry);
  });
  await page.close();
  const of = (...types: string[]) => entries.filter(({ entryType }) => types.includes(entryType));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const fcp = entries.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
  return {
    fcp,
    lcp: of("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    shift: sum(of("layout-shift").map(({ value }) => value)),
    // What is over 50 ms in every task after the first paint.
    blocked: sum(of("longtask").map((task) => Math.max(0, task.duration - Math.max(0, fcp - task.startTime) - 50))),
    bytes: sum(of("navigation", "resource").map(({ transferSize }) => transferSize)),
  };
}
