import { run, step } from "./install.mjs";
import { buildWithBothControlSets, installForJourneys } from "./test-steps.mjs";

/**
 * `npm run test:hindi`: the journeys of `npm test`, on the Hindi pages. To run only some of them, name them, e.g.
 * `npm run test:hindi home every-page`.
 */

step("1/3 Installing missing packages and programs", installForJourneys);
step("2/3 Building the site, and again with the launch controls", buildWithBothControlSets);
step("3/3 Journeys in the browser, in Hindi", () =>
  run("playwright", ["test", ...process.argv.slice(2)], { env: { E2E_LANGUAGE: "hi", E2E_OTHER_WORDS: "1" } }),
);
console.log("All passed.");
