import { defineConfig } from "@playwright/test";
import { canRunNginx } from "./tools/nginx.ts";

const port = Number(process.env.E2E_PORT || 4174);

/** Tests whose result does not depend on the width run once, on the phone: these files, and tests marked `@once`. */
const runOnce =
  /(about|broken-scripts|budgets|contact|distributors|error-view|fonts|hindi-offer|home|hostile-text|languages|late-scripts|launch|nginx|not-found|offline|open-now|policy|products|recipes|refused-powers|search-engines|sections|widget|without-scripts)\.spec/;

/** End-to-end tests of the built site in Chromium, at phone and desktop size, in one language. */
export default defineConfig({
  testDir: "e2e",
  testIgnore: [
    // These tests need nginx, which is not installed everywhere.
    ...(canRunNginx(process.env.NGINX_PATH) ? [] : [/nginx\.spec/]),
    // E2E_LANGUAGE: see e2e/content.ts. These files test every language in one run.
    ...(process.env.E2E_LANGUAGE ? [/(fonts|hindi-offer|languages|nginx|offline|search-engines)\.spec/] : []),
  ],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  retries: 0,
  reporter: "list",
  // Generous, so that a slow machine causes no failures: only what never happens fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Tests load everything from the server; only e2e/offline.spec.ts allows the service worker.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      grepInvert: /@desktop/,
    },
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone|@once/,
      testIgnore: runOnce,
    },
  ],
  webServer: {
    command: "node tools/serve.ts",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
