import { findBrowser } from "./browser.mjs";
import { installMissing, projectEnvironment, run, step } from "./install.mjs";

/** `npm run test:dev`: what is saved shows while `npm run dev` runs, and mistakes do. */

step("1/2 Installing what is missing", () => {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
});
step("2/2 Edits while the dev server runs", () =>
  run("playwright", ["test", "--config", "e2e/dev/playwright.config.ts"]),
);
console.log("All passed.");
