import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { openTypeface, shaped } from "../../app/ui/typeface.server";
import { subsetFonts } from "./fonts";
import { parseDocument } from "./html";
import { SiteFolder } from "./site-folder";

test("the text font has the rupee sign and digits of a price", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  const site = new SiteFolder(folder);
  await subsetFonts(site, new Map([["index.html", parseDocument("<p>₹45 (50gm)")]]));
  const subsets = site.files().filter((file) => file.startsWith("assets/anek"));
  expect(subsets.length).toBeGreaterThan(0);
  for (const subset of subsets) expect(hasGlyphs(await openTypeface(site.bytes(subset)), "₹45"), subset).toBe(true);
  rmSync(folder, { recursive: true });
});

test("the text font has the fractions of recipes, in regular and in bold", async () => {
  const fractions = "¼½¾⅓⅔";
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  const site = new SiteFolder(folder);
  await subsetFonts(site, new Map([["index.html", parseDocument(`<p>1${fractions}`)]]));
  const subsets = site.files().filter((file) => file.startsWith("assets/anek"));
  expect(subsets.length).toBeGreaterThan(0);
  for (const subset of subsets) expect(hasGlyphs(await openTypeface(site.bytes(subset)), fractions), subset).toBe(true);
  rmSync(folder, { recursive: true });
});

function hasGlyphs(font: Font, text: string): boolean {
  return shaped(font, text)
    .getGlyphInfos()
    .every(({ codepoint }) => codepoint !== 0);
}
