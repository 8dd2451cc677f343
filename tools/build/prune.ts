import { basename } from "node:path";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Removes unused files: loader data, since there is no client-side navigation, and assets that no document names, nor a
 * style sheet or script that it names. Their names have a hash, so nothing else in a text looks like one.
 */
export function prune(site: SiteFolder): void {
  const files = site.files();
  const assets = files.filter((file) => file.startsWith("assets/"));
  const used = new Set(files.filter((file) => file.endsWith(".html")));
  // A set's iteration includes what is added meanwhile.
  for (const file of used) {
    const text = /\.(html|css|js)$/.test(file) ? site.text(file) : "";
    for (const asset of assets) if (text.includes(basename(asset))) used.add(asset);
  }
  for (const file of files) if (file.endsWith(".data") || (assets.includes(file) && !used.has(file))) site.remove(file);
}
