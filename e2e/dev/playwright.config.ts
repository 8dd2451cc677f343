import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_DEV_PORT || 4175);

/** `npm run test:dev`: saved changes show on the open page, served by the dev server. */
export default defineConfig({
  testDir: ".",
  // Not *.spec.ts: those are the journeys on the built site.
  testMatch: "*.dev.ts",
  outputDir: "../../test-results/dev",
  forbidOnly: Boolean(process.env.CI),
  // All tests edit the same copy of the project.
  workers: 1,
  // A file watcher on a busy machine may miss a save; a retry rules that out.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  timeout: 90_000,
  // Generous: a busy machine may be slow, and no test checks speed.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
  },
  webServer: {
    command: "node e2e/dev/serve-copy.ts",
    cwd: "../..",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    // Without an earlier build, every picture must be encoded first.
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
