import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColour } from "./brand-colours.server";

const css = Buffer.from(`@layer tokens { :root {
  --paper: oklch(100% 0 0);
  --gap: 1rem;
  --bg: light-dark(var(--paper), oklch(0% 0 0));
  --surface: light-dark(oklch(97.6% 0.02 92), oklch(19.5% 0.028 48));
  --card: var(--bg);
} }`);

test("a colour token is read in both themes", () => {
  expect(brandColour("--paper", css)).toEqual({ light: "#ffffff", dark: "#ffffff" });
  expect(brandColour("--surface", css)).toEqual({ light: "#fcf7e8", dark: "#1f1109" });
});

test("a token that refers to other tokens is resolved", () => {
  expect(brandColour("--card", css)).toEqual({ light: "#ffffff", dark: "#000000" });
});

test("a token that is missing or not a colour throws an error that names it", () => {
  expect(() => brandColour("--ink", css)).toThrow("--ink is not an oklch() colour");
  expect(() => brandColour("--gap", css)).toThrow("--gap is not an oklch() colour");
});

test("the drawn spice box uses the spice colours of the tokens", () => {
  const drawing = readFileSync("app/brand/dabba-full.svg", "utf8");
  for (const bowl of [1, 2, 3, 4, 5, 6, 7]) expect(drawing).toContain(brandColour(`--s${bowl}`).light);
});
