import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { languages, pathIn } from "../../app/site/languages.ts";
import { listedPaths } from "../../app/site/pages.ts";
import { findWholeBrowser } from "../browser.mjs";
import { installOnDemand, run } from "../install.mjs";
import { ports } from "../port.mjs";
import { measureCatalogues } from "./catalogue.ts";
import { writeLimitPages } from "./limit.ts";
import { measureLoads } from "./loads.ts";
import { table } from "./phone.ts";
import { measurePresses } from "./presses.ts";
import { measureSecondVisits } from "./second-visits.ts";
import { serve } from "./serve.ts";

/**
 * `npm run bench`: builds the site with the launch set of controls, measures it and writes bench/results.md.
 * `npm run bench -- --peer name=folder` also loads the same pages of another built site, such as an older build or
 * somebody else's home page; pages that it lacks are skipped. `--runs 40` repeats loads, visits and presses more often
 * than 20 times, so that smaller differences become significant. `--without-priorities` serves as hosts do that ignore
 * how urgent a file is.
 */
const {
  peer: peers,
  runs,
  "without-priorities": isWithoutPriorities,
} = parseArgs({
  options: {
    peer: { type: "string", multiple: true, default: [] },
    runs: { type: "string", default: "20" },
    "without-priorities": { type: "boolean", default: false },
  },
}).values;
if (!(Number(runs) >= 1)) throw new Error(`--runs ${runs}: write how often to measure, as in --runs 20`);

const { resolve: resolvePackage } = createRequire(resolve(installOnDemand("tools/bench/lighthouse"), "package.json"));
/** The part of Lighthouse that is used here. */
const lighthouse: (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined> = (
  await import(pathToFileURL(resolvePackage("lighthouse")).href)
).default;

const folder = ".cache/launch";
run("node", ["tools/build/build.ts", folder], { env: { SITE_CONTROLS: "launch" } });
const port = ports.bench;
const limit = ".cache/bench-limit";
writeLimitPages(`${folder}/client`, limit);
const folders = [`site=${folder}/client`, `limit=${limit}`, ...peers];
const { sites, close } = await serve(folders, port + 1, !isWithoutPriorities);
const paths = languages.flatMap((language) => listedPaths.map((path) => pathIn(language, path)));
const args = ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: findWholeBrowser(), args });
const results = `# Results of \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}

## Loads

${isWithoutPriorities ? "Served without priorities: all files share the link. " : ""}${await measureLoads(browser, sites, paths, Number(runs))}

## Second visits

${await measureSecondVisits(browser, sites, ["/", pathIn("hi", "/")], Number(runs))}

## Presses

${await measurePresses(browser, sites, Number(runs))}

## Scores

${await measureScores()}

## Catalogue

${await measureCatalogues(browser)}
`;
await browser.close();
close();
writeFileSync("bench/results.md", results);

interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
}

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
