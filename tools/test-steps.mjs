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

/** The folder of the build with each set of controls. */
export const buildFolders = { specified: "build", launch: ".cache/launch" };

/**
 * Builds the site with each set of controls.
 *
 * @param sets the sets to build
 * @param cwd the folder of the project
 */
export async function buildWithControlSets({ sets = Object.keys(buildFolders), cwd = "." } = {}) {
  // One after the other, because both encode the same pictures: the second finds them in the cache.
  for (const set of sets)
    await runInBackground("node", ["tools/build/build.ts", buildFolders[set]], { cwd, env: { SITE_CONTROLS: set } });
}
