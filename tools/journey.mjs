import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail, run, step } from "./install.mjs";
import { buildFolders, buildWithControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/**
 * `npm run journey recipes`: runs the journeys whose files have this in their path, on a build of the files as they are.
 * Playwright's options are passed on, e.g. `npm run journey slip -- -g "three presses"`.
 */
const journeys = process.argv.slice(2);
if (journeys.length === 0)
  fail("Name journeys: npm run journey recipes, or part of the path of any other file in e2e/");

/** What the site is built from. A folder changes when a file in it is deleted. */
const sources = ["app", "content", "tools/build", "tools/check", "tools/headers", "tools/vite", "package-lock.json"];
const configurations = readdirSync(".").filter((file) => file.endsWith(".config.ts"));
const inside = (path) => [
  path,
  ...(statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []).map((name) => join(path, name)),
];
/** When a file was last changed, in milliseconds since 1970; 0 if there is none. */
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

await step("1/3 Installing missing packages and programs", installPackagesAndBrowser);
await step("2/3 Building the site, if a file has changed since", () => {
  const last = Math.max(...[...sources, ...configurations].flatMap(inside).map(changed));
  const isStale = (set) => changed(join(buildFolders[set], "client/index.html")) < last;
  return buildWithControlSets({ sets: Object.keys(buildFolders).filter(isStale) });
});
await step("3/3 Journeys in the browser", () => run("playwright", ["test", ...journeys]));
