import { expect, test } from "@playwright/test";
import type { Font } from "harfbuzzjs";
import { openTypeface, shaped } from "../app/ui/typeface.server.ts";
import { contentsOf } from "../tools/build/css.ts";
import { parseDocuments } from "../tools/build/html.ts";
import { SiteFolder } from "../tools/build/site-folder.ts";

const site = new SiteFolder("build/client");

test("the site's own fonts have every character that style sheets show, and the copyright sign @once", async () => {
  const styles = [...parseDocuments(site).values()].flatMap((document) => [...document.querySelectorAll("style")]);
  const texts = styles.flatMap(({ textContent }) => contentsOf(textContent ?? "").texts);
  const wanted = new Set(["©", ...texts.join("").replace(/\s/g, "")]);
  const fonts: Font[] = [];
  // One at a time: openTypeface's results share memory.
  for (const file of site.files().filter((file) => file.endsWith(".woff2")))
    fonts.push(await openTypeface(site.bytes(file)));
  const missing = [...wanted].filter((character) =>
    fonts.every((font) =>
      shaped(font, character)
        .getGlyphInfos()
        .some(({ codepoint }) => codepoint === 0),
    ),
  );
  expect(missing).toEqual([]);
});
