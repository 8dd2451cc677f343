import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { SiteFolder } from "../postbuild/site-folder.ts";
import { createSiteServer } from "../serve.ts";
import { openTab, type Tab } from "./devtools.ts";
import { median } from "./median.ts";

/** Milliseconds from the click on Home's first link to the first contentful paint of the next page, medians. */
export interface NavigationTimes {
  /** The page was prerendered while the pointer was on its link. */
  prerendered: number;
  /** In a browser without speculation rules. */
  plain: number;
}

/** A slow phone on a slow connection, also for prerendered pages. */
const conditions = [
  ["Network.enable", {}],
  [
    "Network.emulateNetworkConditions",
    { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  ],
  ["Emulation.setCPUThrottlingRate", { rate: 4 }],
  ["Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 2, mobile: false }],
] as const;

/** Measures the step from Home to Products, with and without speculation rules, `runs` times each. */
export async function measureNavigation(
  site: SiteFolder,
  runs: number,
  browserPath: string | undefined,
): Promise<NavigationTimes> {
  // Not over TLS: a browser does not prerender if it was told to ignore certificate errors.
  const server = createSiteServer(site.path).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`; // It listens on a port, not on a pipe.
  const walk = async (isPlain: boolean) => {
    const times: number[] = [];
    while (times.length < runs) {
      const tab = await openTab(browserPath, conditions);
      try {
        times.push(await walkOnce(tab, origin, isPlain));
      } finally {
        tab.close();
      }
    }
    return median(times);
  };
  try {
    return { prerendered: await walk(false), plain: await walk(true) };
  } finally {
    server.close();
  }
}

const link = `document.querySelector('main a[href="/products"]')`;

async function walkOnce(tab: Tab, origin: string, isPlain: boolean): Promise<number> {
  await tab.send("Page.navigate", { url: `${origin}/` });
  await until(tab, `location.pathname === "/" && document.readyState === "complete"`);
  if (isPlain) await tab.evaluate(`document.querySelector("script[type=speculationrules]").remove()`);
  await tab.evaluate(
    `addEventListener("click", (event) => localStorage.setItem("clicked", performance.timeOrigin + event.timeStamp), true)`,
  );
  const { x, y } = (await tab.evaluate(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${link}.getBoundingClientRect())`,
  )) as { x: number; y: number };
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  await pause(2500);
  const button = { x, y, button: "left", clickCount: 1 };
  await tab.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await tab.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  await until(
    tab,
    `location.pathname === "/products" && performance.getEntriesByName("first-contentful-paint").length > 0`,
  );
  const [time, wasPrerendered] = (await tab.evaluate(
    `[performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime - localStorage.getItem("clicked"),
      performance.getEntriesByType("navigation")[0].activationStart > 0]`,
  )) as [number, boolean];
  if (wasPrerendered === isPlain)
    throw new Error(
      isPlain ? "The page was prerendered without speculation rules" : "The browser did not prerender the next page",
    );
  return time;
}

async function until(tab: Tab, condition: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    // While one page replaces the other, neither responds.
    if (await tab.evaluate(condition).catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`Timed out after 30 s waiting for ${condition}`);
}
