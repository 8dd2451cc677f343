import { defineConfig } from "@playwright/test";
import { launchURL } from "./e2e/helpers/launch-site.ts";
import { testPorts } from "./tools/port.mjs";
import "./testing/system-fonts.ts";

/**
 * These test all languages in one run, or what does not depend on the content, or measure today's words. The journeys
 * with Back and Forward run there too, because they must pass in both languages.
 */
const notOnOtherContent = /(additions|budgets|labels|languages|search-engines|resilience\/(?!back-forward).*)\.spec/;
// Set by `npm run test:content`, which runs the other tests again with different content.
const testIgnore = process.env.E2E_LANGUAGE ? [notOnOtherContent] : [];

/**
 * End-to-end tests of the built site in Chromium, in one language, on a phone: the journeys of `npm test`, and those of
 * `npm run test:resilience`, which meet the site under difficult conditions.
 */
export default defineConfig({
  projects: [
    { name: "journeys", testDir: "e2e/site", testIgnore },
    { name: "resilience", testDir: "e2e/resilience", testIgnore },
  ],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  maxFailures: 10,
  // Retry a failed test for its trace only: failOnFlakyTests keeps it a failure.
  retries: 1,
  failOnFlakyTests: true,
  reporter: "list",
  // Generous, so that no test fails because the machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    trace: "on-first-retry",
    baseURL: `http://localhost:${testPorts.site}`,
    // Tests load everything from the server; only those of offline visits and of Back allow the service worker.
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // No animations and smooth scrolling that tests would wait for.
    contextOptions: { reducedMotion: "reduce" },
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
  webServer: { command: "node e2e/helpers/serve-sites.ts", url: launchURL, timeout: 300_000 },
});
