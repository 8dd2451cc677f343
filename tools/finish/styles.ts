import { type Selector, transform } from "lightningcss";
import { type Vocabulary, vocabularyOf } from "./document.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Writes each document's own styles into it and removes the shared sheet: no request stands between
 * the document and its first paint. Rules that cannot match are left out.
 *
 * @returns what was done, in words
 */
export function inlineStyles(site: SiteFolder): string {
  const sheet = site.files().find((file) => /^assets\/[^/]*\.css$/.test(file));
  if (!sheet) throw new Error("There is no style sheet in assets/: was build.cssCodeSplit turned on?");
  const css = site.text(sheet);
  let total = 0;
  for (const file of site.documents()) {
    const html = site.text(file);
    const own = cutStyles(css, vocabularyOf(html), scriptWords(site, html));
    total += own.length;
    const [order] = /<style>@layer [^<]*<\/style>/.exec(html) ?? [];
    const link = new RegExp(`<link rel="stylesheet" href="/${sheet}"/>`);
    if (!order || !link.test(html)) throw new Error(`${file} lacks its layer order or its link to ${sheet}`);
    site.write(
      file,
      html
        .replace(link, "")
        .replace(order, () => `<style>${order.slice("<style>".length, -"</style>".length).trim()}${own}</style>`),
    );
  }
  const documents = site.documents().length;
  site.remove(sheet);
  return `${Math.round(css.length / 1024)} kB became ${Math.round(total / 1024 / documents)} kB a document`;
}

/** Every word in the code of a document's islands: a class named there may appear later. */
function scriptWords(site: SiteFolder, html: string): ReadonlySet<string> {
  if (!html.includes("data-island=")) return new Set();
  const scripts = site.files().filter((file) => file.endsWith(".js"));
  return new Set(scripts.flatMap((file) => site.text(file).match(/[\w-]+/g) ?? []));
}

/** The part of a sheet that can match a document, minified. */
export function cutStyles(css: string, document: Vocabulary, later: ReadonlySet<string>): string {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => partCanMatch(part, document, later, canMatch));
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
  return withoutUnused(matching);
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

/** Takes out custom properties, keyframes and fonts that nothing asks for, until nothing more falls away. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
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
  return next.length < css.length ? withoutUnused(next) : next;
}
