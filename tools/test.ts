import { globSync, statSync } from "node:fs";
import { findChromium, findOtherEngines } from "./browsers.ts";
import { fail, installOnDemand, run, runInBackground } from "./commands.ts";

/**
 * `npm test`: types, lint and unit tests, and meanwhile the site, built with each set of controls; then the journeys of
 * e2e/site. `npm run test:all`: everything that CI runs. `npm run journey resilience`: the journeys of one folder of e2e,
 * on a build of the files as they are; `npm run journey recipes`: those with this in their path. Playwright's options are
 * passed on: `npm run journey slip -- -g "keeps its name"`.
 */
const [command = "", name = "", ...options] = process.argv.slice(2);
/** Of studio and dev, one test runs at a time: they begin first, so that at the end no worker has to wait. */
const suites = ["studio", "dev", "engines", "resilience", "site"];
/** Journeys that are run by hand only. */
const byHand = ["widths"];
/** The folder of the build with each set of controls. */
const builds = { specified: "build", launch: ".cache/launch" };
const sets = ["specified", "launch"] as const;

findChromium();
if (command === "journey") {
  const hasFile = (suite: string) => globSync(`e2e/${suite}/*.spec.ts`).some((file) => name && file.includes(name));
  const isSuite = [...suites, ...byHand].includes(name);
  const wanted = isSuite ? [name] : suites.filter(hasFile);
  if (wanted.length === 0) fail(`Name journeys: npm run journey ${suites.join("|")}, or part of a file's path in e2e`);
  await prepare(wanted);
  if (wanted.some((suite) => !["dev", "studio"].includes(suite))) await build(sets.filter(isStale));
  journeys(wanted, isSuite ? options : [name, ...options]);
} else {
  const wanted = command === "all" ? suites : ["site"];
  // In parallel, because each alone leaves one of two processors idle.
  await Promise.all([runInBackground("npm", ["run", "check", "--silent"]), build(sets), prepare(wanted)]);
  journeys(wanted);
  if (command === "all") await testOtherContent();
}
console.log(`All passed, in ${Math.round(performance.now() / 1000)} s.`);

/**
 * Builds the site with these sets of controls: one after the other, for the second finds the pictures in the cache, and
 * React Router, which writes `.react-router/types` anew in each build, fails if another build deletes them meanwhile.
 */
async function build(wanted: readonly (keyof typeof builds)[], cwd = "."): Promise<void> {
  for (const set of wanted)
    await runInBackground("node", ["tools/build/build.ts", builds[set]], { cwd, env: { SITE_CONTROLS: set } });
}

/** Whether a file has changed since the site was built of it. A folder changes when a file in it is deleted. */
function isStale(set: keyof typeof builds): boolean {
  const sources = ["{app,content}/**", "tools/{build,check,headers,vite}/**", "*.config.ts", "package-lock.json"];
  const built = statSync(`${builds[set]}/client/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return globSync(sources).some((file) => !file.includes(".test.") && statSync(file).mtimeMs > built);
}

/** Finds and installs the programs that journeys of these folders of e2e need. */
async function prepare(wanted: readonly string[]): Promise<void> {
  if (wanted.includes("engines")) {
    findOtherEngines();
    await installOnDemand(".github/wrangler");
  }
  if (wanted.some((suite) => ["engines", "studio"].includes(suite))) await installOnDemand("e2e/engines/chromiums");
}

/** Runs journeys of these folders of e2e. playwright.config.ts starts only the servers that they need. */
function journeys(wanted: readonly string[], filters: readonly string[] = []): void {
  run("playwright", ["test", ...filters], { env: { SUITES: wanted.join() } });
}

/** Checks all content that the studio allows; and on a copy with such content, in Hindi, pages and the catalogue. */
async function testOtherContent(): Promise<void> {
  const copy = ".cache/other-content";
  run("node", ["e2e/helpers/copy-with-edits.ts", copy, "other"]);
  await Promise.all([runInBackground("vitest", ["run", "--project=other-content"]), build(sets, copy)]);
  const files = ["documents", "every-page", "products"].map((file) => `e2e/site/${file}`);
  run("playwright", ["test", ...files], { cwd: copy, env: { SUITES: "site", E2E_LANGUAGE: "hi" } });
}
