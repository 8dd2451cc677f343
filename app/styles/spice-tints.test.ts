import { formatHex, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { spiceTints } from "./spice-tints.ts";

test("text on a light or dark spice colour has enough contrast", () => {
  for (const colour of ["oklch(80% 0.165 82)", "oklch(61% 0.085 72)", "oklch(51% 0.19 29)", "#4a2511"]) {
    const { "--tint": tint = "", "--on-tint": onTint = "" } = spiceTints(colour);
    expect(wcagContrast(tint, onTint), colour).toBeGreaterThan(4.5);
  }
});

test("the tint is the colour from the content", () => {
  expect(formatHex(spiceTints("#4a2511")["--tint"])).toBe("#4a2511");
});
