import { findBrowser } from "./browser.mjs";
import { installMissing, projectEnvironment, run, step } from "./install.mjs";

/** `npm run test:dev`: checks that edits and mistakes show in the browser while `npm run dev` runs. */

step("1/2 Installing missing packages and programs", () => {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
});
step("2/2 Edits while the dev server runs", () =>
  run("playwright", ["test", "--config", "e2e/dev/playwright.config.ts"]),
);
console.log("All passed.");
