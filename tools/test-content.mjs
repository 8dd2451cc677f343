import { run, step } from "./install.mjs";
import { buildWithBothControlSets, installForJourneys } from "./test-steps.mjs";

/**
 * `npm run test:content`: runs the tests on a copy of the project with other content (e2e/other-content). To run only
 * some journeys, name them, e.g. `npm run test:content home every-page`.
 */

const cwd = ".cache/other-content";

step("1/4 Installing missing packages and programs", installForJourneys);
step(`2/4 Copying the project to ${cwd}, with other content`, () => run("node", ["tools/other-content.ts", cwd]));
step("3/4 Unit and component tests, and building the site", () => {
  run("vitest", ["run"], { cwd });
  buildWithBothControlSets({ cwd });
});
step("4/4 Journeys in the browser", () => run("playwright", ["test", ...process.argv.slice(2)], { cwd }));
console.log("All passed.");
