import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { languages, pathIn } from "../../app/languages.ts";
import { listedPaths } from "../../app/pages.ts";
import { findWholeBrowser } from "../browser.mjs";
import { run } from "../install.mjs";
import { measureCatalogues } from "./catalogue.ts";
import { writeLimitPages } from "./limit.ts";
import { measureLoads } from "./loads.ts";
import { table, runs as usualRuns } from "./phone.ts";
import { measurePresses } from "./presses.ts";
import { serve } from "./serve.ts";

/**
 * `npm run bench`: builds the site, measures it and writes bench/results.md. `npm run bench -- --peer name=folder` also
 * loads the same pages of another built site, such as an older build or somebody else's home page; pages that it lacks
 * are skipped. `--runs 20` repeats each measurement more often, so that smaller differences become significant.
 */
const { peer: peers, runs } = parseArgs({
  options: {
    peer: { type: "string", multiple: true, default: [] },
    runs: { type: "string", default: String(usualRuns) },
  },
}).values;
if (!(Number(runs) >= 1)) throw new Error(`--runs ${runs}: write how often to measure, as in --runs 20`);

run("node", ["tools/build/build.ts"]);
const port = 4380;
const limit = ".cache/bench-limit";
writeLimitPages("build/client", limit);
const { sites, close } = await serve(["site=build/client", `limit=${limit}`, ...peers], port + 1);
const paths = languages.flatMap((language) => listedPaths.map((path) => pathIn(language, path)));
const args = ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: findWholeBrowser(), args });
const results = `# Results of \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}

## Loads

${await measureLoads(browser, sites, paths, Number(runs))}

## Presses

${await measurePresses(
  browser,
  sites.filter(({ name }) => name !== "limit"),
  Number(runs),
)}

## Scores

${await measureScores()}

## Catalogue

${await measureCatalogues(browser)}
`;
await browser.close();
close();
writeFileSync("bench/results.md", results);

async function measureScores(): Promise<string> {
  const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
  const rows: string[][] = [];
  let machine = 0;
  for (const path of paths) {
    console.log(`Lighthouse: ${path}`);
    const lhr = (await lighthouse(sites[0]?.origin + path, { port, onlyCategories, logLevel: "error" }))?.lhr;
    rows.push([path, ...onlyCategories.map((name) => ((lhr?.categories[name]?.score ?? 0) * 100).toFixed())]);
    machine = Math.max(machine, lhr?.environment.benchmarkIndex ?? 0);
  }
  return `Lighthouse, phone, one run a page. The machine's benchmark index is ${machine.toFixed()}.

${table(["", ...onlyCategories], rows)}`;
}
