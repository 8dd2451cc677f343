import { run, runInBackground, step } from "./install.mjs";
import { buildWithBothControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/**
 * `npm run test:content`: runs the journeys of the Hindi pages on a copy of the project with different content
 * (e2e/other-content.ts). So no journey depends on today's words and numbers, or on one language. To run only some of
 * them, name them, e.g. `npm run test:content home every-page`; `CONTENT_SEED=2` generates other content again.
 *
 * First it builds the site on a copy with content as a family may have edited it, and runs the unit tests there.
 */

const cwd = ".cache/other-content";
const edited = ".cache/family-content";

/** The unit tests that read the project's content. */
const unitTests = [
  "run",
  "app/recipe",
  "app/pdf",
  "app/catalogue/catalogue-pdf",
  "tools/check",
  "tools/build",
  "tools/vite",
  "--exclude=**/{content-properties,build}.test.ts",
];

/** Tests of files that copies lack, and one that edits the content by itself. */
const notOnCopies = "workflow,line-endings,build,content-properties";

await step("1/5 Installing missing packages and programs", installPackagesAndBrowser);
await step(
  `2/5 Copying the project to ${edited}, with edited content; its unit tests, and meanwhile both builds`,
  () => {
    run("node", ["e2e/family-content.ts", edited]);
    return Promise.all([
      runInBackground("vitest", ["run", `--exclude=**/{${notOnCopies}}.test.ts`], { cwd: edited }),
      buildWithBothControlSets({ cwd: edited }),
    ]);
  },
);
await step(`3/5 Copying the project to ${cwd}, with other content`, () => run("node", ["e2e/other-content.ts", cwd]));
await step("4/5 The unit tests of content, and meanwhile the site, built with each set of controls", () =>
  Promise.all([runInBackground("vitest", unitTests, { cwd }), buildWithBothControlSets({ cwd })]),
);
await step("5/5 Journeys in the browser", () =>
  run("playwright", ["test", ...process.argv.slice(2)], { cwd, env: { E2E_LANGUAGE: "hi" } }),
);
console.log("All passed.");
