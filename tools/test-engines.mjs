import { findOtherEngines } from "./browser.mjs";
import { installOnDemand, projectEnvironment, run, step } from "./install.mjs";
import { installOldChromiums } from "./old-chromiums.mjs";
import { buildWithControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/**
 * `npm run test:engines`: runs the main journeys in Firefox and WebKit, opens all pages in old Chromiums, and serves the
 * site with the engine of its host. To run only some, name them, e.g. `npm run test:engines webkit`. With SITE_IS_BUILT
 * set, it uses the build of `npm test`.
 */

await step("1/3 Installing missing packages and programs", () => {
  installPackagesAndBrowser();
  installOnDemand(".github/wrangler");
  Object.assign(projectEnvironment, findOtherEngines(), installOldChromiums());
});
if (!process.env.SITE_IS_BUILT) await step("2/3 Building the site", () => buildWithControlSets());
await step("3/3 Journeys in Firefox, WebKit and old Chromiums, and on the host's engine", () =>
  run("playwright", ["test", "--config", "e2e/engines/playwright.config.ts", ...process.argv.slice(2)]),
);
console.log("All passed.");
