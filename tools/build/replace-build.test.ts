import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { isBuild, replaceBuild } from "./replace-build.ts";

function build(folder: string, name: string): string {
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/sw.js"), name);
  return folder;
}

const nameOf = (folder: string) => readFileSync(join(folder, "client/sw.js"), "utf8");

test("a new build replaces the last one, or is moved to an empty place", () => {
  const root = temporaryFolder();
  const site = join(root, "sites/site");
  for (const name of ["first", "second"]) {
    replaceBuild(site, build(join(root, "next"), name));
    expect(nameOf(site)).toBe(name);
  }
  expect(readdirSync(join(root, "sites"))).toEqual(["site"]);
  expect(readdirSync(root)).toEqual(["sites"]);
});

test("if the new build cannot be moved into place, or the process ended meanwhile, the last one is restored", () => {
  const root = temporaryFolder();
  const site = join(root, "site");
  for (const last of [site, `${site}.last-build`]) {
    build(last, "last");
    expect(() => replaceBuild(site, join(root, "nowhere"))).toThrow("nowhere");
    expect(nameOf(site)).toBe("last");
    rmSync(site, { recursive: true });
  }
});

test("a folder with anything other than a build is not replaced", () => {
  const root = temporaryFolder();
  expect(isBuild(build(join(root, "site"), "last"))).toBe(true);
  mkdirSync(join(root, "project/client"), { recursive: true });
  expect(isBuild(join(root, "project")), "a client without a service worker").toBe(false);
  writeFileSync(join(build(join(root, "mixed"), "last"), "letters.txt"), "mine");
  expect(isBuild(join(root, "mixed")), "another file").toBe(false);
  writeFileSync(join(root, "file"), "");
  expect(isBuild(join(root, "file"))).toBe(false);
});
