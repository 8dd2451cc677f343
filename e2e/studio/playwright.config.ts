import { defineConfig } from "@playwright/test";
import "../../testing/system-fonts.ts";
import { testPorts } from "../../tools/port.mjs";
import { studioOf } from "./studio-of.ts";

/** Each worker has a studio of its own, as its journeys change the files. */
const studios = [0, 1].map(studioOf);

/** `npm run test:studio`: what the family does in the studio, and the files that come of it. */
export default defineConfig<{ store: "local" | "web" }>({
  testDir: ".",
  // One list of journeys, two studios. A journey that only one of them has is named after it.
  projects: [
    { name: "local", testIgnore: "**/web-*.spec.ts", use: { store: "local" } },
    { name: "web", testIgnore: "**/local-*.spec.ts", use: { store: "web" } },
  ],
  outputDir: "../../test-results/studio",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: studios.length,
  // Retry a failed test for its report only: failOnFlakyTests keeps it a failure.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
  },
  webServer: [
    ...studios.map(({ copy, port }) => ({
      command: `node e2e/run-on-copy.ts ${copy} studio`,
      cwd: "../..",
      env: { PORT: String(port) },
      // The site beside the forms, which starts last.
      url: `http://127.0.0.1:${port + 1}/products`,
      timeout: 300_000,
    })),
    {
      command: "node studio/build.ts && node e2e/studio/serve-hosted.ts",
      cwd: "../..",
      env: { PORT: String(testPorts.hostedStudio), STUDIO_REPOSITORY: "family/site" },
      url: `http://127.0.0.1:${testPorts.hostedStudio}/`,
      timeout: 300_000,
    },
  ],
});
