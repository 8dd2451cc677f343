import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

type Options = { cwd?: string; env?: NodeJS.ProcessEnv };

/** The project's own Node and programs come first on the PATH, also if a file is run without npm. */
const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
const optionsOf = ({ cwd, env }: Options) =>
  ({ cwd, env: { ...process.env, PATH, ...env }, shell: process.platform === "win32" }) as const;

/** Runs a command and shows its output. If it fails, exits with its exit code. */
export function run(command: string, args: readonly string[], options: Options = {}): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...optionsOf(options) });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command in parallel with other work. Its output is shown at the end, so that outputs do not mix. */
export async function runInBackground(command: string, args: readonly string[], options: Options = {}): Promise<void> {
  const child = spawn(command, args, optionsOf(options));
  const stop = () => child.kill();
  process.on("exit", stop);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  process.off("exit", stop);
  console.log(stdout + stderr);
  if (status !== 0) process.exit(status ?? 1);
}

/** Where the packages are that only one command needs: not in node_modules, so that nobody else has to install them. */
export const onDemandFolder = (source: string) => join(".cache/packages", basename(source));

/** Installs the packages of a folder's own lock file in its onDemandFolder, if that has changed. */
export async function installOnDemand(source: string): Promise<void> {
  const folder = onDemandFolder(source);
  const lock = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (existsSync(join(folder, "node_modules/.package-lock.json")) && lock(folder) === lock(source)) return;
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(source, file), join(folder, file));
  await runInBackground("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
}

/** Prints one line that says what is wrong and how to fix it, then exits. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
