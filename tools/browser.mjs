import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail } from "./install.mjs";

const chromiums = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * Finds a Chromium for the journeys: CHROMIUM_PATH, the headless shell (twice as fast as a full browser), any on the
 * PATH, or else Playwright's own. Installs Debian's headless shell if run as root.
 *
 * @returns its path; undefined for Playwright's own, which Playwright finds itself
 */
export function findBrowser() {
  const shell = findProgram("CHROMIUM_PATH", ["chromium-headless-shell"], ["chromium-headless-shell"], "the journeys");
  const found = shell ?? findWholeBrowser();
  if (found) return found;
  console.log("Installing Playwright's Chromium");
  if (!succeeds("npx", ["playwright", "install", "chromium"]))
    fail(
      "No browser for the journeys: install Chromium or Chrome (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one, then run npm test again",
    );
}

/** Finds a full Chromium like visitors have, for measurements and the back/forward cache, which the shell lacks. */
export function findWholeBrowser() {
  return findProgram("WHOLE_CHROMIUM_PATH", chromiums, ["chromium"], "journeys or measurements in a full browser");
}

/**
 * Finds the other two engines, Firefox and, on Linux, WebKitGTK's driver: see findProgram.
 *
 * @returns the environment variables that tell the journeys where they are
 */
export function findOtherEngines() {
  const found = {
    FIREFOX_PATH: findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"], ["firefox-esr"], "the journeys in Firefox"),
  };
  if (process.platform === "linux")
    Object.assign(found, {
      WEBKIT_DRIVER_PATH: findProgram("WEBKIT_DRIVER_PATH", ["WebKitWebDriver"], ["webkit2gtk-driver"], "WebKit"),
      XVFB_PATH: findProgram("XVFB_PATH", ["xvfb-run"], ["xvfb"], "WebKit"),
    });
  const missing = Object.keys(found).filter((name) => !found[name]);
  if (missing.length > 0)
    fail(
      `No ${missing.join(" and no ")}: install the programs (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb), or set these variables to them, then run npm run test:engines again`,
    );
  return found;
}

/**
 * Finds a program: the one that an environment variable names, or one on the PATH. The fallback installs Debian's
 * package, if run as root; before, it logs what it installs and what for.
 */
function findProgram(variable, names, packages, purpose) {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    fail(`${variable} is "${chosen}", which does not exist: set it to the program's file, or leave it unset`);
  const found = chosen || onPath(names);
  if (found || process.getuid?.() !== 0 || !onPath(["apt-get"])) return found;
  console.log(`No ${names[0]} for ${purpose} (to use another, set ${variable} to its file)`);
  return installPrograms(packages, purpose) ? onPath(names) : undefined;
}

/** Installs Debian's packages if this runs as root on Debian or Ubuntu, and logs that. */
export function installPrograms(packages, purpose) {
  if (process.getuid?.() !== 0 || !onPath(["apt-get"])) return false;
  console.log(`For ${purpose}, as this runs as root: apt-get install ${packages.join(" ")}`);
  return succeeds("apt-get", ["update", "-qq"]) && succeeds("apt-get", ["install", "-y", "-qq", ...packages]);
}

function succeeds(command, args) {
  const options = { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" };
  return spawnSync(command, args, options).status === 0;
}

function onPath(commands) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(existsSync);
}
