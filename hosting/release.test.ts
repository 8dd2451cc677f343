import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** A project with a built site; `server` is the folder of the releases. */
let project: string;
let server: string;

beforeEach(() => {
  project = temporaryFolder();
  server = join(project, "srv");
  mkdirSync(join(project, "build/client/assets"), { recursive: true });
  writeFileSync(join(project, "build/client/index.html"), "<h1>Home</h1>");
  writeFileSync(join(project, "build/site-headers.conf"), "# policies\n");
  cpSync("hosting/release.sh", join(project, "hosting/release.sh"));
});

/** Releases the built site. `nginx` stands in for the program: `true` accepts any configuration, `false` rejects it. */
function release(nginx: string, folder = server) {
  const { status, stderr } = spawnSync("bash", ["hosting/release.sh", folder], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, NGINX_COMMAND: nginx },
  });
  return { status, stderr };
}

const read = (file: string) => readFileSync(join(server, file), "utf8");
const root = (file = "release.conf") => /default (.*);/.exec(read(file))?.[1] ?? "";

test("a rejected first release leaves nothing behind, and the next one goes live", () => {
  expect(release("false").status).toBe(1);
  expect(readdirSync(server)).toEqual(["releases"]);
  expect(readdirSync(join(server, "releases"))).toEqual([]);
  expect(release("true")).toEqual({ status: 0, stderr: "" });
  expect(existsSync(join(root(), "index.html"))).toBe(true);
});

test("a rejected later release keeps the live one, and the one to roll back to", () => {
  release("true");
  const first = root();
  release("true");
  const second = root();
  expect(release("false")).toEqual({ status: 1, stderr: expect.stringContaining("the live one is unchanged") });
  expect([root(), root("release.conf.before")]).toEqual([second, first]);
  expect(readdirSync(server).sort()).toEqual(["release.conf", "release.conf.before", "releases"]);
});

test("a release before nginx runs is in place, and says what to do", () => {
  writeFileSync(join(project, "stopped-nginx"), '[ "$1" = -t ]');
  expect(release("sh stopped-nginx")).toEqual({ status: 1, stderr: expect.stringContaining("start it") });
  expect(existsSync(join(root(), "index.html"))).toBe(true);
});

test("a release.conf that names a missing folder does not stop later releases", () => {
  release("true");
  rmSync(root(), { recursive: true });
  expect(release("true").status).toBe(0);
});

test("a relative folder becomes an absolute path for nginx", () => {
  expect(release("true", "srv").status).toBe(0);
  expect(root()).toMatch(/^\//);
});

test("the live release's assets are copied, without overwriting new ones", () => {
  writeFileSync(join(project, "build/client/assets/shared.js"), "before");
  writeFileSync(join(project, "build/client/assets/old.js"), "old");
  release("true");
  rmSync(join(project, "build/client/assets/old.js"));
  writeFileSync(join(project, "build/client/assets/shared.js"), "after");
  expect(release("true")).toEqual({ status: 0, stderr: "" });
  expect(readFileSync(join(root(), "assets/old.js"), "utf8")).toBe("old");
  expect(readFileSync(join(root(), "assets/shared.js"), "utf8")).toBe("after");
});
