import mediaMinMax from "@csstools/postcss-media-minmax";
import { formatHex, formatHex8, parse } from "culori";
import { type AcceptedPlugin, AtRule } from "postcss";
import type { Plugin } from "vite";

/**
 * Adds CSS fallbacks that Lightning CSS does not, for the oldest browsers with the design (docs/specification.md, 16).
 * Lightning CSS skips colours beside a variable, converts others for newer browsers too, and writes `(width < 48rem)`
 * as `not (min-width: 48rem)`, which Chrome 99 does not support.
 */
export function plainCssPlugin(): Plugin {
  return { name: "plain-css", config: () => ({ css: { postcss: { plugins: [mediaMinMax(), plainColours] } } }) };
}

/**
 * Adds, after each rule that sets custom properties to oklch() colours, the same properties in hexadecimal for browsers
 * without that function. Only for custom properties: elsewhere, use a token.
 */
export const plainColours: AcceptedPlugin = {
  postcssPlugin: "plain-colours",
  Once(root) {
    root.walkRules((rule) => {
      const plain = rule.nodes.flatMap((node) =>
        node.type === "decl" && node.variable && oklchColour.test(node.value)
          ? node.clone({ value: withHexColours(node.value) })
          : [],
      );
      if (plain.length === 0) return;
      const fallback = new AtRule({ name: "supports", params: "not (color: oklch(0% 0 0))", nodes: [] });
      fallback.append(rule.clone({ nodes: plain }));
      rule.after(fallback);
    });
  },
};

const oklchColour = /oklch\([^()]*\)/;

/** `oklch(24% 0.045 48)` → `#30180b` */
function withHexColours(value: string): string {
  return value.replaceAll(new RegExp(oklchColour, "g"), (written) => {
    const colour = parse(written);
    if (!colour) throw new Error(`${written} is not a colour`);
    return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
  });
}
