import { defineConfig } from "@playwright/test";
import "../../testing/system-fonts.ts";
import { testPorts } from "../../tools/port.mjs";

const port = testPorts.dev;

/** `npm run test:dev`: the dev server is like the built site, and shows saved changes and problems. */
export default defineConfig({
  testDir: ".",
  // All edit or read the same copy.
  workers: 1,
  outputDir: "../../test-results/dev",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Generous, so that a slow machine causes no failures.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
  },
  webServer: {
    command: `node e2e/helpers/run-on-copy.ts .cache/dev-copy dev -- --port ${port} --strictPort --logLevel silent`,
    cwd: "../..",
    // The set with most islands.
    env: { SITE_CONTROLS: "launch" },
    url: `http://localhost:${port}/products`,
    // Without an earlier build, every picture must be encoded first.
    timeout: 300_000,
  },
});
