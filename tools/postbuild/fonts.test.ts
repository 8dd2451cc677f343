import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { openTypeface, shaped } from "../../app/ui/typeface.server";
import { cutFonts, textsDrawnBy } from "./fonts";
import { SiteFolder } from "./site-folder";

test("what style sheets draw is found, wherever it stands", () => {
  const css = `.a::after { content: "•" / ""; } @media print { .b { &::before { content: "\\2713" " x"; } } } .c { content: attr(x); }`;
  expect(textsDrawnBy(css)).toEqual(["•", "", "✓", " x"]);
});

test("a price in rupees is in the type of text, sign and figures alike", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  const site = new SiteFolder(folder);
  site.write("index.html", "<html><head></head><body>₹45 (50gm)</body></html>");
  await cutFonts(site);
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
