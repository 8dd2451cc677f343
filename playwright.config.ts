import { defineConfig } from "@playwright/test";
import { canRunNginx } from "./tools/nginx.ts";

const port = Number(process.env.E2E_PORT || 4174);

/** What answers the same at every width is asked once, on the phone: these files, and tests marked `@once`. */
const askedOnce =
  /(broken-scripts|budgets|contact|distributors|hostile-text|launch|machines|nginx|not-found|offline|policy|refused-powers|widget|without-scripts)\.spec/;

/** Journeys on the built site, in Chromium, on a phone and on a desktop. */
export default defineConfig({
  testDir: "e2e",
  // They need a program that is not everywhere.
  testIgnore: canRunNginx(process.env.NGINX_PATH) ? [] : /nginx\.spec/,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [["list"], ["./e2e/advice.ts"]],
  // No verdict by the clock: a busy machine may take its time, and only what never comes fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Journeys ask the server for everything; e2e/offline.spec.ts lets the service worker in.
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
      testIgnore: askedOnce,
    },
  ],
  webServer: {
    command: "node tools/serve.ts",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
