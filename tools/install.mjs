import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Before `npm start` and the tests: installs the locked packages if any is missing; `--omit=dev` leaves out those of the
 * tests. Runs on the machine's Node 20 or newer, so it is plain JavaScript; one of the packages is Node 24, for the rest.
 */

const options = process.argv.slice(2);
const isWithoutTests = options.includes("--omit=dev");

/** The packages of a lock file, by path. npm lists the installed ones in a lock file of its own. */
function packagesIn(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, "utf8")).packages : {};
}

const installed = packagesIn("node_modules/.package-lock.json");
const isMissing = ([path, { version, optional, dev }]) =>
  path !== "" && !optional && !(dev && isWithoutTests) && installed[path]?.version !== version;

if (Object.entries(packagesIn("package-lock.json")).some(isMissing)) {
  const args = ["ci", "--no-audit", "--no-fund", ...options];
  const { status } = spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
// npm has no current Node as a package for some systems, such as macOS.
if (!existsSync("node_modules/.bin/node") && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`npm has no Node 24 for this system, and its ${process.version} is too old: install Node 24`);
  process.exit(1);
}
