import { findBrowser, findNginx } from "./browser.mjs";
import { installMissing, projectEnvironment, run, step } from "./install.mjs";

/** `npm test`: all checks of the site, fastest to fail first. */

step("1/4 Installing missing packages and programs", () => {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
  const nginx = findNginx();
  if (nginx) projectEnvironment.NGINX_PATH = nginx;
});
step("2/4 Types, lint, unit and component tests", () => run("npm", ["run", "check", "--silent"]));
step("3/4 Building the site, and again with the launch controls", () => {
  run("node", ["tools/build.ts"], { env: { SITE_CONTROLS: "specified" } });
  run("node", ["tools/build.ts", ".cache/launch"], { env: { SITE_CONTROLS: "launch" } });
});
step("4/4 Journeys in the browser", () => run("playwright", ["test"]));
console.log("All passed.");
