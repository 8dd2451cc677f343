import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Copies the project into a folder inside it, so that Node finds node_modules. The caches of encoded pictures and of PDFs
 * are shared, because these take longest by far.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["app", "content", "docs", "e2e", "studio", "testing", "tools", ...globSync("*.{json,ts}")])
    cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(join(folder, ".cache"));
  for (const cache of [".cache/pictures", ".cache/made"]) {
    mkdirSync(cache, { recursive: true });
    symlinkSync(resolve(cache), join(folder, cache), "junction");
  }
}
