import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

/** A project with the real content and a last build; `react-router build` is a stub. */
let project: string;
const stillThere = "The last good site is still there, in build/\n";
const lastGood = "<h1>The last good build</h1>";

beforeEach(() => {
  project = temporaryFolder();
  cpSync("content", join(project, "content"), { recursive: true });
  mkdirSync(join(project, "build/client"), { recursive: true });
  writeFileSync(join(project, "build/client/index.html"), lastGood);
  symlinkSync(resolve("app"), join(project, "app"));
});

function build(framework: string, ...words: string[]): { status: number | null; output: string } {
  const bin = join(project, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "react-router"), `#!/bin/sh\n${framework}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("tools/build/build.ts"), ...words], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("invalid content stops a build before it changes the last one", () => {
  const [product = ""] = readdirSync(join(project, "content/en/products"));
  const file = join(project, "content/en/products", product);
  writeFileSync(file, readFileSync(file, "utf8").replace(/spiceLevel: .*/, "spiceLevel: 7"));
  const { status, output } = build("touch built");
  expect(status).toBe(1);
  expect(output).toMatch(
    new RegExp(
      `^The content has one problem:\n {2}content/en/products/${product}, line \\d+: spiceLevel: write .*; now it is 7\n\n${stillThere}$`,
    ),
  );
  expect(existsSync(join(project, "built"))).toBe(false);
  expect(readFileSync(join(project, "build/client/index.html"), "utf8")).toBe(lastGood);
});

test("a build that fails after the framework's part keeps the last good one, and its last line says so", () => {
  const { status, output } = build("true");
  expect([status, output]).toEqual([1, expect.stringMatching(new RegExp(`${stillThere}$`))]);
  expect(readFileSync(join(project, "build/client/index.html"), "utf8")).toBe(lastGood);
});

test("a build refuses a folder with anything else, and deletes nothing", () => {
  const { status, output } = build("true", "content");
  expect([status, output]).toEqual([1, expect.stringMatching(/^content is neither a new folder nor an earlier build/)]);
  expect(existsSync(join(project, "content/en/site.yaml"))).toBe(true);
});
