import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../browser.mjs";
import { SiteFolder } from "../finish/site-folder.ts";
import { createSiteServer } from "../serve.ts";
import { writeLimitPage } from "./limit-page.ts";
import { type Measurement, measure } from "./measure.ts";
import { table } from "./table.ts";

/**
 * `npm run bench`: measures every screen of the last build beside the limit page, the least a page
 * with this hero can be, in one run on one machine, and writes bench/results.md.
 */
const runs = Number(process.env.RUNS || 3);
const screens = ["/", "/about", "/products", "/distributors", "/recipes", "/contact"];

const site = new SiteFolder("build/client");
const limitFolder = mkdtempSync(join(tmpdir(), "limit-"));
writeLimitPage(site, limitFolder);
const servers = [createSiteServer(limitFolder), createSiteServer(site.path)].map((server) => server.listen(0));
const [limitAddress, siteAddress] = servers.map(
  (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
); // They listen on ports, not on pipes.

const browser = findBrowser();
const results: Measurement[] = [];
for (const [name, address] of [
  ["limit", `${limitAddress}/`],
  ...screens.map((path) => [path, `${siteAddress}${path}`]),
] as [string, string][]) {
  results.push(await measure(name, address, runs, browser));
  console.log(`${results.length}/${screens.length + 1} ${name}`);
}
for (const server of servers) server.close();
rmSync(limitFolder, { recursive: true });

const report = table(results, runs);
mkdirSync("bench", { recursive: true });
writeFileSync("bench/results.md", report);
console.log(report);
