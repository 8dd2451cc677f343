import type { Browser, Page } from "@playwright/test";

/** How often each page is loaded: its figures are medians. */
export const runs = 5;

/** Opens a tab with an empty cache, throttled like a slow phone. */
export async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const throughput = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...throughput });
  return page;
}

/** The middle value; of an even number of values, the larger of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The values in random order. */
export function shuffled<Value>(values: readonly Value[]): Value[] {
  const keyed = values.map((value) => ({ value, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

/** By how much the median of such values differs by chance: the notch of a box plot (McGill and others, 1978). */
export function uncertainty(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const quartile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return (1.57 * (quartile(0.75) - quartile(0.25))) / Math.sqrt(values.length);
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "--:"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
