import type { SiteFolder } from "./site-folder.ts";

/**
 * Leaves only what a visitor can ask for: documents named as hosts answer them, no loader data
 * (nothing navigates on the client), no asset that nothing refers to, no marker that nothing reads.
 *
 * @returns how many files it took away
 */
export function prune(site: SiteFolder): number {
  for (const file of site.documents().filter((file) => file.endsWith("/index.html"))) {
    site.write(file.replace(/\/index\.html$/, ".html"), site.text(file));
    site.remove(file);
  }
  for (const file of site.documents()) site.write(file, withoutMarkers(site.text(file)));
  const data = site.files().filter((file) => file.endsWith(".data"));
  for (const file of data) site.remove(file);
  const orphans = unreferenced(site);
  for (const file of orphans) site.remove(file);
  return data.length + orphans.length;
}

/** Assets that no document refers to, not even through other assets. */
function unreferenced(site: SiteFolder): string[] {
  const assets = site.files().filter((file) => file.startsWith("assets/"));
  const names = new Map(assets.map((file) => [file.slice("assets/".length), file]));
  const reached = new Set<string>();
  const waiting = [...site.documents(), ...site.files().filter((file) => /^[^/]+\.(webmanifest|js|xml)$/.test(file))];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (!/\.(html|js|css|svg|webmanifest|xml)$/.test(file)) continue;
    for (const [name] of site.text(file).matchAll(/[\w.-]+\.\w+/g)) {
      const asset = names.get(name);
      if (!asset || reached.has(asset)) continue;
      reached.add(asset);
      waiting.push(asset);
    }
  }
  return assets.filter((file) => !reached.has(file));
}

/** Takes out the comments by which React finds texts again, but for those of the islands, which it does hydrate. */
function withoutMarkers(html: string): string {
  const parts = html.split(/(<div data-island=[\s\S]*?<script type="application\/json">)/);
  return parts.map((part, index) => (index % 2 === 0 ? part.replace(/<!--(?: |\/?\$)?-->/g, "") : part)).join("");
}
