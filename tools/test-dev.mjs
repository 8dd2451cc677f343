import { run, step } from "./install.mjs";
import { installPackagesAndBrowser } from "./test-steps.mjs";

/** `npm run test:dev`: checks that edits and mistakes show in the browser while `npm run dev` runs. */

await step("1/2 Installing missing packages and programs", installPackagesAndBrowser);
await step("2/2 Edits while the dev server runs", () =>
  run("playwright", ["test", "--config", "e2e/dev/playwright.config.ts"]),
);
console.log("All passed.");
