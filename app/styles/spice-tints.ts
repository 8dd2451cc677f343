import { oklch } from "culori";

/** The custom properties of a spice's colour. Calculated here, because older browsers lack relative colours in CSS. */
export function spiceTints(colour: string): Record<`--${string}`, string> {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  const tint = (lightness: number, chroma: number) =>
    `oklch(${rounded(lightness * 100)}% ${rounded(chroma)} ${rounded(h)})`;
  return {
    "--tint": tint(l, c),
    "--on-tint": `oklch(${l < 0.56 ? 98 : 8}% 0.02 80)`, // Ivory on dark spices, ink on light ones: ≥ 4.5:1.
    "--tint-wash": `light-dark(${tint(0.915, c * 0.42)}, ${tint(0.3, c * 0.4)})`,
    "--tint-text": `light-dark(${tint(0.38, c * 0.8)}, ${tint(0.84, c * 0.6)})`,
  };
}

const rounded = (value: number) => Number(value.toFixed(6));
