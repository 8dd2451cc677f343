import { defineConfig } from "@playwright/test";
import "../../testing/system-fonts.ts";
import { testPorts } from "../../tools/port.mjs";

const [webOnly, formOnly] = ["**/web-*.spec.ts", "**/form-*.spec.ts"] as const;
/** The guide's pictures show the studio on this machine. */
const withPictures = Boolean(process.env.STUDIO_PICTURES);

/** `npm run test:studio`: what the family does in the studio, and the files that come of it. */
export default defineConfig<{ store: "local" | "web" }>({
  testDir: ".",
  // One list of journeys, two stores. What only one of them has is in the files that are named after it. The fields of
  // the forms (form-*.spec.ts) are tried in the quicker one: a store gets texts and pictures, whatever field they are
  // from. Journeys whose subject is what is kept, merged, drafted, deleted or undone run in both.
  projects: [
    // Its journeys change the files of one folder, so they take turns.
    { name: "local", testIgnore: withPictures ? webOnly : [webOnly, formOnly], use: { store: "local" }, workers: 1 },
    { name: "web", testIgnore: "**/local-*.spec.ts", use: { store: "web" } },
  ],
  outputDir: "../../test-results/studio",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 2,
  // Retry a failed test for its report only: failOnFlakyTests keeps it a failure.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
  },
  webServer: {
    command: "node e2e/studio/serve-studios.ts",
    cwd: "../..",
    env: { STUDIO_REPOSITORY: "family/site" },
    // Answers once both studios do.
    url: `http://127.0.0.1:${testPorts.hostedStudio}/`,
    timeout: 300_000,
  },
});
