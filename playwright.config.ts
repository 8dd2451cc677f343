import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT || 4174);

/** Journeys on the built site, in Chromium, on a phone and on a desktop. */
export default defineConfig({
  testDir: "e2e",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: "list",
  timeout: 30_000,
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
    },
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      // What answers the same at every width is asked once.
      testIgnore: /(contact|distributors|not-found|widget)\.spec/,
    },
  ],
  webServer: {
    command: "node tools/serve.ts",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
