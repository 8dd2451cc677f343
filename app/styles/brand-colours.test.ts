import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColour, colourTokens, inks } from "./brand-colours.server.ts";

test("a colour is available as custom property and in hexadecimal, in both themes", () => {
  expect(brandColour("ivory")).toEqual({ light: "#fcf7e8", dark: "#fcf7e8" });
  expect(brandColour("surface")).toEqual({ light: "#fffcf3", dark: "#29180f" });
  expect(brandColour("bg").light, "a role that refers to a named colour").toBe("#fcf7e8");
  expect(colourTokens()).toContain("--ivory:oklch(97.6% 0.02 92);");
  expect(colourTokens()).toContain(";--bg:light-dark(var(--ivory),oklch(19.5% 0.028 48));");
});

test("the drawing of the spice box has the brand's spice colours", () => {
  const drawing = readFileSync("app/brand/dabba-full.svg", "utf8");
  for (const bowl of ["s1", "s2", "s3", "s4", "s5", "s6", "s7"] as const)
    expect(drawing).toContain(brandColour(bowl).light);
});

test("the studio has the brand's colours", () => {
  const properties = readFileSync("studio/studio.css", "utf8").matchAll(/--([\w-]+): (oklch\([^)]*\));/g);
  const own = new Map<string, string>(Object.entries(inks));
  const shared = [...properties].filter(([, name = ""]) => own.has(name));
  expect(shared.length).toBeGreaterThan(3);
  for (const [, name = "", colour] of shared) expect(colour, name).toBe(own.get(name));
});
