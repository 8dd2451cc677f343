import { type Selector, transform } from "lightningcss";
import type { Documents } from "./html.ts";
import type { PageScripts } from "./scripts.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Writes each document's own styles into it and removes the shared sheet: no request stands between
 * the document and its first paint. Rules that cannot match are left out.
 *
 * @returns what was done, in words
 */
export function inlineStyles(site: SiteFolder, documents: Documents, scripts: PageScripts): string {
  const sheet = site.files().find((file) => /^assets\/[^/]*\.css$/.test(file));
  if (!sheet) throw new Error("There is no style sheet in assets/: was build.cssCodeSplit turned on?");
  const css = site.text(sheet);
  const islandCode = [...scripts.always, ...scripts.islands].map((file) => site.text(file)).join("\n");
  let total = 0;
  for (const [file, document] of documents) {
    const order = document.querySelector("head > style");
    const link = document.querySelector(`link[rel=stylesheet][href="/${sheet}"]`);
    if (!order || !link) throw new Error(`${file} lacks its layer order or its link to ${sheet}`);
    const own = pruneStyles(css, document, document.querySelector("[data-island]") ? islandCode : "");
    total += own.length;
    link.remove();
    order.textContent = `${order.textContent?.trim()}${own}`;
  }
  site.remove(sheet);
  return `${Math.round(css.length / 1024)} kB became ${Math.round(total / 1024 / documents.size)} kB a document`;
}

/**
 * The part of a sheet that can match a document, minified.
 *
 * @param code the scripts of its islands: what may still add elements, classes and custom properties to the document
 */
export function pruneStyles(css: string, document: Document, code = ""): string {
  const vocabulary = vocabularyOf(document);
  const later = new Set(code.match(/[\w-]+/g));
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => partCanMatch(part, vocabulary, later, canMatch));
  const matching = transform({
    filename: "style.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // A rule is kept or dropped whole: a nested one cannot match without its parent, which is judged first.
        style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []),
      },
    },
  }).code.toString();
  return withoutUnused(matching, variablesIn(document.documentElement.outerHTML + code));
}

/** What a document holds that selectors may name. */
interface Vocabulary {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** Attribute names, and `name=value` for each value seen. */
  attributes: ReadonlySet<string>;
}

function vocabularyOf(document: Document): Vocabulary {
  const all = Array.from(document.querySelectorAll("*"));
  return {
    classes: new Set(all.flatMap(({ classList }) => [...classList])),
    ids: new Set(all.map(({ id }) => id)),
    elements: new Set(all.map(({ localName }) => localName)),
    attributes: new Set(
      all.flatMap(({ attributes }) => Array.from(attributes, ({ name, value }) => [name, `${name}=${value}`]).flat()),
    ),
  };
}

function partCanMatch(
  part: Selector[number],
  document: Vocabulary,
  later: ReadonlySet<string>,
  canMatch: (selector: Selector) => boolean,
): boolean {
  switch (part.type) {
    case "class":
      return document.classes.has(part.name) || later.has(part.name);
    case "id":
      return document.ids.has(part.name) || later.has(part.name);
    case "type":
      return later.size > 0 || document.elements.has(part.name);
    case "attribute": {
      if (later.size > 0) return true;
      const { name, operation } = part;
      if (operation?.operator !== "equal") return document.attributes.has(name);
      return document.attributes.has(`${name}=${operation.value}`);
    }
    case "pseudo-class":
      if (part.kind === "is" || part.kind === "where") return part.selectors.some(canMatch);
      return true;
    default:
      return true;
  }
}

const variablesIn = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);

/** Removes custom properties and keyframes that nothing asks for, until nothing more falls away. */
function withoutUnused(css: string, outside: readonly string[]): string {
  const used = new Set([...outside, ...variablesIn(css)]);
  const animations = new Set(
    [...css.matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, value = ""]) => value.match(/[\w-]+/g) ?? []),
  );
  const next = transform({
    filename: "style.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith("--") && !used.has(name) ? [] : undefined),
      },
      Rule: {
        keyframes: ({ value }) => (animations.has(value.name.value) ? undefined : []),
      },
    },
  }).code.toString();
  return next.length < css.length ? withoutUnused(next, outside) : next;
}
