import { createHash } from "node:crypto";
import {
  type Declaration,
  Features,
  type ReturnedRule,
  type Rule,
  type SelectorComponent,
  transform,
} from "lightningcss";

/** The texts and files that a style sheet uses. */
interface SheetContents {
  /** The texts of `content`. */
  texts: string[];
  /** The addresses of `url()`. */
  addresses: string[];
}

/** Reads a style sheet with a CSS parser. */
export function contentsOf(css: string): SheetContents {
  const texts: string[] = [];
  const addresses: string[] = [];
  transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Url({ url }) {
        addresses.push(url);
      },
      Declaration: {
        custom: ({ name, value }) => {
          if (name !== "content") return;
          for (const part of value)
            if (part.type === "token" && part.value.type === "string") texts.push(part.value.value);
        },
      },
    },
  });
  return { texts, addresses };
}

/** @param unusedProperties custom properties to leave out */
export function minified(css: string, unusedProperties: readonly string[] = []): string {
  const code = Buffer.from(css);
  return transform({ filename: "style.css", code, minify: true, unusedSymbols: [...unusedProperties] }).code.toString();
}

/**
 * The custom properties that a sheet defines and does not use, or uses only to define others of these.
 *
 * @param usedElsewhere text that uses properties too, such as a document's markup
 */
export function unusedProperties(css: string, usedElsewhere = ""): string[] {
  const uses = new Map<string, Set<string>>();
  const used = new Set(Array.from(usedElsewhere.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Declaration(declaration) {
        const names = propertiesUsed(declaration);
        if (declaration.property !== "custom" || !declaration.value.name.startsWith("--"))
          for (const name of names) used.add(name);
        else {
          const { name } = declaration.value;
          uses.set(name, new Set([...(uses.get(name) ?? []), ...names]));
        }
      },
    },
  });
  // A set's iteration includes what is added meanwhile.
  for (const name of used) for (const needed of uses.get(name) ?? []) used.add(needed);
  return [...uses.keys()].filter((name) => !used.has(name));
}

/** The names in the `var()`s of a declaration, at any depth. */
function propertiesUsed(declaration: Declaration): string[] {
  const names: string[] = [];
  JSON.stringify(declaration, (key, value) => {
    if (key === "ident" && typeof value === "string" && value.startsWith("--")) names.push(value);
    return value;
  });
  return names;
}

/** A style sheet without nested rules, for tools that do not support them. */
export function flattened(css: string): string {
  return transform({ filename: "style.css", code: Buffer.from(css), include: Features.Nesting }).code.toString();
}

/**
 * A flat sheet without what only shows later: rules for hover, press, focus, input and print, and transitions. A
 * selector that excludes such a state, like `:not(:focus)`, describes the page as it opens and stays.
 */
export function withoutLaterStates(css: string): string {
  return transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Declaration(declaration) {
        const { property } = declaration.property === "unparsed" ? declaration.value.propertyId : declaration;
        return property.startsWith("transition") ? [] : undefined;
      },
      Rule: {
        style: ({ value: { selectors } }) =>
          selectors.every((selector) => selector.some(isLaterState)) ? [] : undefined,
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
      },
    },
  }).code.toString();
}

const laterStates: ReadonlySet<string> = new Set(["hover", "active", "focus", "focus-visible", "user-invalid"]);

function isLaterState(part: SelectorComponent): boolean {
  return part.type === "pseudo-class"
    ? laterStates.has(part.kind)
    : part.type === "pseudo-element" && part.kind === "placeholder";
}

/** A sheet without its `@font-face` rules, and those of them that load no file: the device's own fonts. */
export function splitFaces(css: string): { rules: string; localFaces: string } {
  const isLocal = (rule: Rule) =>
    rule.type === "font-face" &&
    !rule.value.properties.some(
      ({ type, value }) => type === "source" && value.some((source) => source.type === "url"),
    );
  const keep = (isKept: (rule: Rule) => boolean) =>
    transform({
      filename: "style.css",
      code: Buffer.from(css),
      visitor: { Rule: (rule): ReturnedRule[] | undefined => (isKept(rule as Rule) ? undefined : []) },
    }).code.toString();
  return { rules: keep(({ type }) => type !== "font-face"), localFaces: keep(isLocal) };
}

/** The name of a file in assets/ that changes with its content. */
export function assetName(name: string, content: string | Uint8Array, extension: string): string {
  return `assets/${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.${extension}`;
}
