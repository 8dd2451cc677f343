import type { Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Moves the files that islands fetch their props from (app/island/Island.tsx) into assets/, named by their content: hosts
 * have them cached for ever, and a document never gets the file of another release.
 */
export function moveIslandFiles(site: SiteFolder, documents: Documents): void {
  const islands = [...documents.values()].flatMap((page) => [...page.querySelectorAll<HTMLElement>("[data-file]")]);
  for (const [address = "", sharing = []] of Map.groupBy(islands, ({ dataset }) => dataset.file)) {
    const file = address.slice(1);
    const asset = site.writeAsset("island", site.bytes(file), "json");
    site.remove(file);
    for (const island of sharing) island.dataset.file = asset;
  }
}
