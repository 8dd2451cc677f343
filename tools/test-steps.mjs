import { findBrowser, findNginx } from "./browser.mjs";
import { installMissing, projectEnvironment, run } from "./install.mjs";

/** The steps that several test commands share. Like install.mjs, this runs before anything is installed. */

/** Installs missing packages, and finds or installs the browser. */
export function installPackagesAndBrowser() {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
}

/** Installs missing packages, and finds or installs the browser and nginx: all that the journeys run. */
export function installForJourneys() {
  installPackagesAndBrowser();
  const nginx = findNginx();
  if (nginx) projectEnvironment.NGINX_PATH = nginx;
}

/** Builds the site with the specified controls in `build`, and with the launch controls in `.cache/launch`. */
export function buildWithBothControlSets({ cwd = "." } = {}) {
  run("node", ["tools/build/build.ts"], { cwd, env: { SITE_CONTROLS: "specified" } });
  run("node", ["tools/build/build.ts", ".cache/launch"], { cwd, env: { SITE_CONTROLS: "launch" } });
}
