import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Starts `npm run dev` on a copy of the project, so that tests may edit every file. The copy is inside the project, so
 * it finds the project's packages.
 */
const copy = resolve(".cache/dev-copy");

rmSync(copy, { recursive: true, force: true });
for (const file of projectFiles()) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(file, join(copy, file));
}
// Shares the encoded pictures: encoding takes longest by far.
mkdirSync(".cache/pictures", { recursive: true });
mkdirSync(join(copy, ".cache"));
symlinkSync(resolve(".cache/pictures"), join(copy, ".cache/pictures"));

spawn("npm", ["run", "dev", "--", "--port", process.env.PORT ?? "", "--strictPort", "--logLevel", "silent"], {
  cwd: copy,
  stdio: "inherit",
});

/** The files that git tracks or would add. */
function projectFiles(): string[] {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return stdout.split("\0").filter((file) => file && existsSync(file));
}
