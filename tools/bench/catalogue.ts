import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { parse, stringify } from "yaml";
import { copyProject } from "../copy-project.ts";
import { run } from "../install.mjs";
import { catalogueRuns, median, openPhone, table } from "./phone.ts";
import { serve } from "./serve.ts";

const existingCount = readdirSync("content/en/products").length;

/** Measures the catalogue as it is and with 200 products on a slow phone, each in a copy of the project. */
export async function measureCatalogues(browser: Browser): Promise<string> {
  const rows: string[][] = [];
  for (const size of [existingCount, 200]) {
    console.log(`Catalogue: ${size} products`);
    const copy = `.cache/bench-${size}`;
    copyProject(copy);
    addProducts(copy, size);
    const started = performance.now();
    run("node", ["tools/build/build.ts"], { cwd: copy, env: { SITE_CONTROLS: "launch" } });
    const seconds = (performance.now() - started) / 1000;
    const { sites, close } = await serve([`catalogue=${copy}/build/client`], 4399);
    const kilobytes = statSync(`${copy}/build/client/products.html.br`).size / 1000;
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    while (visits.length < catalogueRuns) visits.push(await visit(browser, `${sites[0]?.origin}/products`));
    close();
    const times = (["fcp", "hydration", "typing", "deleting"] as const).map((time) =>
      median(visits.map((visit) => visit[time])),
    );
    rows.push([String(size), kilobytes.toFixed(1), ...[seconds, ...times].map((time) => time.toFixed())]);
  }
  return `The products page, as it is and with generated products, on the same phone, medians of ${catalogueRuns}: milliseconds until the
first paint, from the last script's arrival until hydration, and from a key in the search box, and from its removal, until
the letter is painted. With 200 products, hydration should take at most 500 and a key 50.

${table(["products", "document, kB", "build, s", "first paint", "hydration", "key", "removal"], rows)}`;
}

/** Copies the first product, in every language, to spice-<n>.yaml, until there are `size` products. */
export function addProducts(folder: string, size: number): void {
  const existing = globSync("content/en/products/*.yaml", { cwd: folder }).sort();
  const [model] = existing;
  if (!model) throw new Error("There is no product in content/en/products to make others of");
  for (const file of globSync(`content/*/products/${basename(model)}`, { cwd: folder })) {
    // The id must be unique; products without one come last.
    const { id: _, name, ...product } = parse(readFileSync(join(folder, file), "utf8"));
    for (let number = existing.length + 1; number <= size; number++) {
      if (name) product.name = `${name} ${number}`;
      writeFileSync(join(folder, dirname(file), `spice-${number}.yaml`), stringify(product));
    }
  }
}

async function visit(browser: Browser, address: string) {
  const page = await openPhone(browser);
  await page.goto(address, { timeout: 120_000 });
  const hydrated = await page.waitForFunction(
    () => document.querySelector("[data-island=catalogue][data-hydrated]") && performance.now(),
  );
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map((file) => file.toJSON()));
  const fcp = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  const arrivals = files.filter(({ name }) => name.endsWith(".js")).map(({ responseEnd }) => responseEnd);
  const hydration = Number(await hydrated.jsonValue()) - Math.max(...arrivals);
  await page.waitForLoadState("networkidle");
  // Event Timing measures from a real key press until the next paint, as INP does. The results may be painted later.
  const observed = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map(({ duration }) => duration)),
    );
    const options = { type: "event", durationThreshold: 16 }; // TypeScript's types lack the threshold.
    observer.observe(options);
    return durations;
  });
  const press = async (key: string) => {
    await page.locator("[type=search]").press(key);
    await page.waitForTimeout(2000);
    return observed.evaluate((durations) => Math.max(0, ...durations.splice(0)));
  };
  const times = { typing: await press("1"), deleting: await press("Backspace") };
  await page.close();
  return { fcp, hydration, ...times };
}
