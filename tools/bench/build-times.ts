import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";

/** Seconds that a build takes. */
export interface BuildTimes {
  /** Encoding every picture. */
  cold: number;
  /** With the pictures of the last build in the cache. */
  warm: number;
}

const cache = ".cache/pictures";
const kept = ".cache/pictures-before-bench";

/** Builds twice, first without the picture cache, which it restores if that build fails. */
export function timeBuilds(): BuildTimes {
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(cache)) renameSync(cache, kept);
  try {
    const cold = timeBuild();
    rmSync(kept, { recursive: true, force: true });
    return { cold, warm: timeBuild() };
  } catch (error) {
    if (existsSync(kept)) {
      rmSync(cache, { recursive: true, force: true });
      renameSync(kept, cache);
    }
    throw error;
  }
}

function timeBuild(): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}
