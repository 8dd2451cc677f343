import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColour } from "./brand-colours.server";

const css = Buffer.from(`@layer tokens { :root {
  --paper: oklch(100% 0 0);
  --bg: light-dark(var(--paper), oklch(0% 0 0));
  --surface: light-dark(oklch(97.6% 0.02 92), oklch(19.5% 0.028 48));
  --card: var(--bg);
} }`);

test("a colour token is read in both themes", () => {
  expect(brandColour("--paper", css)).toEqual({ light: "#ffffff", dark: "#ffffff" });
  expect(brandColour("--surface", css)).toEqual({ light: "#fcf7e8", dark: "#1f1109" });
  expect(brandColour("--card", css), "which refers to other tokens").toEqual({ light: "#ffffff", dark: "#000000" });
});

test("the drawn spice box uses the spice colours of the tokens", () => {
  const drawing = readFileSync("app/brand/dabba-full.svg", "utf8");
  for (const bowl of [1, 2, 3, 4, 5, 6, 7]) expect(drawing).toContain(brandColour(`--s${bowl}`).light);
});
