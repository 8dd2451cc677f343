import { run, runInBackground, step } from "./install.mjs";
import { buildWithBothControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/**
 * `npm run test:content`: runs the unit tests, and the journeys of the Hindi pages, on a copy of the project with other
 * content (e2e/other-content.ts) and twenty more products. So no test depends on today's words and numbers, or on one
 * language. To run only some journeys, name them, e.g. `npm run test:content home every-page`; `CONTENT_SEED=2` generates
 * other content again.
 */

const cwd = ".cache/other-content";

/** Tests of files that the copy lacks, and those that edit the content themselves. */
const notOnCopies = "workflow,line-endings,build,content-properties,family-edits";

await step("1/4 Installing missing packages and programs", installPackagesAndBrowser);
await step(`2/4 Copying the project to ${cwd}, with other content`, () => {
  run("node", ["e2e/other-content.ts", cwd]);
  run("node", ["e2e/family-content.ts", cwd, "there are twenty more products"]);
});
await step("3/4 Unit tests, and meanwhile the site, built with each set of controls", () =>
  Promise.all([
    runInBackground("vitest", ["run", `--exclude=**/{${notOnCopies}}.test.ts`], { cwd }),
    buildWithBothControlSets({ cwd }),
  ]),
);
await step("4/4 Journeys in the browser", () =>
  run("playwright", ["test", ...process.argv.slice(2)], { cwd, env: { E2E_LANGUAGE: "hi" } }),
);
console.log("All passed.");
