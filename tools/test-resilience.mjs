import { run, step } from "./install.mjs";
import { buildWithControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/**
 * `npm run test:resilience`: the built site under difficult conditions. To run only some of the tests, name them, e.g.
 * `npm run test:resilience offline`. With SITE_IS_BUILT set, it uses the build of `npm test`.
 */

await step("1/3 Installing missing packages and programs", installPackagesAndBrowser);
if (!process.env.SITE_IS_BUILT) await step("2/3 Building the site", () => buildWithControlSets());
await step("3/3 Journeys in the browser", () =>
  run("playwright", ["test", "--project=resilience", ...process.argv.slice(2)]),
);
console.log("All passed.");
