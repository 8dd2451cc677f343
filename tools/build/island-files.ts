import { assetName } from "./css.ts";
import type { Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Moves the files that islands fetch their props from (app/island/Island.tsx) into assets/, named by their content: hosts
 * have them cached for ever, and a document never gets the file of another release.
 */
export function moveIslandFiles(site: SiteFolder, documents: Documents): void {
  const moved = new Map<string, string>();
  for (const document of documents.values())
    for (const island of document.querySelectorAll<HTMLElement>("[data-file]")) {
      const file = island.dataset.file?.slice(1) ?? "";
      const asset = moved.get(file) ?? assetName("island", site.text(file), "json");
      if (!moved.has(file)) {
        site.write(asset, site.text(file));
        site.remove(file);
      }
      moved.set(file, asset);
      island.dataset.file = `/${asset}`;
    }
}
