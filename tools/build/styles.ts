import Beasties from "beasties";
import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import { flattened, minified, splitFaces, withoutUnmatched } from "./css.ts";
import { type Documents, languageOf } from "./html.ts";
import { stylesOfIslands } from "./island-styles.ts";
import { reservedLines } from "./reserved-lines.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Splits the site's styles. The rules of the first view (critical CSS) are inlined, so no request delays the first
 * paint. A sheet for each document has the rest of what it needs and is preloaded right after the first view.
 * app/document/global-script.ts applies it, and hides the rest of the page until then. Without scripts it is linked in
 * the same place. An island that shows nothing yet, such as the order slip, has a sheet of its own for what the document
 * lacks, as a disabled link before it: app/entry.client.tsx enables it.
 */
export async function splitStyles(site: SiteFolder, documents: Documents, faces: string): Promise<void> {
  const linked = [...documents.values()].flatMap((document) => [...document.querySelectorAll("link[rel=stylesheet]")]);
  const [built = "", ...others] = new Set(linked.map((link) => link.getAttribute("href") ?? ""));
  if (!built || others.length > 0)
    throw new Error("All documents must link the same one style sheet: was build.cssCodeSplit enabled?");
  const { rules, localFaces } = splitFaces(site.text(built.slice(1)));
  const flat = oneSelectorEach(flattened(rules));
  const scripts = site.files().filter((file) => file.endsWith(".js"));
  const usedByScripts = scripts.flatMap((file) => site.text(file).match(/var\(--[\w-]+/g) ?? []).join();

  for (const [file, document] of documents) {
    const order = document.querySelector("head > style");
    const link = document.querySelector("link[rel=stylesheet]");
    const band = document.querySelector("main > section:first-child");
    if (!order || !link || !band)
      throw new Error(`${file} lacks its layer order, its style sheet or a <section> at the start of its <main>`);
    const firstView = firstViewOf(document);
    const critical = withoutUnused((await criticalStyles(flat, firstView)) + reservedLines(document), firstView);
    const islands = [...document.querySelectorAll("[data-island]")];
    const shown = islands.filter((island) => island.hasChildNodes());
    const empty = islands.filter((island) => !island.hasChildNodes());
    // Custom properties stay together: if a later sheet changed those of `:root`, it would restyle the whole page.
    const later = empty.length > 0 ? lateStyles(flat, critical, document, empty, usedByScripts) : "";
    const late = lateStyles(flat, critical, document, shown, usedByScripts + later);
    order.textContent = minified(order.textContent + localFaces + critical);
    link.setAttribute("href", site.writeAsset("late", minified(faces + late), "css"));
    // The fonts and the picture of the first view have priority.
    link.setAttribute("fetchpriority", "low");
    const fallback = document.createElement("noscript");
    fallback.append(link.cloneNode());
    for (const island of empty) {
      const own = document.createElement("link");
      const styles = lateStyles(later, critical + late, document, [island], usedByScripts);
      own.setAttribute("rel", "stylesheet");
      own.setAttribute("href", site.writeAsset(island.getAttribute("data-island") ?? "", minified(styles), "css"));
      own.toggleAttribute("disabled", true);
      island.before(own);
    }
    link.setAttribute("rel", "preload");
    link.setAttribute("as", "style");
    band.after(link, fallback, ...document.querySelectorAll("body > script:not([src], [type]), body > #page"));
  }
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
 * Removes from a document's inlined styles what it does not need before the sheet is there: the rules for print and
 * for hovering, transitions, rules that begin with `:is()` and match nothing in the first view, and the custom
 * properties that neither these styles nor the drawings of the first view use. That saves more than a tenth of what
 * every page loads before its own content.
 */
export function withoutUnused(css: string, firstView: Document): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("media", (rule) => {
    if (/^print$|^\(hover: ?hover\)$/.test(rule.params)) rule.remove();
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

/** Elements, and attributes of content and layout, that code in the browser never adds to a document without them. */
const fixedElements = ["picture", "search"];
const fixedAttributes = [
  ...["data-picture", "data-spice", "data-bowls", "data-level", "data-halves"],
  ...["data-span", "data-at", "data-staggered", "data-tall", "data-print"],
];

/** Classes that a browser sets on a page that it translates. */
const setByBrowsers = /^translated-/;

/**
 * The styles that a document and these of its islands need besides those that are loaded before: the rules that match an
 * element of them, at any time, without the declarations that are loaded.
 *
 * @param usedLater the custom properties that the code of islands and later sheets use, each as `var(--name`
 */
export function lateStyles(
  css: string,
  loaded: string,
  document: Document,
  islands: readonly Element[],
  usedLater: string,
): string {
  const html = document.documentElement.outerHTML;
  const { modules, code } = stylesOfIslands(islands);
  const needed = withoutUnmatched(css, (part) => {
    if ("element" in part) return !fixedElements.includes(part.element) || html.includes(`<${part.element}`);
    if ("attribute" in part) {
      const { attribute, value } = part;
      if (!fixedAttributes.includes(attribute)) return true;
      return html.includes(value === undefined ? attribute : `${attribute}="${value}"`);
    }
    const module = moduleOf(part.class);
    if (module) return modules.has(module) || html.includes(part.class);
    return setByBrowsers.test(part.class) || html.includes(part.class) || code.includes(part.class);
  });
  const earlier = postcss.parse(flattened(loaded));
  const known = new Set(declarationsOf(earlier).map(({ key }) => key));
  const late = postcss.parse(needed);
  const repeated = new Set<string>();
  for (const { declaration, key, subject } of declarationsOf(late)) {
    // A late declaration overrides an earlier one of the same property that comes after it in the source, so that is
    // repeated. Between files, order never decides the look.
    if (known.has(key) && !repeated.has(subject)) declaration.remove();
    else repeated.add(subject);
  }
  const knownKeyframes = new Set<string>();
  earlier.walkAtRules("keyframes", (rule) => void knownKeyframes.add(String(rule)));
  late.walkAtRules("keyframes", (rule) => void (knownKeyframes.has(String(rule)) && rule.remove()));
  withoutUnusedProperties(late, html + usedLater + loaded);
  return late.toString();
}

/** The CSS module of a class: `Hero_title` → `Hero` (vite.config.ts). Classes of other sheets have no underscore. */
const moduleOf = (selector: string) => /([a-zA-Z-]+)_/.exec(selector)?.[1];

/** The declarations of a sheet in which each rule has one selector, except those of keyframes. */
function declarationsOf(sheet: Root) {
  const found: { declaration: Declaration; key: string; subject: string }[] = [];
  sheet.walkDecls((declaration) => {
    const rule = declaration.parent as Rule;
    const context: string[] = [];
    for (let parent = rule.parent; parent?.type === "atrule"; parent = (parent as AtRule).parent as typeof rule.parent)
      context.unshift(`${(parent as AtRule).name} ${(parent as AtRule).params.replace(/\s/g, "")}`);
    if (rule.type !== "rule" || context.some((each) => each.startsWith("keyframes"))) return;
    found.push({
      declaration,
      key: [...context, rule.selector, declaration].join("{"),
      // A layer has one file, or the modules have it.
      subject: [context[0], moduleOf(rule.selector), groupOf(declaration.prop)].join("{"),
    });
  });
  return found;
}

/** A property with all that may set the same: `margin-block-start` and `margin` → `margin`. */
function groupOf(property: string): string {
  if (property.startsWith("--")) return property;
  const [first = ""] = property.replace(/^-[a-z]+-/, "").split("-");
  return synonyms.get(first) ?? first;
}

/** The first words of other properties that may set the same. */
const groups = {
  font: ["line"],
  gap: ["row", "column"],
  align: ["justify", "place"],
  inset: ["top", "bottom", "left", "right"],
  size: ["height", "width", "block", "inline", "min", "max"],
};
const synonyms = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.map((word) => [word, group] as const)),
);

/** Writes a rule for each selector of a list. Minifying joins them again. */
export function oneSelectorEach(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.selectors.length > 1) rule.replaceWith(...rule.selectors.map((selector) => rule.clone({ selector })));
  });
  return sheet.toString();
}
