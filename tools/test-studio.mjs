import { run, step } from "./install.mjs";
import { installPackagesAndBrowser } from "./test-steps.mjs";

/** `npm run test:studio`: what the family does in the studio, in a real browser. */

await step("1/2 Installing missing packages and programs", installPackagesAndBrowser);
await step("2/2 Changes in the studio", () =>
  run("playwright", ["test", "--config", "e2e/studio/playwright.config.ts"]),
);
console.log("All passed.");
