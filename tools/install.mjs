import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

/**
 * Runs before anything is installed, on the machine's own Node 20 or newer: plain JavaScript without dependencies.
 */

/** The environment for all later commands: the project's own Node and tools come first on the PATH. */
export const projectEnvironment = {
  ...process.env,
  PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
};

const optionsOf = ({ cwd = ".", env = {} } = {}) => ({
  cwd,
  env: { ...projectEnvironment, ...env },
  shell: process.platform === "win32",
});

/** Runs a command and shows its output. If it fails, exits with its exit code. */
export function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...optionsOf(options) });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command in parallel with other work. Its output is shown at the end, so that outputs do not mix. */
export async function runInBackground(command, args, options) {
  const child = spawn(command, args, optionsOf(options));
  const stop = () => child.kill();
  process.on("exit", stop);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  process.off("exit", stop);
  console.log(stdout + stderr);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs the locked packages if any is missing.
 *
 * @param withTests whether the packages that only tests use are needed too
 */
export function installMissing({ withTests = true } = {}) {
  if (isInstalled(withTests)) console.log("Packages are installed.");
  else run("npm", ["ci", "--no-audit", "--no-fund", ...(withTests ? [] : ["--omit=dev"])]);
  // npm has no current Node as a package for some systems, such as macOS.
  if (!existsSync("node_modules/.bin/node") && Number.parseInt(process.versions.node, 10) < 24)
    fail(`The project brings no Node for this system, and Node ${process.versions.node} is too old: install Node 24`);
}

/** Where installOnDemand installs the packages of a folder. */
export const onDemandFolder = (source) => join(".cache/packages", basename(source));

/**
 * Installs packages that only one command needs, so that nobody else has to: into .cache, from a lock file of their own.
 *
 * @param source the folder of their package.json and package-lock.json, and their .npmrc if they need one
 * @returns the folder in .cache that has their node_modules
 */
export function installOnDemand(source) {
  const folder = onDemandFolder(source);
  const lock = readFileSync(join(source, "package-lock.json"), "utf8");
  const installed = join(folder, "installed.json");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(source, file))) copyFileSync(join(source, file), join(folder, file));
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  writeFileSync(installed, lock);
  return folder;
}

/**
 * Whether node_modules has every needed package of the lock file in its version; npm lists them in a lock file of its
 * own.
 */
function isInstalled(withTests) {
  const hidden = "node_modules/.package-lock.json";
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const found = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !withTests) || found[path]?.version === version,
  );
}

/** Logs the start of a step, and how long it took. */
export async function step(name, work) {
  const started = performance.now();
  console.log(name);
  await work();
  console.log(`    done in ${Math.round((performance.now() - started) / 1000)} s`);
}

/**
 * Prints one line that says what is wrong and how to fix it, then exits.
 *
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
