import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { languages, pathIn } from "../../app/languages.ts";
import { listedPaths } from "../../app/pages.ts";
import { findNginx, findWholeBrowser } from "../browser.mjs";
import { fail, run } from "../install.mjs";
import { measureCatalogues } from "./catalogue.ts";
import { measureLoads } from "./loads.ts";
import { table } from "./phone.ts";
import { serve } from "./serve.ts";

/**
 * `npm run bench`: builds the site, measures it and writes bench/results.md; `npm run bench loads` does one part only.
 * `npm run bench -- --peer name=folder` loads the home page of another built site beside ours, any number of times.
 * RUNS=1 for a quick look.
 */
const parts = {
  loads: () => measureLoads(browser, runs, sites, paths),
  scores: measureScores,
  catalogue: () => measureCatalogues(browser, runs, nginx),
};

const { positionals, values } = readOptions();
const peers = values.peer ?? [];
for (const name of positionals)
  if (!(name in parts)) fail(`There is no part "${name}": expected ${Object.keys(parts).join(", ")}`);
for (const peer of peers)
  if (!existsSync(join(/^\w+=(.+)/.exec(peer)?.[1] ?? "", "index.html")))
    fail(`--peer is "${peer}": expected name=folder, where the folder has an index.html`);
const runs = Number(process.env.RUNS || 5);
if (!Number.isInteger(runs) || runs < 1)
  fail(`RUNS is "${process.env.RUNS}": expected a whole number from 1, e.g. RUNS=1 npm run bench`);
const nginx = findNginx() ?? fail("The bench needs nginx and its brotli module, libnginx-mod-http-brotli-static");

run("node", ["tools/build/build.ts"]);
const port = 4380;
const sites = await serve(nginx, ["site=build/client", ...peers], port + 1);
const paths = languages.flatMap((language) => listedPaths.map((path) => pathIn(language, path)));
const flags = ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: findWholeBrowser(), args: flags });
const machine = await (await browser.newPage()).evaluate(pageFunctions.computeBenchmarkIndex);
const date = new Date().toISOString().slice(0, 10);
const sections = [`# Results\n\n\`npm run bench\`, ${date}. The machine's benchmark index is ${machine.toFixed()}.`];
for (const [name, measure] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) sections.push(`## ${name}\n\n${await measure()}`);
await browser.close();
sites.close();
writeFileSync("bench/results.md", `${sections.join("\n\n")}\n`);

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { peer: { type: "string", multiple: true } } });
  } catch (error) {
    return fail((error as Error).message); // parseArgs throws only errors.
  }
}

async function measureScores(): Promise<string> {
  const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
  const rows: string[][] = [];
  for (const path of paths) {
    console.log(`Lighthouse: ${path}`);
    const result = await lighthouse(sites.origins.site + path, { port, onlyCategories, logLevel: "error" });
    rows.push([path, ...onlyCategories.map((name) => ((result?.lhr.categories[name]?.score ?? 0) * 100).toFixed())]);
  }
  return `Lighthouse, phone, one run a page.\n\n${table(["", ...onlyCategories], rows)}`;
}
