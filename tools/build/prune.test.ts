import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { parseDocuments } from "./html";
import { prune } from "./prune";
import { SiteFolder } from "./site-folder";

let site: SiteFolder;

beforeEach(() => {
  site = new SiteFolder(temporaryFolder());
});

test("assets that documents, style sheets or scripts use are kept, whatever the order of attributes", () => {
  site.write(
    "index.html",
    `<link href="/assets/a.css" rel="stylesheet"><img srcset="/assets/small.avif 400w, /assets/large.avif 800w" src='/assets/b.jpg'>`,
  );
  site.write("hi/about.html", `<script src="/assets/entry.js" type="module"></script>`);
  site.write("assets/a.css", "p { mask: url(/assets/mask.svg) }");
  for (const file of ["b.jpg", "small.avif", "large.avif", "mask.svg", "entry.js", "island.js"])
    site.write(`assets/${file}`, "");
  const used = site.files();
  site.write("assets/unlinked.css", "p { mask: url(/assets/old.svg) }");
  for (const file of ["assets/route.js", "assets/old.avif", "assets/old.svg", "index.data", "hi/about.data"])
    site.write(file, "");
  prune(site, parseDocuments(site), ["assets/entry.js", "assets/island.js"]);
  expect(site.files()).toEqual(used);
});
