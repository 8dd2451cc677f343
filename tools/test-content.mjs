import { findBrowser, findNginx } from "./browser.mjs";
import { installMissing, projectEnvironment, run, step } from "./install.mjs";

/**
 * `npm run test:content`: runs the tests on a copy of the project with other content (e2e/other-content). To run only
 * some journeys, name them, e.g. `npm run test:content home every-page`.
 */

const cwd = ".cache/other-content";

step("1/4 Installing missing packages and programs", () => {
  installMissing();
  const browser = findBrowser();
  if (browser) projectEnvironment.CHROMIUM_PATH = browser;
  const nginx = findNginx();
  if (nginx) projectEnvironment.NGINX_PATH = nginx;
});
step(`2/4 Copying the project to ${cwd}, with other content`, () => run("node", ["tools/other-content.ts", cwd]));
step("3/4 Unit and component tests, and building the site", () => {
  run("vitest", ["run"], { cwd });
  run("node", ["tools/build.ts"], { cwd, env: { SITE_CONTROLS: "specified" } });
  run("node", ["tools/build.ts", ".cache/launch"], { cwd, env: { SITE_CONTROLS: "launch" } });
});
step("4/4 Journeys in the browser", () => run("playwright", ["test", ...process.argv.slice(2)], { cwd }));
console.log("All passed.");
