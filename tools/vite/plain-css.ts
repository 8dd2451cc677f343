import mediaMinMax from "@csstools/postcss-media-minmax";
import { formatHex, formatHex8, parse } from "culori";
import type { AcceptedPlugin } from "postcss";
import type { Plugin } from "vite";

/**
 * Rewrites what Lightning CSS does not for the oldest browsers with the design (docs/specification.md, 16): it skips
 * colours beside a variable, and writes `(width < 48rem)` as `not (min-width: 48rem)`, which Chrome 99 does not support.
 */
export function plainCssPlugin(): Plugin {
  return {
    name: "plain-css",
    config: () => ({ css: { postcss: { plugins: [layerOfRoom, mediaMinMax(), plainColours] } } }),
  };
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

/**
 * A CSS module is in the layer of its room, the first folder below app/: ui/Badge.module.css in `ui`, which
 * features/slip/Slip.module.css in `features` overrides (app/styles/layers.css has the order). What must override later
 * rooms, too, names a layer itself.
 */
export const layerOfRoom: AcceptedPlugin = {
  postcssPlugin: "layer-of-room",
  Once(root, { AtRule }) {
    const [, room] = /\/app\/(\w+)\/.*\.module\.css$/.exec(root.source?.input.file?.replaceAll("\\", "/") ?? "") ?? [];
    if (!room) return;
    const own = root.nodes.filter((node) => !(node.type === "atrule" && node.name === "layer"));
    root.prepend(new AtRule({ name: "layer", params: room }).append(own));
  },
};
