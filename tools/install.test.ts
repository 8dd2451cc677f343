import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Runs `installMissing` in a project with one locked package, and says what it asked npm to do. */
function askedOfNpm(installed: Record<string, string>): string {
  const project = temporaryFolder();
  const put = (file: string, text: string) => {
    mkdirSync(join(project, file, ".."), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  const lockOf = (packages: Record<string, string>) =>
    JSON.stringify({
      packages: Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
    });
  put("package-lock.json", lockOf({ "": "1.0.0", "node_modules/spice": "2.0.0" }));
  put("node_modules/.package-lock.json", lockOf(installed));
  put("node_modules/.bin/node", "");
  put("asked.txt", "");
  put("bin/npm", '#!/bin/sh\necho "$@" > asked.txt\n');
  chmodSync(join(project, "bin/npm"), 0o755);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `import("${resolve("tools/install.mjs")}").then((tools) => tools.installMissing())`],
    { cwd: project, env: { PATH: [join(project, "bin"), process.env.PATH].join(delimiter) }, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return readFileSync(join(project, "asked.txt"), "utf8").trim();
}

test("packages that are missing or old are installed from the lock file, and nothing else is", () => {
  expect(askedOfNpm({})).toMatch(/^ci\b/);
  expect(askedOfNpm({ "node_modules/spice": "1.0.0" })).toMatch(/^ci\b/);
  expect(askedOfNpm({ "node_modules/spice": "2.0.0" })).toBe("");
});
