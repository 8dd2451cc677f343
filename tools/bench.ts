import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import sirv from "sirv";
import { findChromium } from "./browsers.ts";
import { compress } from "./build/compress.ts";
import { parseDocument } from "./build/html.ts";
import { fileOf, SiteFolder } from "./build/site-folder.ts";
import { fail } from "./commands.ts";

/**
 * `npm run bench -- old=/tmp/old/client new=build/client`: loads pages of built sites as a slow phone does, in turn, and
 * prints a table. `--pages /about,/hi/about` loads these instead of the four most visited, `--loads 20` each more often.
 * Compare ratios of one run, and let nothing else run on the machine. Needs OpenSSL.
 */
const pages = { type: "string", default: "/,/products,/recipes,/hi" } as const;
const loads = { type: "string", default: "10" } as const;
const { values, positionals } = parseArgs({ options: { pages, loads }, allowPositionals: true });
if (positionals.length === 0) fail("Name built sites: npm run bench -- old=/tmp/old/client new=build/client");
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const link = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const copies = mkdtempSync(join(tmpdir(), "bench-"));
// A PEM file with the key, followed by the certificate.
const pem = execFileSync("openssl", "req -x509 -newkey rsa:2048 -nodes -keyout - -subj /CN=localhost".split(" "), {
  stdio: ["ignore", "pipe", "ignore"],
});
// "limit" is a page with the picture of the home page's first view alone: no page with it can be painted sooner.
const sites = await Promise.all([...positionals, positionals[0]?.replace(/^.*?=/, "limit=") ?? ""].map(serve));
findChromium();
// While Playwright listens to a page, V8 parses React a second time, for the positions of its code, which blocks a frame
// for 50 to 90 ms that no visitor waits for; the flag makes it note them at the first parse.
const parseOnce = "--js-flags=--no-enable-lazy-source-positions";
const args = ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", parseOnce];
const browser = await chromium.launch({ executablePath: process.env.WHOLE_CHROMIUM_PATH, args });
const rows = values.pages
  .split(",")
  .flatMap((path) =>
    sites
      .filter(({ folder }) => existsSync(join(folder, fileOf(path))))
      .map((site) => ({ ...site, path, loads: [] as Awaited<ReturnType<typeof load>>[] })),
  );
for (const site of sites) await load(browser, site, "/"); // The first load in a browser is slower.
for (let round = 1; round <= Number(values.loads); round++) {
  console.error(`Round ${round} of ${values.loads}`);
  // In another order each time: a load right after that of a large page is slower.
  for (const row of rows.toSorted(() => Math.random() - 0.5)) row.loads.push(await load(browser, row, row.path));
}
const head = ["first paint", "largest paint", "blocked", "layout shift", "kB", "first press", "next page"] as const;
console.log(`Medians (quartiles) of ${values.loads} loads in Chromium ${browser.version()}, in milliseconds. Blocked: what is over 50 ms of each
long animation frame that begins after the first paint. The next page comes from the service worker, by a press.\n`);
const print = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
print(["", ...head]);
print(["", ...head].map(() => "--:"));
for (const { path, name, loads } of rows)
  print([`${path} ${name}`, ...head.map((figure) => spread(loads.map((load) => load[figure])))]);
await browser.close();
for (const { server } of sites) server.close();
rmSync(copies, { recursive: true });

/** Serves a copy of a built site by HTTP/2 and brotli; without policies, which would block what other sites inline. */
async function serve(site: string, index: number) {
  const [, name = "", source = ""] = /^(.+?)=(.+)$/.exec(site) ?? [];
  if (!existsSync(join(source, "index.html"))) fail(`${site}: write name=folder of a built site, new=build/client`);
  const copy = new SiteFolder(join(copies, String(index)));
  cpSync(source, copy.path, { recursive: true, filter: (file) => name !== "limit" || !/\.html|sw\.js/.test(file) });
  if (name === "limit") {
    const picture = parseDocument(new SiteFolder(source).text("index.html")).querySelector("main picture, main img");
    const start = '<!DOCTYPE html><meta name="viewport" content="width=device-width"><title>Limit</title>';
    copy.write("index.html", start + picture?.outerHTML);
  }
  await compress(copy);
  // Node's requests and responses have the same methods in HTTP/2 as in HTTP/1.
  const files = sirv(copy.path, { brotli: true }) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ key: pem, cert: pem }, files).listen(4380 + index);
  return { name, folder: copy.path, origin: `https://localhost:${4380 + index}`, server };
}

/** Loads a page as on a first visit, presses its first pack, and then a link to another page. */
async function load(browser: Browser, { folder, origin }: { folder: string; origin: string }, path: string) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", link);
  await page.addInitScript(observe);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000); // For work that waits until the page is idle.
  const entries = await seen(page);
  const last = (type: string) => entries.findLast(({ entryType }) => entryType === type)?.startTime ?? Number.NaN;
  const sum = (type: string, part: (entry: Entry) => number) =>
    entries.reduce((total, entry) => total + (entry.entryType === type ? part(entry) : 0), 0);
  const paint = last("paint");
  const figures = {
    "first paint": paint,
    "largest paint": last("largest-contentful-paint"),
    // Chromium's `longtask` entries lack rendering, which is most of it: 4 ms where frames were blocked for 400.
    blocked: sum("long-animation-frame", (frame) => (frame.startTime < paint ? 0 : frame.blockingDuration)),
    "layout shift": sum("layout-shift", ({ value }) => value),
    kB:
      sum("navigation", ({ transferSize }) => transferSize / 1000) +
      sum("resource", (file) => file.transferSize / 1000),
    "first press": Number.NaN,
    "next page": Number.NaN,
  };
  const pack = page.locator("main button[data-wakes]").filter({ visible: true }).first();
  if (await pack.count()) {
    await pack.tap();
    await page.waitForTimeout(1000);
    // From the press until the next paint, as in Interaction to Next Paint.
    const events = (await seen(page)).filter(({ entryType }) => entryType === "event");
    figures["first press"] = Math.max(...events.map(({ duration }) => duration));
  }
  const next = page.locator('main a[href^="/"]:not([href*="."], [target])').filter({ visible: true }).first();
  if (existsSync(join(folder, "sw.js")) && (await next.count())) {
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await next.tap({ noWaitAfter: true });
    await page.waitForURL((url) => url.pathname !== path, { waitUntil: "networkidle" });
    const paint = (await seen(page)).findLast(({ entryType }) => entryType === "paint")?.startTime ?? Number.NaN;
    const pressed = await page.evaluate(() => Number(sessionStorage.getItem("pressed")) - performance.timeOrigin);
    figures["next page"] = paint - pressed;
  }
  await page.context().close();
  return figures;
}

/** A performance entry of any of the types below. */
type Entry = PerformanceEntry & { value: number; transferSize: number; blockingDuration: number };

function seen(page: Page): Promise<Entry[]> {
  return page.evaluate(() => (Reflect.get(window, "seen") as Entry[]).map((entry) => entry.toJSON()));
}

/** In the page: notes its performance entries, and when somebody pressed last. */
function observe(): void {
  const seen: PerformanceEntry[] = [];
  Reflect.set(window, "seen", seen);
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  const loading = ["navigation", "resource", "paint", "largest-contentful-paint", "layout-shift"];
  for (const type of [...loading, "long-animation-frame", "event"])
    observer.observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 })); // No type has the threshold.
  const note = ({ timeStamp }: Event) => sessionStorage.setItem("pressed", `${performance.timeOrigin + timeStamp}`);
  addEventListener("click", note, true);
}

/** The median and, in brackets, the quartiles; a dash where nothing was measured. */
function spread(values: readonly number[]): string {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const at = (part: number) => Number(sorted[Math.floor(sorted.length * part)]?.toPrecision(3));
  return sorted.length === 0 ? "–" : `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}
