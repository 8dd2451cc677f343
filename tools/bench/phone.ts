import type { Browser, Page } from "@playwright/test";

/** How often the catalogues are measured. The results are medians. */
export const catalogueRuns = 5;

/** The slow link: its round trip in milliseconds, and its bytes per second down and up. */
export const slowLink = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** The screen of a phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Opens a tab with an empty cache, throttled like a slow phone. */
export async function openPhone(browser: Browser): Promise<Page> {
  return throttled(await browser.newPage(phone));
}

/** Throttles a tab like a slow phone. */
export async function throttled(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slowLink });
  return page;
}

/** The quantile of the values at `part`, from 0 to 1. Between two values, the larger one. */
function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}

/** The middle value; of an even number of values, the larger of the two middle ones. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The values in random order. */
export function shuffled<Value>(values: readonly Value[]): Value[] {
  const keyed = values.map((value) => ({ value, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

/** The median ± its confidence interval: the notch of a box plot (McGill and others, 1978). */
export function withNotch(values: readonly number[]): string {
  const notch = (1.57 * (quantile(values, 0.75) - quantile(values, 0.25))) / Math.sqrt(values.length);
  return `${median(values).toFixed()} ± ${notch.toFixed()}`;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "--:"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
