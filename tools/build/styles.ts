import Beasties from "beasties";
import postcss, { type Declaration, type Root } from "postcss";
import { flattened, minified, splitFaces } from "./css.ts";
import type { SiteFont } from "./fonts.ts";
import { type Documents, languageOf } from "./html.ts";
import { reservedLines } from "./reserved-lines.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Inlines the rules of each document's first view (critical CSS), so no request delays the first paint. The sheet with
 * all rules, the same for all documents, is preloaded right after the first view. app/document/global-script.ts applies
 * it, and hides the rest of the page until then; then it loads the fonts, which the preload lists. Without scripts the
 * sheet is linked in the same place, and another with the fonts.
 */
export async function splitStyles(site: SiteFolder, documents: Documents, fonts: readonly SiteFont[]): Promise<void> {
  const linked = [...documents.values()].flatMap((document) => [...document.querySelectorAll("link[rel=stylesheet]")]);
  const [built = "", ...others] = new Set(linked.map((link) => link.getAttribute("href") ?? ""));
  if (!built || others.length > 0)
    throw new Error("All documents must link the same one style sheet: was build.cssCodeSplit enabled?");
  const { rules, localFaces } = splitFaces(site.text(built.slice(1)));
  const flat = flattened(rules);
  const sheet = site.writeAsset("styles", minified(rules), "css");
  const faces = site.writeAsset("fonts", fonts.map(fontFaceRule).join(""), "css");

  for (const [file, document] of documents) {
    const order = document.querySelector("head > style");
    const link = document.querySelector("link[rel=stylesheet]");
    const band = document.querySelector("main > section:first-child");
    if (!order || !link || !band)
      throw new Error(`${file} lacks its layer order, its style sheet or a <section> at the start of its <main>`);
    const firstView = firstViewOf(document);
    const critical = withoutUnused((await criticalStyles(flat, firstView)) + reservedLines(document), firstView);
    order.textContent = minified(order.textContent + localFaces + critical);
    link.setAttribute("href", sheet);
    const withFonts = link.cloneNode() as Element;
    withFonts.setAttribute("href", faces);
    const fallback = document.createElement("noscript");
    fallback.append(link.cloneNode(), withFonts);
    const ofPage = fonts.filter(({ languages = [languageOf(document)] }) => languages.includes(languageOf(document)));
    link.setAttribute("data-fonts", JSON.stringify(ofPage.map(({ face }) => face)));
    // The fonts of the first view have priority.
    link.setAttribute("fetchpriority", "low");
    link.setAttribute("rel", "preload");
    // Hosts that ignore priorities would send it beside the picture of the first view, which it delays by 130 ms.
    if (firstView.querySelector("img[fetchpriority=high]")) link.setAttribute("media", "not all");
    link.setAttribute("as", "style");
    band.after(link, fallback, ...document.querySelectorAll("body > script:not([src], [type]), body > #page"));
  }
}

function fontFaceRule({ face: [family, source, { weight, unicodeRange }] }: SiteFont): string {
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};font-display:swap${unicodeRange ? `;unicode-range:${unicodeRange}` : ""}}`;
}

/** A copy of a document that has only the header and the first band, and no styles. */
export function firstViewOf(document: Document): Document {
  const page = document.cloneNode(true) as Document; // A clone has its original's type.
  for (const element of page.querySelectorAll("style, script, link, main > :not(:first-child), main ~ *"))
    element.remove();
  // These are shown only once code has failed to load, or a chat was opened. The rule of `hidden` must still match them.
  for (const element of page.querySelectorAll("[data-unavailable], [data-chat-number]")) {
    element.replaceChildren();
    element.removeAttribute("class");
  }
  return page;
}

/** The critical CSS of a document: the rules of a flat sheet that its first view needs. */
export async function criticalStyles(css: string, firstView: Document): Promise<string> {
  // Beasties' containers could not limit it to the first view: it does not match a container as an ancestor.
  const page = firstView.cloneNode(true) as Document;
  const style = page.createElement("style");
  style.textContent = css;
  page.head.append(style);
  const beasties = new Beasties({
    logLevel: "warn",
    // Beasties ignores pseudo-classes and drops selectors that consist of nothing else: the reset, and the rules for a
    // language. `withoutUnused` removes those of which no element is in the first view. `[data-unstyled]` hides the rest
    // of the page, which is not in this copy.
    allowRules: [/^:(where|is)\(/, /^\[data-unstyled\]/, new RegExp(`^:root:lang\\(${languageOf(firstView)}\\)`)],
  });
  const html = await beasties.process(page.documentElement.outerHTML);
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
}

/** Pseudo-elements and states that no document begins with: `::placeholder`, `:focus-visible`, `:user-invalid`. */
const states = /::[\w-]+|:(hover|active|focus|user-|popover-)[\w-]*/g;

/**
 * Removes from a document's inlined styles what it does not need before the sheet is there: the rules for print, for
 * hovering and for the closed panel of the menu, transitions, rules that begin with `:is()` and match nothing in the
 * first view, and the custom properties that neither these styles nor the drawings of the first view use. That saves more
 * than a tenth of what every page loads before its own content.
 */
export function withoutUnused(css: string, firstView: Document): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("media", (rule) => {
    if (/^print$|^\(hover: ?hover\)$/.test(rule.params)) rule.remove();
  });
  sheet.walkAtRules("supports", (rule) => {
    if (rule.params === "selector(:popover-open)") rule.remove();
  });
  sheet.walkDecls(/^transition/, (declaration) => void declaration.remove());
  sheet.walkRules(/^:is\(/, (rule) => {
    if (!firstView.querySelector(rule.selector.replace(states, ""))) rule.remove();
  });
  withoutUnusedProperties(sheet, firstView.documentElement.outerHTML);
  return sheet.toString();
}

/** Removes the custom properties that neither the sheet nor this text uses. */
function withoutUnusedProperties(sheet: Root, text: string): void {
  let unused: Declaration[];
  do {
    const used = new Set(Array.from(`${text}${sheet}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    unused = [];
    sheet.walkDecls(/^--/, (property) => void (used.has(property.prop) || unused.push(property)));
    // The next round finds those that only these used.
    for (const property of unused) property.remove();
  } while (unused.length > 0);
}
