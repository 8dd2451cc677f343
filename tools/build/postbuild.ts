import { minifySync } from "vite";
import { readContents } from "../../app/content/read.server.ts";
import { languages, pathIn } from "../../app/site/languages.ts";
import { listedPaths } from "../../app/site/pages.ts";
import { headersFile, siteHeaders } from "../headers/headers.ts";
import { writeAppIcons } from "./app-icons.ts";
import { compress } from "./compress.ts";
import { subsetFonts } from "./fonts.ts";
import { parseDocuments, renameDocuments, writeDocuments } from "./html.ts";
import { prune } from "./prune.ts";
import { redirectsFile } from "./redirects.ts";
import { writeServiceWorker } from "./service-worker.ts";
import type { SiteFolder } from "./site-folder.ts";
import { splitStyles } from "./styles.ts";
import { writeWellKnownFiles } from "./well-known-files.ts";

/**
 * Turns the framework's output into the site that is served. Runs after prerendering and works only on the files in
 * `site`.
 */
export async function postbuild(site: SiteFolder): Promise<void> {
  const contents = readContents();
  const [content] = contents;
  const pagePaths = languages.flatMap((each) => listedPaths.map((path) => pathIn(each, path)));
  renameDocuments(site);
  const documents = parseDocuments(site);
  const fonts = await step("Fonts", () => subsetFonts(site, documents));
  await step("Styles", () => splitStyles(site, documents, fonts));
  for (const document of documents.values()) minifyScripts(document);
  writeDocuments(site, documents);
  await step("Pruning", () => prune(site));
  await step("Icons", () => writeAppIcons(site, contents));
  await step("Known files", () => writeWellKnownFiles(site, content));
  // Last, when all files for visitors are written: their hashes go into the list of the service worker.
  const headers = headersFile(siteHeaders(documents));
  await step("Offline", () => writeServiceWorker(site, documents, headers));
  site.write("_headers", headers);
  site.write("_redirects", redirectsFile(pagePaths));
  await step("Compressing", () => compress(site));
}

/** Minifies a document's inline scripts. */
function minifyScripts(document: Document): void {
  for (const script of document.querySelectorAll("script:not([src], [type])")) {
    const { code, errors } = minifySync("inline.js", script.textContent ?? "");
    if (errors[0]) throw new Error(`A script in the page cannot be minified: ${errors[0].message}`);
    script.textContent = code;
  }
}

async function step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
