import type { Manifest } from "vite";
import type { SiteFolder } from "./site-folder.ts";

const MANIFEST = ".vite/manifest.json";
const ENTRY = "app/entry.client.tsx";

/** The scripts that pages load, as Vite's manifest tells them, in files like `assets/entry.client-1a2b3c4d.js`. */
export interface PageScripts {
  /** The entry and what it imports: loaded by every hydrated page. */
  always: readonly string[];
  /** What islands bring besides, each only where it stands. */
  islands: readonly string[];
}

/**
 * Reads Vite's manifest and removes it: it is not for visitors. Route modules are in it too, although no page loads them
 * (docs/decisions/0001).
 */
export function readPageScripts(site: SiteFolder): PageScripts {
  const manifest = JSON.parse(site.text(MANIFEST)) as Manifest; // Vite's own file.
  site.remove(".vite");
  const always = reachable(manifest, [ENTRY], ({ imports }) => imports);
  const all = reachable(manifest, [ENTRY], ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  return { always, islands: all.filter((file) => !always.includes(file)) };
}

function reachable(
  manifest: Manifest,
  start: readonly string[],
  next: (chunk: Manifest[string]) => readonly string[] | undefined,
): string[] {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (reached.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`Vite's manifest has no "${key}": was the file renamed? Name it in tools/postbuild/scripts.ts`);
    reached.add(key);
    waiting.push(...(next(chunk) ?? []));
  }
  return Array.from(reached, (key) => manifest[key]?.file ?? "");
}
