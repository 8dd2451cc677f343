import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run } from "./commands.ts";

const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * Finds Chromium for the journeys: the headless shell, which is twice as fast, and a whole browser, for measurements and
 * the back/forward cache, which the shell lacks. Without any, Playwright uses its own, or says how to install it.
 */
export function findChromium(): void {
  if (!onPath(whole) && !process.env.WHOLE_CHROMIUM_PATH && process.getuid?.() === 0 && onPath(["apt-get"])) {
    console.log("No Chromium for the tests: installing it with apt-get, as this runs as root");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium", "chromium-headless-shell"]);
  }
  process.env.WHOLE_CHROMIUM_PATH ??= onPath(whole);
  process.env.CHROMIUM_PATH ??= onPath(["chromium-headless-shell", ...whole]);
}

/** Finds the programs of the other engines, and says which Debian packages they are in if one is missing. */
export function findOtherEngines(): void {
  process.env.FIREFOX_PATH ??= onPath(["firefox-esr", "firefox"]);
  if (process.platform === "linux") process.env.WEBKIT_DRIVER_PATH ??= onPath(["WebKitWebDriver"]);
  const needed = process.platform === "linux" ? ["FIREFOX_PATH", "WEBKIT_DRIVER_PATH"] : ["FIREFOX_PATH"];
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0)
    fail(`No ${missing.join(" and no ")}: apt-get install firefox-esr webkit2gtk-driver xvfb, or set them to programs`);
}

/** The file of the first program that is on the PATH. */
function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(existsSync);
}
