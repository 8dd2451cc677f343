import { findBrowser, findNginx } from "./browser.mjs";
import { installMissing, projectEnvironment, run, step } from "./install.mjs";

/**
 * `npm run test:hindi`: the journeys of `npm test`, on the Hindi pages. To run only some of them, name them, e.g. `npm run
 * test:hindi home every-page`.
 */

step("1/3 Installing missing packages and programs", () => {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
  const nginx = findNginx();
  if (nginx) projectEnvironment.NGINX_PATH = nginx;
});
step("2/3 Building the site, and again with the launch controls", () => {
  run("node", ["tools/build.ts"], { env: { SITE_CONTROLS: "specified" } });
  run("node", ["tools/build.ts", ".cache/launch"], { env: { SITE_CONTROLS: "launch" } });
});
step("3/3 Journeys in the browser, in Hindi", () =>
  run("playwright", ["test", ...process.argv.slice(2)], { env: { E2E_LANGUAGE: "hi" } }),
);
console.log("All passed.");
