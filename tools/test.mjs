import { run, runInBackground, step } from "./install.mjs";
import { buildWithControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/** `npm test`: all checks of the site under usual conditions; `npm run test:resilience` has the others. */

await step("1/3 Installing missing packages and programs", installPackagesAndBrowser);
// In parallel, because each alone leaves one of two processors idle.
await step("2/3 Types, lint and unit tests, and meanwhile the site, built with each set of controls", () =>
  Promise.all([runInBackground("npm", ["run", "check", "--silent"]), buildWithControlSets()]),
);
await step("3/3 Journeys in the browser", () => run("playwright", ["test", "--project=journeys"]));
console.log("All passed.");
