import { type Manifest, minifySync } from "vite";
import type { SiteFolder } from "./site-folder.ts";

const MANIFEST = ".vite/manifest.json";
const ENTRY = "app/entry.client.tsx";

/**
 * The scripts that pages load, including islands, from Vite's manifest: files like `assets/react-1a2b3c4d.js`. The
 * manifest also lists route modules, but no page loads them (docs/decisions/0001).
 *
 * Removes the manifest: it is not for visitors.
 */
export function takePageScripts(site: SiteFolder): string[] {
  const manifest = JSON.parse(site.text(MANIFEST)) as Manifest; // Written by Vite.
  site.remove(".vite");
  const files: string[] = [];
  const reached = new Set([ENTRY]);
  // A set's iteration includes what is added meanwhile.
  for (const key of reached) {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`Vite's manifest has no "${key}": was the file renamed? Name it in tools/build/scripts.ts`);
    files.push(chunk.file, ...(chunk.assets ?? []));
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reached.add(imported);
  }
  return files;
}

/** Minifies a document's inline scripts, such as the service worker's registration. */
export function minifyScripts(document: Document): void {
  for (const script of document.querySelectorAll("script:not([src], [type])")) {
    const { code, errors } = minifySync("inline.js", script.textContent ?? "");
    if (errors[0]) throw new Error(`A script in the page cannot be minified: ${errors[0].message}`);
    script.textContent = code;
  }
}
