import { run, step } from "./install.mjs";
import { installPackagesAndBrowser } from "./test-steps.mjs";

/** `npm run test:dev` and `npm run test:studio`: edit a copy of the project while a browser shows it. */
const [suite] = process.argv.slice(2);

await step("1/2 Installing missing packages and programs", installPackagesAndBrowser);
await step("2/2 Changes while it runs", () =>
  run("playwright", ["test", "--config", `e2e/${suite}/playwright.config.ts`]),
);
console.log("All passed.");
