import { cpSync, rmSync } from "node:fs";
import { parseDocuments, writeDocuments } from "../build/html.ts";
import { SiteFolder } from "../build/site-folder.ts";

/**
 * Copies a built site and strips each page to its heading, its first text and the picture of the first view, without
 * styles, fonts and scripts. It is the lower bound: no page with the same content can be painted sooner.
 */
export function writeLimitPages(source: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const site = new SiteFolder(folder);
  const documents = parseDocuments(site);
  for (const { head, body } of documents.values()) {
    const first = body.querySelector("main > section");
    const parts = ["h1", "p:not(:has(svg))", "picture:not(:has([loading=lazy]))"].flatMap(
      (part) => first?.querySelector(part) ?? [],
    );
    parts[0]?.replaceChildren(parts[0].textContent ?? ""); // Some headings are SVG paths.
    head.replaceChildren(...head.querySelectorAll("meta[charset], meta[name=viewport], title"));
    body.replaceChildren(...parts);
    for (const part of body.querySelectorAll("source, img")) part.setAttribute("width", "100%");
  }
  writeDocuments(site, documents);
}
