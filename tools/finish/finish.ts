import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../app/content/read.server.ts";
import { headersFile, nginxFile } from "../headers/formats.ts";
import { siteHeaders } from "../headers/headers.ts";
import { compress } from "./compress.ts";
import { cutFonts } from "./fonts.ts";
import { writeIdentity } from "./identity.ts";
import { writeMachineFiles } from "./machine-files.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { drawShareCard } from "./share-card.ts";
import { SiteFolder } from "./site-folder.ts";
import { inlineStyles } from "./styles.ts";
import { tidy } from "./tidy.ts";

/**
 * Turns what the framework built into what is served. Runs after prerendering and works on the
 * bytes in build/client alone.
 */
async function finish(site: SiteFolder): Promise<void> {
  const { site: facts, language, pages } = readContent();
  await step("Fonts", () => cutFonts(site));
  await step("Tidying", () => `${tidy(site)} files taken away`);
  await step("Styles", () => inlineStyles(site));
  await step("Identity", () => writeIdentity(site, facts, language));
  await step("Share card", () => drawShareCard(site, facts, pages.home.hero.english));
  await step("Machines", () => writeMachineFiles(site, facts, new Date()));
  await step("Offline", () => writeServiceWorker(site));
  await step("Headers", () => writeHeaders(site));
  await step("Compressing", () => compress(site));
}

/** For hosts that read `_headers`, and beside the site for nginx. */
function writeHeaders(site: SiteFolder): string {
  const headers = siteHeaders(site);
  site.write("_headers", headersFile(headers));
  writeFileSync(join(site.path, "../site-headers.conf"), nginxFile(headers));
  return `policies of ${Object.keys(headers.policies).length} documents`;
}

async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = performance.now();
  const result = await work();
  console.log(`${name.padEnd(12)} ${result} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

await finish(new SiteFolder(process.argv[2] ?? join(process.env.BUILD_FOLDER || "build", "client")));
