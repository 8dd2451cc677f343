import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { launchURL } from "./e2e/helpers/launch-site.ts";
import { fontFolder } from "./testing/system-fonts.ts";
import { testPorts } from "./tools/port.ts";

/** An option of the studio's journeys (e2e/studio/fixtures.ts). */
type Options = { store: "local" | "web" };
type Config = PlaywrightTestConfig<Options>;
type Use = NonNullable<Config["use"]>;

const chromium = { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] };
const webkit = process.env.WEBKIT_DRIVER_PATH;
/** The guide's pictures show the studio on this machine. */
const withPictures = Boolean(process.env.STUDIO_PICTURES);

/** The built site in Chromium, in one language, on a phone. */
const phone: Use = {
  baseURL: `http://localhost:${testPorts.site}`,
  // Tests load everything from the server; only those of offline visits and of Back allow the service worker.
  serviceWorkers: "block",
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  launchOptions: {
    ...chromium,
    args: [...chromium.args, "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
};

/** A released Firefox. */
const firefox: Use = {
  ...phone,
  isMobile: false,
  hasTouch: false,
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: process.env.FIREFOX_PATH,
    // Playwright does not detect pages from the back/forward cache, so disable it. Nor can it emulate media features in
    // a released Firefox, so set reduced motion here.
    firefoxUserPrefs: {
      "browser.sessionhistory.max_total_viewers": 0,
      "ui.prefersReducedMotion": 1,
      // Otherwise Firefox's sandbox allows only the system's font folders.
      "security.sandbox.content.read_path_whitelist": `${fontFolder}/`,
    },
  },
};

const desktop: Use = { viewport: { width: 1280, height: 800 }, launchOptions: chromium };

/** The projects of each folder of e2e. */
const projects: Record<string, Config["projects"]> = {
  // Under usual conditions.
  site: [{ name: "site", testDir: "e2e/site", use: phone }],
  // Under difficult ones. Some wait for a slow link, or for the service worker to store the site.
  resilience: [{ name: "resilience", testDir: "e2e/resilience", timeout: 180_000, use: phone }],
  // The layout at 41 widths: by hand, after a change of the layout.
  widths: [{ name: "widths", testMatch: "resilience/every-state.spec.ts", timeout: 600_000, use: phone }],
  // The journeys tagged `@engines` in Firefox; the most important ones in WebKitGTK, the engine closest to Safari on
  // Linux; all pages in old Chromiums; and the site on its host's engine.
  engines: [
    // First, because its driver runs one test at a time: it uses one worker while the others use the rest.
    { name: "webkit", testMatch: webkit ? "engines/webkit.spec.ts" : [], fullyParallel: false },
    { name: "old-chromiums", testMatch: "engines/old-chromiums.spec.ts" },
    { name: "host", testMatch: "engines/cloudflare.spec.ts", use: { launchOptions: chromium } },
    {
      name: "firefox",
      testMatch: ["site/*.spec.ts", "resilience/*.spec.ts", "engines/firefox.spec.ts"],
      grep: /@engines/,
      use: firefox,
    },
  ],
  // The site as a developer sees it, on a copy of the project. A reload takes seconds: it renders everything again. Each
  // journey changes the copy, which reloads the pages of all, so they take turns.
  dev: [
    {
      name: "dev",
      testDir: "e2e/dev",
      timeout: 180_000,
      workers: 1,
      use: { baseURL: `http://localhost:${testPorts.dev}`, actionTimeout: 60_000, launchOptions: chromium },
    },
  ],
  // One list of the family's tasks, two stores. What only one of them has is in the files that are named after it. The
  // fields of the forms (form-*.spec.ts) are tried in the quicker one: a store gets texts and pictures, whatever field
  // they are from. Journeys whose subject is what is kept, merged, drafted, deleted or undone run in both.
  studio: [
    // Its journeys change the files of one folder, so they take turns. The page beside the forms is a dev server's.
    {
      name: "studio-local",
      timeout: 180_000,
      expect: { timeout: 60_000 },
      testDir: "e2e/studio",
      testIgnore: ["**/web-*.spec.ts", withPictures ? "" : "**/form-*.spec.ts"],
      use: { ...desktop, store: "local", actionTimeout: 60_000 },
      workers: 1,
    },
    // One of its journeys opens every form.
    {
      name: "studio-web",
      timeout: 120_000,
      testDir: "e2e/studio",
      testIgnore: "**/local-*.spec.ts",
      use: { ...desktop, store: "web" },
    },
  ],
};

const dev = `npm run dev -- --port ${testPorts.dev} --strictPort --logLevel silent`;
const sites = { command: "node e2e/helpers/serve-sites.ts", url: launchURL };

/** The servers that they need. */
const servers: Record<string, { command: string; url: string; env?: Record<string, string> }[]> = {
  site: [sites],
  resilience: [sites],
  widths: [sites],
  engines: [
    sites,
    {
      command: webkit ? `xvfb-run -a ${webkit} --port=${testPorts.webkitDriver}` : "",
      // The site under test is our own, and the sandbox cannot start in a container.
      env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
      url: `http://127.0.0.1:${testPorts.webkitDriver}/status`,
    },
  ],
  dev: [
    {
      command: `node e2e/helpers/copy-with-edits.ts .cache/dev-copy && cd .cache/dev-copy && ${dev}`,
      env: { SITE_CONTROLS: "launch" },
      // No page: the first one takes seconds, in which other journeys can run.
      url: `http://localhost:${testPorts.dev}/@vite/client`,
    },
  ],
  // Answers once both studios do.
  studio: [
    {
      command: "node e2e/studio/serve-studios.ts",
      env: { STUDIO_REPOSITORY: "family/site" },
      url: `http://127.0.0.1:${testPorts.hostedStudio}/`,
    },
  ],
};

/** The folders of e2e whose journeys run: `npm run journey` (tools/test.ts) sets them. */
const suites = (process.env.SUITES ?? "site").split(",");

export default defineConfig<Options>({
  testDir: "e2e",
  projects: suites.flatMap((suite) => projects[suite] ?? []),
  webServer: [...new Set(suites.flatMap((suite) => servers[suite] ?? []))]
    .filter(({ command }) => command)
    .map((server) => ({ ...server, timeout: 120_000 })),
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  maxFailures: 10,
  // Retry a failed test for its trace only: failOnFlakyTests keeps it a failure.
  retries: 1,
  failOnFlakyTests: true,
  // What failed is named last, where a shortened log still has it.
  reporter: [["./e2e/helpers/slow-tests.ts"], ["list"]],
  // For a slow and busy machine (four times as long as usual), not for a page that hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    trace: "on-first-retry",
    // No animations and smooth scrolling that tests would wait for.
    contextOptions: { reducedMotion: "reduce" },
  },
});
