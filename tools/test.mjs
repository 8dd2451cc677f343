import { run, step } from "./install.mjs";
import { buildWithBothControlSets, installForJourneys } from "./test-steps.mjs";

/** `npm test`: all checks of the site, fastest to fail first. */

step("1/4 Installing missing packages and programs", installForJourneys);
step("2/4 Types, lint, unit and component tests", () => run("npm", ["run", "check", "--silent"]));
step("3/4 Building the site, and again with the launch controls", buildWithBothControlSets);
step("4/4 Journeys in the browser", () => run("playwright", ["test"]));
console.log("All passed.");
