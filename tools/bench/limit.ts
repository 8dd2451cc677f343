import { cpSync, rmSync } from "node:fs";
import { parseDocuments, writeDocuments } from "../build/html.ts";
import { SiteFolder } from "../build/site-folder.ts";

/**
 * Copies a built site into a folder, as limit pages: of each page only the first view's picture, or else its heading and
 * its first text, without styles, fonts and scripts. No page with them could be painted sooner.
 */
export function writeLimitPages(source: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const site = new SiteFolder(folder);
  const documents = parseDocuments(site);
  for (const { head, body } of documents.values()) {
    const first = body.querySelector("main > section");
    const picture = first?.querySelector("picture:not(:has([loading=lazy]))");
    const parts = picture ? [picture] : (first?.querySelectorAll("h1, p") ?? []);
    head.replaceChildren(...head.querySelectorAll("meta[charset], meta[name=viewport], title"));
    body.replaceChildren(...parts);
    body.querySelector("img")?.setAttribute("width", "100%");
  }
  writeDocuments(site, documents);
}
