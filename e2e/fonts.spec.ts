import { expect, test } from "@playwright/test";
import type { Font } from "harfbuzzjs";
import { openTypeface } from "../app/ui/typeface.server.ts";
import { contentsOf } from "../tools/build/css.ts";
import { parseDocuments } from "../tools/build/html.ts";
import { SiteFolder } from "../tools/build/site-folder.ts";
import { hasGlyphs } from "../tools/check/characters.ts";

const site = new SiteFolder("build/client");
const documents = parseDocuments(site);

test("the site's own fonts have every character that style sheets show, and the copyright sign @once", async () => {
  const styles = [...documents.values()].flatMap((document) => [...document.querySelectorAll("style")]);
  const texts = styles.flatMap(({ textContent }) => contentsOf(textContent ?? "").texts);
  const wanted = new Set(["©", ...texts.join("").replace(/\s/g, "")]);
  const fonts = await opened(site.files().filter((file) => file.endsWith(".woff2")));
  const missing = [...wanted].filter((character) => !fonts.some((font) => hasGlyphs(font, character)));
  expect(missing).toEqual([]);
});

/** One at a time: openTypeface's results share memory. */
async function opened(files: readonly string[]): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const file of files) fonts.push(await openTypeface(site.bytes(file)));
  return fonts;
}
