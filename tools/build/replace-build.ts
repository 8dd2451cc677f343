import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Whether a folder has nothing but what a build writes, so that it may be replaced. */
export function isBuild(folder: string): boolean {
  return (
    existsSync(join(folder, "client/sw.js")) &&
    readdirSync(folder).every((name) => ["client", "server", "studio"].includes(name))
  );
}

/**
 * Puts a new build in a folder's place. The last one is deleted when the new one is there as a whole; if that fails, it
 * is there again.
 */
export function replaceBuild(folder: string, next: string): void {
  // Beside the folder: nothing can be renamed from one disk to another.
  const [staged, last] = [`${resolve(folder)}.next-build`, `${resolve(folder)}.last-build`];
  // The computer was switched off between the two renames below.
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
