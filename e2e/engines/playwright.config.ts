import { defineConfig } from "@playwright/test";
import { fontFolder } from "../../testing/system-fonts.ts";
import { testPorts } from "../../tools/port.mjs";

const webkit = process.env.WEBKIT_DRIVER_PATH;

/**
 * Runs the main suite's journeys that are tagged `@engines` in a released Firefox, and the most important ones in
 * WebKitGTK, the engine closest to Safari on Linux. tools/browser.mjs finds both. Old Chromiums open every page
 * (tools/old-chromiums.mjs).
 */
export default defineConfig({
  testDir: "..",
  outputDir: "../../test-results/engines",
  workers: 2,
  // Generous, so that a slow machine causes no failures.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH,
      // Playwright does not detect pages from the back/forward cache, so disable it. Nor can it emulate media features
      // in a released Firefox, so set reduced motion here.
      firefoxUserPrefs: {
        "browser.sessionhistory.max_total_viewers": 0,
        "ui.prefersReducedMotion": 1,
        // Otherwise Firefox's sandbox allows only the system's font folders.
        "security.sandbox.content.read_path_whitelist": `${fontFolder}/`,
      },
    },
  },
  projects: [
    // First, because its driver runs one test at a time: it uses one worker while Firefox uses the other.
    ...(webkit ? [{ name: "webkit", testMatch: /webkit\.spec/ }] : []),
    ...(process.env.OLD_CHROMIUMS
      ? [{ name: "old-chromiums", testMatch: /old-chromiums\.spec/, fullyParallel: true }]
      : []),
    {
      name: "host",
      testMatch: /cloudflare\.spec/,
      use: {
        browserName: "chromium",
        channel: undefined,
        launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
      },
    },
    {
      name: "firefox",
      testIgnore: /(webkit|old-chromiums|cloudflare)\.spec|e2e\/(dev|studio)\//,
      grep: /@engines/,
      fullyParallel: true,
    },
  ],
  webServer: [
    {
      command: "node e2e/helpers/serve-sites.ts",
      cwd: "../..",
      url: `http://localhost:${testPorts.site}`,
    },
    ...(webkit
      ? [
          {
            command: `${process.env.XVFB_PATH ?? "xvfb-run"} -a ${webkit} --port=${testPorts.webkitDriver}`,
            // The site under test is our own, and the sandbox cannot start in a container.
            env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
            url: `http://127.0.0.1:${testPorts.webkitDriver}/status`,
          },
        ]
      : []),
  ],
});
