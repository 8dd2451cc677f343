import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { freePort } from "./port.mjs";

/** Writes a file of a project. */
function put(project: string, file: string, text: string): void {
  mkdirSync(join(project, file, ".."), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** Writes a program that adds its arguments to asked.txt. */
function putProgram(project: string, file: string): void {
  put(project, file, `#!/bin/sh\necho "$@" >> asked.txt\n`);
  chmodSync(join(project, file), 0o755);
}

const lockOf = (packages: Record<string, string>) =>
  JSON.stringify({
    packages: Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
  });

/** Calls a function of install.mjs in a project. An npm that only notes what it was asked to do takes npm's place. */
function install(project: string, call: string): void {
  putProgram(project, "bin/npm");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `import("${resolve("tools/install.mjs")}").then((tools) => tools.${call})`],
    { cwd: project, env: { PATH: [join(project, "bin"), process.env.PATH].join(delimiter) }, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
}

/** Runs `installMissing` in a project with two locked packages, one for tests, and says what it asked npm to do. */
function askedOfNpm(installed: Record<string, string>, options = {}): string {
  const project = temporaryFolder();
  const lock = lockOf({ "": "1.0.0", "node_modules/spice": "2.0.0", "node_modules/tester": "3.0.0" });
  put(project, "package-lock.json", lock.replace('"3.0.0"', '"3.0.0","dev":true'));
  put(project, "node_modules/.package-lock.json", lockOf(installed));
  put(project, "node_modules/.bin/node", "");
  put(project, "asked.txt", "");
  install(project, `installMissing(${JSON.stringify(options)})`);
  return readFileSync(join(project, "asked.txt"), "utf8").trim();
}

test("packages that are missing or old are installed from the lock file, and nothing else is", () => {
  expect(askedOfNpm({})).toMatch(/^ci\b/);
  expect(askedOfNpm({ "node_modules/spice": "1.0.0" })).toMatch(/^ci\b/);
  expect(askedOfNpm({ "node_modules/spice": "2.0.0" })).toMatch(/^ci\b/);
  expect(askedOfNpm({ "node_modules/spice": "2.0.0", "node_modules/tester": "3.0.0" })).toBe("");
});

test("without the tests, only the other packages are installed", () => {
  expect(askedOfNpm({}, { withTests: false })).toMatch(/^ci .*--omit=dev/);
  expect(askedOfNpm({ "node_modules/spice": "2.0.0" }, { withTests: false })).toBe("");
});

test("packages that only one command needs are installed with their own lock file and settings", () => {
  const project = temporaryFolder();
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    put(project, `.github/wrangler/${file}`, `of ${file}`);
  install(project, 'installOnDemand(".github/wrangler")');
  const installed = (file: string) => readFileSync(join(project, ".cache/packages/wrangler", file), "utf8");
  expect(installed("asked.txt")).toMatch(/^ci\b/);
  expect([installed("package-lock.json"), installed(".npmrc")]).toEqual(["of package-lock.json", "of .npmrc"]);
});

test("npm start builds the site before it serves it", async () => {
  const project = temporaryFolder();
  put(project, "package-lock.json", lockOf({ "": "1.0.0" }));
  put(project, "node_modules/.package-lock.json", lockOf({}));
  for (const name of ["npm", "node"]) putProgram(project, `node_modules/.bin/${name}`);
  const env = { PATH: process.env.PATH, PORT: String(await freePort(4173)) };
  const { status, stderr } = spawnSync(process.execPath, [resolve("tools/start.mjs")], {
    cwd: project,
    env,
    encoding: "utf8",
  });
  expect([stderr, status]).toEqual(["", 0]);
  expect(readFileSync(join(project, "asked.txt"), "utf8")).toBe("run build --silent\ntools/serve.ts\n");
});
