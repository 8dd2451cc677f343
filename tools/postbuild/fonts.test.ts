import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { openTypeface, shaped } from "../../app/ui/typeface.server";
import { subsetFonts } from "./fonts";
import { parseDocument } from "./html";
import { SiteFolder } from "./site-folder";

test("a price in rupees is in the type of text, sign and figures alike", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  const site = new SiteFolder(folder);
  await subsetFonts(site, new Map([["index.html", parseDocument("<p>₹45 (50gm)")]]));
  const cuts = site.files().filter((file) => file.startsWith("assets/anek"));
  expect(cuts.length).toBeGreaterThan(0);
  for (const cut of cuts) expect(hasGlyphs(await openTypeface(site.bytes(cut)), "₹45"), cut).toBe(true);
  rmSync(folder, { recursive: true });
});

function hasGlyphs(font: Font, text: string): boolean {
  return shaped(font, text)
    .getGlyphInfos()
    .every(({ codepoint }) => codepoint !== 0);
}
