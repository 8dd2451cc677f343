import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { takePageScripts } from "./scripts";
import { SiteFolder } from "./site-folder";

test("what the entry reaches is used, with the files it imports; route modules are not", () => {
  const site = new SiteFolder(temporaryFolder());
  const manifest = {
    "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_shared.js"], dynamicImports: ["app/Island.tsx"] },
    "_shared.js": { file: "assets/shared.js" },
    "app/Island.tsx": { file: "assets/island.js", imports: ["_shared.js"], assets: ["assets/drawing.svg"] },
    "app/routes/about/about.tsx": { file: "assets/about.js", imports: ["_shared.js"] },
  };
  site.write(".vite/manifest.json", JSON.stringify(manifest));
  site.write("index.html", "");
  expect(takePageScripts(site).sort()).toEqual([
    "assets/drawing.svg",
    "assets/entry.js",
    "assets/island.js",
    "assets/shared.js",
  ]);
  expect(site.files()).toEqual(["index.html"]);
});
