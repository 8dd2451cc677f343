import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A project of which only the content and the last build are real: `react-router build` is a stand-in. */
let project: string;
const stillThere = "The last good site is still there, in build/\n";
const lastGood = "<h1>The last good build</h1>";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "build-"));
  cpSync("content", join(project, "content"), { recursive: true });
  mkdirSync(join(project, "build/client"), { recursive: true });
  writeFileSync(join(project, "build/client/index.html"), lastGood);
  symlinkSync(resolve("app"), join(project, "app"));
});

afterEach(() => rmSync(project, { recursive: true }));

function build(framework: string): { status: number | null; told: string } {
  const bin = join(project, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "react-router"), `#!/bin/sh\n${framework}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("tools/build.ts")], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, told: stdout + stderr };
}

test("bad content stops a build before anything is built, and the last good one stays", () => {
  const [product = ""] = readdirSync(join(project, "content/products"));
  const file = join(project, "content/products", product);
  writeFileSync(file, readFileSync(file, "utf8").replace(/spiceLevel: .*/, "spiceLevel: 7"));
  const { status, told } = build("touch built");
  expect(status).toBe(1);
  expect(told).toMatch(
    new RegExp(
      `^The content has one problem:\n {2}content/products/${product}, line \\d+: spiceLevel: expected .*, got 7\n\n${stillThere}$`,
    ),
  );
  expect(existsSync(join(project, "built"))).toBe(false);
  expect(readFileSync(join(project, "build/client/index.html"), "utf8")).toBe(lastGood);
});

test("a build that fails half-way leaves the last good one in its place, and says so last", () => {
  const { status, told } = build(
    'mkdir -p "$BUILD_FOLDER/client" && echo half > "$BUILD_FOLDER/client/index.html"; exit 3',
  );
  expect(status).toBe(3);
  expect(told).toMatch(new RegExp(`${stillThere}$`));
  expect(readFileSync(join(project, "build/client/index.html"), "utf8")).toBe(lastGood);
});

test("so does one that fails after the framework's part", () => {
  const { status, told } = build("true");
  expect(status).toBe(1);
  expect(told).toMatch(new RegExp(`Error: [^]*${stillThere}$`));
});

test("a first build that fails promises no last one", () => {
  rmSync(join(project, "build"), { recursive: true });
  const { status, told } = build("exit 3");
  expect(status).toBe(3);
  expect(told).not.toContain("still there");
});
