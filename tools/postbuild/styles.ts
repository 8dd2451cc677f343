import Beasties from "beasties";
import { assetName, flattened, minified, splitFaces } from "./css.ts";
import type { FontFaces } from "./fonts.ts";
import { type Documents, parseDocument } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

const stylesheet = "link[rel=stylesheet]";

/** What is not in view when a document opens: all but its header and its first band. */
const below = "main > :not(:first-child), main ~ *";

/**
 * Splits the site's styles. What the first view needs stands in each document, so that no request holds its first paint.
 * All rules are in one file for all documents, linked right after the first view: browsers show nothing of what follows
 * a style sheet in the body until it has come, so nothing is ever seen unstyled.
 *
 * @returns what was done, in words
 */
export async function splitStyles(site: SiteFolder, documents: Documents, faces: FontFaces): Promise<string> {
  const linked = [...documents.values()].flatMap((document) => [...document.querySelectorAll(stylesheet)]);
  const [built = "", ...others] = new Set(linked.map((link) => link.getAttribute("href") ?? ""));
  if (!built || others.length > 0)
    throw new Error("Every document is to link one and the same style sheet: was build.cssCodeSplit turned on?");
  const { rules, localFaces } = splitFaces(site.text(built.slice(1)));
  const shared = minified(faces.later + rules);
  const sheet = assetName("site", shared, "css");
  site.write(sheet, shared);

  const flat = flattened(rules);
  const inlined: number[] = [];
  for (const [file, document] of documents) {
    const order = document.querySelector("head > style");
    const link = document.querySelector(stylesheet);
    const band = document.querySelector("main > :first-child");
    if (!order || !link || !band)
      throw new Error(`${file} lacks its layer order, the first band of its <main> or its style sheet`);
    const critical = await criticalStyles(flat, document);
    order.textContent = minified(order.textContent + faces.first + localFaces + critical);
    inlined.push(order.textContent.length);
    link.setAttribute("href", `/${sheet}`);
    band.after(link);
  }
  return `${kilobytes(shared.length)} for all, up to ${kilobytes(Math.max(...inlined))} in a document`;
}

/** The rules of a flat sheet that the first view of a document needs. */
export async function criticalStyles(css: string, document: Document): Promise<string> {
  const page = document.cloneNode(true) as Document; // A clone is what its original is.
  // Taken out, not marked as no container of Beasties: it does not match a container itself as anything's ancestor.
  for (const element of page.querySelectorAll(`style, script, link, ${below}`)) element.remove();
  const style = page.createElement("style");
  style.textContent = css;
  page.head.append(style);
  const beasties = new Beasties({
    logLevel: "warn",
    // It matches selectors without their pseudo-classes, and takes what is nothing else for unused: the reset, for one.
    allowRules: [/^:(where|is)\(/],
  });
  const html = await beasties.process(page.documentElement.outerHTML);
  return parseDocument(html).querySelector("style")?.textContent ?? "";
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
