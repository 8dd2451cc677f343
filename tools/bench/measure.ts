import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { browserFlags } from "./devtools.ts";
import { median } from "./median.ts";

/** What one page costs a visitor, the median of several runs. Times in milliseconds. */
export interface Measurement {
  name: string;
  fcp: number;
  lcp: number;
  tbt: number;
  si: number;
  cls: number;
  requests: number;
  /** Bytes transferred by kind; `total` is all of them. */
  bytes: Record<"total" | "document" | "script" | "font" | "image", number>;
  /** Lighthouse's scores out of 100: performance, accessibility, best practices, SEO, agentic browsing. */
  scores: number[];
  /** How fast this machine is, by Lighthouse's own index. */
  machine: number;
}

/** Measures an address with Lighthouse as a phone on simulated slow 4G, each run in its own browser. */
export async function measure(
  name: string,
  address: string,
  runs: number,
  chromePath: string | undefined,
): Promise<Measurement> {
  const results: Result[] = [];
  // Occasionally Lighthouse misses the start of a page and asks to be run again.
  let failures = 0;
  while (results.length < runs) {
    const chrome = await launch({ chromeFlags: browserFlags, ...(chromePath ? { chromePath } : {}) });
    const run = await lighthouse(address, { port: chrome.port, logLevel: "error" });
    chrome.kill();
    if (run && !run.lhr.runtimeError) results.push(run.lhr);
    else if (++failures > 2)
      throw new Error(`Lighthouse could not measure ${address}: ${run?.lhr.runtimeError?.message ?? "no result"}`);
  }
  const medianOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const [first] = results as [Result, ...Result[]]; // `runs` is at least one.
  return {
    name,
    fcp: medianOf("first-contentful-paint"),
    lcp: medianOf("largest-contentful-paint"),
    tbt: medianOf("total-blocking-time"),
    si: medianOf("speed-index"),
    cls: medianOf("cumulative-layout-shift"),
    requests: requestsOf(first).length,
    bytes: {
      total: bytesOf(first),
      document: bytesOf(first, "Document"),
      script: bytesOf(first, "Script"),
      font: bytesOf(first, "Font"),
      image: bytesOf(first, "Image"),
    },
    scores: Object.keys(first.categories).map((category) =>
      Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? 0))),
    ),
    machine: first.environment.benchmarkIndex,
  };
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize: number;
}

function requestsOf({ audits }: Result): Request[] {
  const details = audits["network-requests"]?.details;
  const rows = details?.type === "table" ? (details.items as unknown as Request[]) : []; // The audit's own rows.
  return rows.filter(({ url }) => url.startsWith("http"));
}

function bytesOf(result: Result, kind?: string): number {
  return requestsOf(result)
    .filter(({ resourceType }) => !kind || resourceType === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
