import { findBrowser, findWholeBrowser } from "./browser.mjs";
import { installMissing, projectEnvironment, runInBackground } from "./install.mjs";

/** Steps shared by the test commands. Like install.mjs, this runs before anything is installed. */

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
  // One after the other, because both encode the same pictures: the second finds them in the cache.
  await runInBackground("node", ["tools/build/build.ts", ".cache/launch"], { cwd, env: { SITE_CONTROLS: "launch" } });
}
