import { type Browser, chromium, type Page } from "@playwright/test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createServer as createViteServer } from "vite";
import type { CatalogueProps } from "../../app/routes/products/Catalogue.tsx";
import { parseDocument } from "../postbuild/html.ts";
import type { SiteFolder } from "../postbuild/site-folder.ts";
import { median } from "./median.ts";
import { type RunningServer, serveSecurely } from "./secure-server.ts";

/** How fast a catalogue of one size is on a slow phone: milliseconds to the painted result, medians. */
export interface CatalogueTimes {
  products: number;
  /** From opening the page until the catalogue is hydrated. */
  hydrated: number;
  keystroke: number;
  category: number;
  sort: number;
  /** Megabytes of the page's JavaScript heap once it is idle. */
  memory: number;
}

const SLOWDOWN = 4;

/**
 * Measures generated catalogues on the built products page: its island is rendered again with that many products, by
 * the same component, and hydrated by the built script.
 */
export async function measureCatalogues(
  site: SiteFolder,
  sizes: readonly number[],
  browserPath: string | undefined,
): Promise<CatalogueTimes[]> {
  const vite = await createViteServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", development: false } },
    css: { modules: { generateScopedName: "[name]_[local]" } },
  });
  const server = await serveSecurely(site.path);
  const browser = await chromium.launch({
    ...(browserPath ? { executablePath: browserPath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info", "--js-flags=--expose-gc"],
  });
  try {
    const page = site.text("products.html");
    const results: CatalogueTimes[] = [];
    for (const size of sizes) {
      results.push(await measureOne(size, await withProducts(page, size, vite), server, browser));
      console.log(`catalogue of ${size}`);
    }
    return results;
  } finally {
    await browser.close();
    await vite.close();
    server.close();
  }
}

async function withProducts(
  page: string,
  size: number,
  vite: Awaited<ReturnType<typeof createViteServer>>,
): Promise<string> {
  const document = parseDocument(page);
  const island = document.querySelector("[data-island=catalogue]");
  const json = island?.nextElementSibling;
  if (!island || !json) throw new Error("The products page has no catalogue island: fix this benchmark");
  const props = JSON.parse(json.textContent ?? "") as CatalogueProps; // Written by Island.tsx.
  const products = Array.from({ length: size }, (_, index) => {
    const product = props.products[index % props.products.length] as CatalogueProps["products"][number]; // The index is within the list.
    return index < props.products.length
      ? product
      : { ...product, slug: `${product.slug}-${index}`, name: `${product.name} ${index}` };
  });
  const { Catalogue } = (await vite.ssrLoadModule(
    "/app/routes/products/Catalogue.tsx",
  )) as typeof import("../../app/routes/products/Catalogue.tsx");
  const { Island } = (await vite.ssrLoadModule(
    "/app/island/Island.tsx",
  )) as typeof import("../../app/island/Island.tsx");
  const { renderIsland } = (await vite.ssrLoadModule(
    "/app/island/render.server.tsx",
  )) as typeof import("../../app/island/render.server.tsx");
  const markup = renderToString(
    createElement(Island, { island: renderIsland("catalogue", Catalogue, { ...props, products }) }),
  );
  json.remove();
  island.outerHTML = markup;
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
}

async function measureOne(
  size: number,
  html: string,
  { origin }: RunningServer,
  browser: Browser,
): Promise<CatalogueTimes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.route(`${origin}/products`, (route) => route.fulfill({ contentType: "text/html", body: html }));
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(`${origin}/products`, { waitUntil: "load", timeout: 300_000 });
    await page.waitForFunction(() => Object.keys(document.querySelector("[data-island]") ?? {}).length > 0);
    await page.waitForFunction(
      (count) => document.querySelector("[role=status]")?.textContent?.includes(String(count)),
      size,
    );
    const hydrated = await page.evaluate(() => performance.now());

    const times = {
      keystroke: await medianOf("g a r a m".split(" "), (key) => act(page, "q", key)),
      category: await medianOf(["blend", "powder", "all"], (value) => act(page, "category", value)),
      sort: await medianOf(["name", "price", "spice"], (value) => act(page, "sort", value)),
    };
    const memory = await page.evaluate(() => {
      (window as unknown as { gc(): void }).gc(); // Exposed by --expose-gc.
      return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6; // Only in Chromium.
    });
    return { products: size, hydrated, ...times, memory };
  } finally {
    await context.close();
  }
}

/** Changes one field as a visitor would and waits for the frame that shows the result. */
async function act(page: Page, name: string, value: string): Promise<number> {
  return page.evaluate(
    ([name, value]) =>
      new Promise<number>((resolve) => {
        const form = document.querySelector("search form") as HTMLFormElement; // The page under test has it.
        const field = form.elements.namedItem(name as string);
        const started = performance.now();
        if (field instanceof HTMLInputElement) {
          field.value += value;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        } else if (field instanceof RadioNodeList) {
          (form.querySelector(`[value="${value}"]`) as HTMLInputElement).click();
        } else if (field instanceof HTMLSelectElement) {
          field.value = value as string;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - started);
          painted.port2.postMessage(undefined);
        });
      }),
    [name, value],
  );
}

async function medianOf(values: readonly string[], measure: (value: string) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (const value of values) times.push(await measure(value));
  return median(times);
}
