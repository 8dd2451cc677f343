import { run, runInBackground, step } from "./install.mjs";
import { buildWithControlSets, installPackagesAndBrowser } from "./test-steps.mjs";

/**
 * `npm run test:content`: runs the tests that edit the content themselves; the unit tests that read the content, and the
 * journeys of the Hindi pages, on a copy of the project with other content; and those unit tests on a second copy. So no
 * test depends on today's words, numbers, products and recipes, or on one language: each product and each recipe is
 * missing in one of the two copies. To run only some journeys, name them, e.g. `npm run test:content home every-page`;
 * `CONTENT_SEED=2` generates other content again.
 */

/** The edits (testing/content-edits.ts) of the content of each copy. */
const copies = {
  ".cache/other-content": [
    "every second product and recipe is taken out",
    "every word and fact is another, lists are rotated and longer, and some of what may be left out is",
    "every sentence has special characters, emoji and both scripts",
    "a product is sold loose, too",
    "there are ten more products",
  ],
  ".cache/fewer-products": ["the other products and recipes are taken out"],
};
const [other, fewer] = Object.keys(copies);

/** Runs the unit tests that import what reads the content, but not those of files that the copies lack. */
const readingTests = [
  "related",
  "--run",
  "app/content/content-folder.ts",
  ...["node", "dom", "slow"].map((name) => `--project=${name}`),
];
const unitTests = (cwd) => runInBackground("vitest", [...readingTests, "--exclude=**/workflow.test.ts"], { cwd });

await step("1/4 Installing missing packages and programs", installPackagesAndBrowser);
await step(`2/4 Copying the project to ${other} and ${fewer}, with other content`, () => {
  for (const [copy, edits] of Object.entries(copies)) run("node", ["e2e/helpers/copy-with-edits.ts", copy, ...edits]);
});
await step("3/4 Unit tests, and meanwhile the site, built with each set of controls", () =>
  Promise.all([
    runInBackground("vitest", ["run", "--project=other-content"])
      .then(() => unitTests(other))
      .then(() => unitTests(fewer)),
    buildWithControlSets({ cwd: other }),
  ]),
);
await step("4/4 Journeys in the browser", () =>
  run("playwright", ["test", ...process.argv.slice(2)], { cwd: other, env: { E2E_LANGUAGE: "hi" } }),
);
console.log("All passed.");
