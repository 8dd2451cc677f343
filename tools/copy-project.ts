import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Copies the project's files (those that git tracks or would add) into an empty folder, which shares packages and
 * encoded pictures with the project.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((file) => file && existsSync(file))) cpSync(file, join(folder, file));
  for (const shared of ["node_modules", ".cache/pictures"]) {
    mkdirSync(shared, { recursive: true });
    mkdirSync(dirname(join(folder, shared)), { recursive: true });
    symlinkSync(resolve(shared), join(folder, shared), "junction");
  }
}

/**
 * Copies what the dev server works with into a folder inside the project, where it finds the project's packages. Shares
 * the encoded pictures: encoding takes longest by far.
 */
export function copyForDevelopment(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const settings = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
  for (const part of ["app", "content", "docs", "studio", "tools", ...settings])
    cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(".cache/pictures", { recursive: true });
  mkdirSync(join(folder, ".cache"));
  symlinkSync(resolve(".cache/pictures"), join(folder, ".cache/pictures"), "junction");
}
