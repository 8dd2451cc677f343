import { createHash } from "node:crypto";
import { Features, type ReturnedRule, type Rule, transform } from "lightningcss";

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

/** A style sheet in fewer bytes. */
export function minified(css: string): string {
  return transform({ filename: "style.css", code: Buffer.from(css), minify: true }).code.toString();
}

/** A style sheet without nested rules, for tools that do not support them. */
export function flattened(css: string): string {
  return transform({ filename: "style.css", code: Buffer.from(css), include: Features.Nesting }).code.toString();
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
