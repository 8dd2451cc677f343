import { contentsOf } from "./css.ts";
import { addressesIn, type Documents } from "./html.ts";
import type { SiteFolder } from "./site-folder.ts";

/**
 * Removes unused files: loader data, since there is no client-side navigation, and assets that no document uses,
 * whether directly or through style sheets and scripts.
 *
 * @param scripts the scripts that pages load, as files of the site
 */
export function prune(site: SiteFolder, documents: Documents, scripts: readonly string[]): void {
  const files = site.files();
  const fileAt = (address: string) => new URL(address, "https://site.invalid").pathname.slice(1);
  const used = new Set([...[...documents.values()].flatMap(addressesIn).map(fileAt), ...scripts]);
  for (const sheet of files.filter((file) => file.endsWith(".css") && used.has(file)))
    for (const address of contentsOf(site.text(sheet)).addresses) used.add(fileAt(address));
  for (const file of files)
    if (file.endsWith(".data") || (file.startsWith("assets/") && !used.has(file))) site.remove(file);
}
