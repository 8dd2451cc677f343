import { JSDOM } from "jsdom";
import { type Language, languages } from "../../app/site/languages.ts";
import type { SiteFolder } from "./site-folder.ts";

/** The parsed documents of the site, by file. Changes to them are not yet on disk. */
export type Documents = ReadonlyMap<string, Document>;

/** One window parses all documents: a window for each would take longer than the parsing. */
const { DOMParser } = new JSDOM().window;

/** Parses an HTML document, for querying and changing it with the DOM's own methods. */
export function parseDocument(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Renames documents as hosts expect: the framework's `about/index.html` → `about.html`, served at /about. */
export function renameDocuments(site: SiteFolder): void {
  for (const file of site.files().filter((file) => file.endsWith("/index.html"))) {
    site.write(file.replace(/\/index\.html$/, ".html"), site.text(file));
    site.remove(file);
  }
}

export function parseDocuments(site: SiteFolder): Documents {
  const files = site.files().filter((file) => file.endsWith(".html"));
  return new Map(files.map((file) => [file, parseDocument(site.text(file))]));
}

export function writeDocuments(site: SiteFolder, documents: Documents): void {
  for (const [file, document] of documents) site.write(file, `<!DOCTYPE html>${document.documentElement.outerHTML}`);
}

/** A document's language; the fallback is the default language. */
export function languageOf({ documentElement }: Document): Language {
  return languages.find((language) => language === documentElement.lang) ?? languages[0];
}

/** Texts that a visitor may see or hear: text nodes, and attributes that are shown or read out. */
export function visibleTexts(document: Document): string[] {
  const texts: string[] = [];
  for (const element of document.querySelectorAll(":not(script, style)")) {
    for (const node of element.childNodes) if (node.nodeType === node.TEXT_NODE) texts.push(node.nodeValue ?? "");
    for (const name of ["placeholder", "aria-label", "alt", "title", "label", "value"])
      texts.push(element.getAttribute(name) ?? "");
  }
  return texts.filter(Boolean);
}

/** The values of a document's JSON scripts: props of islands, page context, opening hours. Some are shown later. */
export function embeddedJson(document: Document): unknown[] {
  const scripts = document.querySelectorAll('script[type="application/json"]');
  return Array.from(scripts, ({ textContent }) => JSON.parse(textContent ?? "null") as unknown);
}

/** The data of the modules that a document names (app/features/slip/load-slip-data.ts), to be read like JSON in it. */
export function dataInModules(document: Document, site: SiteFolder): unknown[] {
  return Array.from(document.querySelectorAll("[data-module]"), (element) =>
    JSON.parse(site.text((element.getAttribute("data-module") ?? "").slice(1)).replace(/^export const data=/, "")),
  );
}

/** The URLs in the `href`, `src` and `srcset` attributes of a document, or of part of it. */
export function urlsIn(document: ParentNode): string[] {
  return [
    ...Array.from(document.querySelectorAll("[href]"), (element) => element.getAttribute("href") ?? ""),
    ...Array.from(document.querySelectorAll("[src], [srcset]"), pictureUrls).flat(),
  ];
}

/** The URLs in an element's `src` and `srcset`, from which a browser chooses one. */
export function pictureUrls(element: Element): string[] {
  const set = sourcesIn(element.getAttribute("srcset") ?? "").map(({ url }) => url);
  return [element.getAttribute("src") ?? "", ...set].filter(Boolean);
}

/** The candidates of a `srcset` with their widths in pixels, or 0 without one. */
export function sourcesIn(srcset: string): { url: string; width: number }[] {
  return srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = "", width = ""]) => ({ url, width: Number.parseInt(width, 10) || 0 }))
    .filter(({ url }) => url !== "");
}
