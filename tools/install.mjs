import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
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

/** Installs the locked packages unless they are all installed. */
export function installMissing() {
  if (isInstalled()) return console.log("Packages are installed.");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** Whether node_modules has every package of the lock file in its version; npm lists them in a lock file of its own. */
function isInstalled() {
  const hidden = "node_modules/.package-lock.json";
  if (!existsSync(hidden) || !existsSync("node_modules/.bin/node")) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const found = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || found[path]?.version === version,
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
