import mediaMinMax from "@csstools/postcss-media-minmax";
import { formatHex, formatHex8, parse } from "culori";
import type { AcceptedPlugin } from "postcss";
import type { Plugin } from "vite";

/**
 * Rewrites what Lightning CSS does not for the oldest browsers with the design (docs/specification.md, 16): it skips
 * colours beside a variable, and writes `(width < 48rem)` as `not (min-width: 48rem)`, which Chrome 99 does not support.
 */
export function plainCssPlugin(): Plugin {
  return { name: "plain-css", config: () => ({ css: { postcss: { plugins: [mediaMinMax(), plainColours] } } }) };
}

/**
 * Writes `oklch(24% 0.045 48)` as `#30180b`: older browsers lack the function. A colour that sRGB lacks becomes its nearest
 * one; ours are just beyond it.
 */
export const plainColours: AcceptedPlugin = {
  postcssPlugin: "plain-colours",
  Declaration(declaration) {
    declaration.value = declaration.value.replaceAll(/oklch\([^()]*\)/g, (written) => {
      const colour = parse(written);
      if (!colour) throw declaration.error(`${written} is not a colour`);
      return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
    });
  },
};
