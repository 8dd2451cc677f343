import { findBrowser, findWholeBrowser } from "./browser.mjs";
import { installMissing, projectEnvironment, runInBackground } from "./install.mjs";

/** The steps that several test commands share. Like install.mjs, this runs before anything is installed. */

/** Installs missing packages, and finds or installs the browsers. */
export function installPackagesAndBrowser() {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
  // Only a whole browser has a back/forward cache.
  const whole = findWholeBrowser();
  if (whole) projectEnvironment.WHOLE_CHROMIUM_PATH = whole;
}

/** Builds the site with the specified controls in `build`, and with the launch controls in `.cache/launch`. */
export async function buildWithBothControlSets({ cwd = "." } = {}) {
  await runInBackground("node", ["tools/build/build.ts"], { cwd, env: { SITE_CONTROLS: "specified" } });
  // Not at the same time: both would encode the same pictures.
  await runInBackground("node", ["tools/build/build.ts", ".cache/launch"], { cwd, env: { SITE_CONTROLS: "launch" } });
}
