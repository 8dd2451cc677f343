import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages, pathIn } from "../../app/languages.ts";
import { listedPaths } from "../../app/pages.ts";
import { findWholeBrowser } from "../browser.mjs";
import { SiteFolder } from "../postbuild/site-folder.ts";
import { timeBuilds } from "./build-times.ts";
import { measureCatalogues } from "./catalogue.ts";
import { writeLimitPage } from "./limit-page.ts";
import { type Measurement, measure } from "./measure.ts";
import { measureNavigation } from "./navigation.ts";
import { report } from "./report.ts";
import { serveSecurely } from "./secure-server.ts";

/**
 * `npm run bench`: times a cold and a warm build, measures every page beside the limit page (the smallest possible page
 * with this hero), times navigation and catalogues of up to 1,000 products, all in one run on one machine, and writes
 * bench/results.md. RUNS=1 for a quick look. `npm run bench -- --peer name=folder` measures the home page of another
 * built site beside it, any number of times.
 */
const runs = Number(process.env.RUNS || 3);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`RUNS is "${process.env.RUNS}": expected a whole number from 1, e.g. RUNS=1 npm run bench`);
  process.exit(1);
}
const { peer: peers } = parseArgs({ options: { peer: { type: "string", multiple: true, default: [] } } }).values;
for (const peer of peers)
  if (!existsSync(join(folderOf(peer), "index.html"))) {
    console.error(`--peer is "${peer}": expected name=folder, where the folder has an index.html`);
    process.exit(1);
  }
const browser = findWholeBrowser();

console.log("Building twice");
const builds = timeBuilds();

const site = new SiteFolder("build/client");
const pages = await measurePages();
console.log("Measuring navigation from page to page");
const navigation = await measureNavigation(site, Math.max(runs, 3), browser);
const catalogues = await measureCatalogues(site, [9, 200, 1000], browser);

const results = report({ runs, pages, navigation, catalogues, builds });
mkdirSync("bench", { recursive: true });
writeFileSync("bench/results.md", results);
console.log(results);

async function measurePages(): Promise<Measurement[]> {
  const limitFolder = mkdtempSync(join(tmpdir(), "limit-"));
  writeLimitPage(site, limitFolder);
  const measured: [name: string, folder: string, path: string][] = [
    ["limit", limitFolder, "/"],
    ...languages
      .flatMap((language) => listedPaths.map((path) => pathIn(language, path)))
      .map((path): [string, string, string] => [path, site.path, path]),
    ...peers.map((peer): [string, string, string] => [peer.slice(0, peer.indexOf("=")), folderOf(peer), "/"]),
  ];
  const results: Measurement[] = [];
  for (const [name, folder, path] of measured) {
    // A peer gets no headers of ours: its scripts and styles may be of any kind.
    const server = await serveSecurely(folder, folder === site.path ? undefined : () => ({}));
    results.push(await measure(name, server.origin + path, runs, browser));
    server.close();
    console.log(`${results.length}/${measured.length} ${name}`);
  }
  rmSync(limitFolder, { recursive: true });
  return results;
}

/** The folder of a `--peer`. */
function folderOf(peer: string): string {
  return peer.slice(peer.indexOf("=") + 1);
}
