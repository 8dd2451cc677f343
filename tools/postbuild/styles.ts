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
    const own = cutStyles(css, html, islandCode(site, html));
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

/** The code that a document's islands bring, without that of other islands: what it names may appear later. */
function islandCode(site: SiteFolder, html: string): string {
  const islands = Array.from(html.matchAll(/data-island="([^"]+)"/g), ([, name = ""]) => name);
  if (islands.length === 0) return "";
  const scripts = site.files().filter((file) => file.endsWith(".js"));
  const entry = scripts.find((file) => file.startsWith("assets/entry.client"));
  if (!entry) throw new Error("There is no entry.client script in assets/");
  const registry = new Map(
    Array.from(site.text(entry).matchAll(/(\w+):\(\)=>.*?import\(`\.\/([^`]+)`/g), ([, island, file]) => [
      island,
      `assets/${file}`,
    ]),
  );
  const unknown = islands.find((island) => !registry.has(island));
  if (unknown)
    throw new Error(`${entry} imports no file for the island "${unknown}": is it in the registry of entry.client.tsx?`);
  const own = new Set(islands.map((island) => registry.get(island)));
  const all = new Set(registry.values());
  return scripts
    .filter((file) => own.has(file) || !all.has(file))
    .map((file) => site.text(file))
    .join("\n");
}

/**
 * The part of a sheet that can match a document, minified.
 *
 * @param code what may still add elements, classes and custom properties to the document
 */
export function cutStyles(css: string, html: string, code = ""): string {
  const document = vocabularyOf(html);
  // Scoped names stand in quotes in a script; without them, "_a" is one of its variables.
  const later = new Set(code.match(/(?<=[`"'])_\w+(?=[`"'])|\b(?!_)[\w-]+/g));
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
  const outside = new Set(variablesIn(html + code));
  return withShortVariables(withoutUnused(matching, outside), outside);
}

/** Gives custom properties names of a letter or two; those that the document or its code asks for keep theirs. */
function withShortVariables(css: string, outside: ReadonlySet<string>): string {
  const names = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    if (outside.has(name)) return name;
    const short = names.get(name) ?? `--${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
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

/** Takes out custom properties and keyframes that nothing asks for, until nothing more falls away. */
function withoutUnused(css: string, outside: ReadonlySet<string>): string {
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
