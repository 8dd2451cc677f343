import { expect, test } from "vitest";
import { hasGlyphs, openTypeface } from "../../app/fonts/typeface.server.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { subsetFonts } from "./fonts.ts";
import { parseDocument } from "./html.ts";
import { SiteFolder } from "./site-folder.ts";

test.each([
  ["the rupee sign and digits of a price", "₹45"],
  ["the fractions of recipes", "¼½¾⅓⅔"],
  // To Unicode it is a pictograph.
  ["the copyright sign", "©"],
])("the text font has %s, in regular and in bold", async (_name, text) => {
  const site = new SiteFolder(temporaryFolder());
  await subsetFonts(site, new Map([["index.html", parseDocument(`<p>${text}`)]]));
  const subsets = site.files().filter((file) => /^assets\/(text|label)-.{8}\.woff2$/.test(file));
  expect(subsets.length).toBeGreaterThan(0);
  for (const subset of subsets) expect(hasGlyphs(await openTypeface(site.bytes(subset)), text), subset).toBe(true);
});

test("the fonts have characters that only a module with data contains", async () => {
  const site = new SiteFolder(temporaryFolder());
  site.write("assets/data.js", 'export const data={"words":{"count":"× {count}"}}');
  await subsetFonts(site, new Map([["index.html", parseDocument('<p data-module="/assets/data.js">a')]]));
  const [subset = ""] = site.files().filter((file) => file.startsWith("assets/text-"));
  expect(hasGlyphs(await openTypeface(site.bytes(subset)), "×")).toBe(true);
});

test("the fonts have characters that only style sheets contain", async () => {
  const site = new SiteFolder(temporaryFolder());
  site.write("assets/a.css", 'p::before { content: "• " } p::after { content: "+" }');
  await subsetFonts(site, new Map([["index.html", parseDocument("<p>a")]]));
  const [subset = ""] = site.files().filter((file) => file.startsWith("assets/text-"));
  expect(hasGlyphs(await openTypeface(site.bytes(subset)), "•+")).toBe(true);
});
