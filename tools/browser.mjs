import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./install.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * Finds a Chromium for the journeys: CHROMIUM_PATH, one on the PATH, else installs Debian's when
 * root, else Playwright's own.
 *
 * @returns its path; undefined for Playwright's own, which Playwright finds by itself
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    fail(`CHROMIUM_PATH is "${chosen}", where there is nothing: set it to a Chromium or Chrome, or leave it out`);
  const found = chosen || onPath(names);
  if (found) return found;
  if (process.getuid?.() === 0 && onPath(["apt-get"])) {
    console.log("Installing Debian's Chromium");
    if (succeeds("apt-get", ["update", "-qq"]) && succeeds("apt-get", ["install", "-y", "-qq", "chromium"])) {
      const installed = onPath(names);
      if (installed) return installed;
    }
  }
  console.log("Installing Playwright's Chromium");
  if (!succeeds("npx", ["playwright", "install", "chromium"]))
    fail(
      "No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run npm test again",
    );
}

function succeeds(command, args) {
  const options = { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" };
  return spawnSync(command, args, options).status === 0;
}

function onPath(commands) {
  for (const command of commands) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const path = join(folder, command);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not there; the next folder may have it.
      }
    }
  }
}
