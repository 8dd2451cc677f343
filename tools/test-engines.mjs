import { findOtherEngines } from "./browser.mjs";
import { installMissing, projectEnvironment, run, step } from "./install.mjs";

/** `npm run test:engines`: runs the main journeys in Firefox and WebKit. */

step("1/3 Installing missing packages and programs", () => {
  installMissing();
  Object.assign(projectEnvironment, findOtherEngines());
});
step("2/3 Building the site", () => run("npm", ["run", "build", "--silent"]));
step("3/3 Journeys in Firefox and WebKit", () => run("node", ["--test", "--test-force-exit", "e2e/engines/run.ts"]));
console.log("All passed.");
