import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Starts `npm run dev` on a copy of the project, so that a test may edit every file. The copy lies inside the project
 * and so finds its packages.
 */
const copy = resolve(".cache/dev-copy");

rmSync(copy, { recursive: true, force: true });
for (const file of projectFiles()) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(file, join(copy, file));
}
// Encoding them takes longest by far.
mkdirSync(".cache/pictures", { recursive: true });
mkdirSync(join(copy, ".cache"));
symlinkSync(resolve(".cache/pictures"), join(copy, ".cache/pictures"));

spawn("npm", ["run", "dev", "--", "--port", process.env.PORT ?? "", "--strictPort", "--logLevel", "silent"], {
  cwd: copy,
  stdio: "inherit",
});

/** What git knows or would add, as it is now. */
function projectFiles(): string[] {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return stdout.split("\0").filter((file) => file && existsSync(file));
}
