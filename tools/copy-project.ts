import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Copies the project into a folder inside it, so that Node finds node_modules. The cache of encoded pictures is shared,
 * because encoding takes longest by far.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["app", "content", "docs", "e2e", "studio", "testing", "tools", ...globSync("*.{json,ts}")])
    cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(".cache/pictures", { recursive: true });
  mkdirSync(join(folder, ".cache"));
  symlinkSync(resolve(".cache/pictures"), join(folder, ".cache/pictures"), "junction");
}
