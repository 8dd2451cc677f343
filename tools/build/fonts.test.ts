import { expect, test } from "vitest";
import { hasGlyphs, openTypeface } from "../../app/fonts/typeface.server.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { subsetFonts } from "./fonts.ts";
import { parseDocument } from "./html.ts";
import { SiteFolder } from "./site-folder.ts";

test("the text font has the rupee sign, digits, the fractions of recipes and the copyright sign, also in bold", async () => {
  // To Unicode, the last one is a pictograph.
  const text = "₹45¼½¾⅓⅔©";
  const site = new SiteFolder(temporaryFolder());
  await subsetFonts(site, new Map([["index.html", parseDocument(`<p>${text}`)]]));
  const subsets = site.files().filter((file) => /^assets\/(text|label)-.{8}\.woff2$/.test(file));
  expect(subsets.length).toBeGreaterThan(0);
  for (const subset of subsets) expect(hasGlyphs(await openTypeface(site.bytes(subset)), text), subset).toBe(true);
});
