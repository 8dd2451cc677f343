import { run, step } from "./install.mjs";
import { installPackagesAndBrowser } from "./test-steps.mjs";

/** `npm run test:dev` and `npm run test:studio`: edit a copy of the project while a browser shows it. */
const [suite] = process.argv.slice(2);

/**
 * The studio's journeys run on a copy without some of the products and recipes, so that the family may take any out; but
 * not while they take pictures for the guide.
 */
const copy = suite === "studio" && !process.env.STUDIO_PICTURES ? ".cache/studio-project" : undefined;

await step("1/2 Installing missing packages and programs", installPackagesAndBrowser);
await step("2/2 Changes while it runs", () => {
  if (copy) run("node", ["e2e/helpers/copy-with-edits.ts", copy, "every second product and recipe is taken out"]);
  run("playwright", ["test", "--config", `e2e/${suite}/playwright.config.ts`], { cwd: copy });
});
console.log("All passed.");
