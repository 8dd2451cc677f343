import { basename } from "node:path";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Removes unused files: loader data, since there is no client-side navigation, and assets that no document references,
 * directly or through style sheets and scripts. References are found by text search: the hashes make file names unique.
 */
export function prune(site: SiteFolder): void {
  const files = site.files();
  const assets = files.filter((file) => file.startsWith("assets/"));
  const used = new Set(files.filter((file) => file.endsWith(".html")));
  // Iterating a set includes entries that are added during the loop.
  for (const file of used) {
    const text = /\.(html|css|js)$/.test(file) ? site.text(file) : "";
    for (const asset of assets) if (text.includes(basename(asset))) used.add(asset);
  }
  for (const file of files) if (file.endsWith(".data") || (assets.includes(file) && !used.has(file))) site.remove(file);
}
