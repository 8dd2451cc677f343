import Beasties from "beasties";
import postcss, { type Declaration } from "postcss";
import { flattened, minified, splitFaces } from "./css.ts";
import { type Documents, languageOf, parseDocument } from "./html.ts";
import { reservedLines } from "./reserved-lines.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Splits the site's styles. The rules of the first view (critical CSS) are inlined, so no request delays the first
 * paint. One sheet for all documents has every rule and is preloaded right after the first view. app/global-script.ts
 * applies it, and hides the rest of the page until then. Without scripts it is linked in the same place.
 */
export async function splitStyles(site: SiteFolder, documents: Documents, faces: string): Promise<void> {
  const linked = [...documents.values()].flatMap((document) => [...document.querySelectorAll("link[rel=stylesheet]")]);
  const [built = "", ...others] = new Set(linked.map((link) => link.getAttribute("href") ?? ""));
  if (!built || others.length > 0)
    throw new Error("All documents must link the same one style sheet: was build.cssCodeSplit enabled?");
  const { rules, localFaces } = splitFaces(site.text(built.slice(1)));
  const sheet = site.writeAsset("site", minified(faces + rules), "css");

  const flat = flattened(rules);
  for (const [file, document] of documents) {
    const order = document.querySelector("head > style");
    const link = document.querySelector("link[rel=stylesheet]");
    const band = document.querySelector("main > section:first-child");
    if (!order || !link || !band)
      throw new Error(`${file} lacks its layer order, its style sheet or a <section> at the start of its <main>`);
    const critical = await criticalStyles(flat, document);
    const inlined = order.textContent + localFaces + critical + reservedLines(document);
    order.textContent = minified(withoutUnused(inlined, document));
    link.setAttribute("href", sheet);
    // The fonts and the picture of the first view have priority.
    link.setAttribute("fetchpriority", "low");
    const fallback = document.createElement("noscript");
    fallback.append(link.cloneNode());
    link.setAttribute("rel", "preload");
    link.setAttribute("as", "style");
    band.after(link, fallback, ...document.querySelectorAll("body > script:not([src], [type]), body > #page"));
  }
}

/** A copy of a document that has only the header and the first band. */
function firstViewOf(document: Document): Document {
  const page = document.cloneNode(true) as Document; // A clone has its original's type.
  for (const element of page.querySelectorAll("style, script, link, main > :not(:first-child), main ~ *"))
    element.remove();
  return page;
}

/** The critical CSS of a document: the rules of a flat sheet that its first view needs. */
export async function criticalStyles(css: string, document: Document): Promise<string> {
  // Beasties' containers could not limit it to the first view: it does not match a container as an ancestor.
  const page = firstViewOf(document);
  const style = page.createElement("style");
  style.textContent = css;
  page.head.append(style);
  const beasties = new Beasties({
    logLevel: "warn",
    // Beasties ignores pseudo-classes and drops selectors that consist of nothing else: the reset, and the rules for a
    // language. `withoutUnused` removes those of which no element is in the first view. `[data-unstyled]` hides the rest
    // of the page, which is not in this copy.
    allowRules: [/^:(where|is)\(/, /^\[data-unstyled\]/, new RegExp(`^:root:lang\\(${languageOf(document)}\\)`)],
  });
  const html = await beasties.process(page.documentElement.outerHTML);
  return parseDocument(html).querySelector("style")?.textContent ?? "";
}

/** Pseudo-elements and states that no document begins with: `::placeholder`, `:focus-visible`, `:user-invalid`. */
const states = /::[\w-]+|:(hover|active|focus|user-|popover-)[\w-]*/g;

/**
 * Removes from a document's inlined styles what it does not need before the sheet is there: the rules for print and
 * for hovering, rules that begin with `:is()` and match nothing in the first view, and the custom properties that
 * neither these styles nor the drawings of the first view use. That saves a tenth of
 * what every page loads before its own content.
 */
export function withoutUnused(css: string, document: Document): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("media", (rule) => {
    if (/^print$|^\(hover: ?hover\)$/.test(rule.params)) rule.remove();
  });
  const page = firstViewOf(document);
  sheet.walkRules(/^:is\(/, (rule) => {
    if (!page.querySelector(rule.selector.replace(states, ""))) rule.remove();
  });
  const html = page.documentElement.outerHTML;
  let unused: Declaration[];
  do {
    const used = new Set(Array.from(`${html}${sheet}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    unused = [];
    sheet.walkDecls(/^--/, (property) => void (used.has(property.prop) || unused.push(property)));
    // The next round finds those that only these used.
    for (const property of unused) property.remove();
  } while (unused.length > 0);
  return sheet.toString();
}
