import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Whether a folder contains only the output of a build, so that it may be replaced. */
export function isBuild(folder: string): boolean {
  return (
    existsSync(join(folder, "client/sw.js")) &&
    readdirSync(folder).every((name) => ["client", "server", "studio"].includes(name))
  );
}

/**
 * Replaces a folder by a new build. The last build is deleted only when the new one is in place; on failure, it is
 * restored.
 */
export function replaceBuild(folder: string, next: string): void {
  // Beside the folder, because a rename across file systems fails.
  const [staged, last] = [`${resolve(folder)}.next-build`, `${resolve(folder)}.last-build`];
  // Recover if the process ended between the two renames below.
  if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
  for (const left of [staged, last]) rmSync(left, { recursive: true, force: true });
  mkdirSync(dirname(staged), { recursive: true });
  move(next, staged);
  if (existsSync(folder)) renameSync(folder, last);
  try {
    renameSync(staged, folder);
  } catch (error) {
    if (existsSync(last)) renameSync(last, folder);
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}
