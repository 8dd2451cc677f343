import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { prune } from "./prune.ts";
import { SiteFolder } from "./site-folder.ts";

test("only assets that documents reference, directly or through style sheets and scripts, are kept", () => {
  const site = new SiteFolder(temporaryFolder());
  site.write("index.html", `<link href="/assets/a.css"><img srcset="/assets/s.avif 400w, /assets/l.avif 800w">`);
  site.write("hi/about.html", `<script>import("/assets/entry.js")</script>`);
  site.write("assets/a.css", "p { mask: url(/assets/mask.svg) }");
  site.write("assets/entry.js", 'import "./react.js"; import("./island.js")');
  site.write("assets/island.js", 'show("/assets/drawing.svg")');
  for (const name of ["s.avif", "l.avif", "mask.svg", "react.js", "drawing.svg"]) site.write(`assets/${name}`, "");
  const used = site.files();
  site.write("assets/unlinked.css", "p { mask: url(/assets/old.svg) }");
  site.write("assets/route.js", 'import "./react.js"');
  for (const file of ["assets/old.avif", "assets/old.svg", "index.data", "hi/about.data"]) site.write(file, "");
  prune(site);
  expect(site.files()).toEqual(used);
});
