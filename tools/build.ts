import { existsSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { type Inspection, inspectContent } from "../app/content/inspect.server.ts";
import { fieldName, sentence, shortened } from "../app/content/problems.ts";
import { checkContent } from "./check-content.ts";
import { finish } from "./finish/finish.ts";
import { SiteFolder } from "./finish/site-folder.ts";
import { projectEnvironment, run } from "./install.mjs";

/**
 * `npm run build`: checks the content, builds the site in a folder aside and puts it in the place of the last one only
 * when it is whole, so that a build that fails leaves the last good one served.
 *
 * `node tools/build.ts <folder>` builds into another folder than `build`.
 */
const folder = process.argv[2] ?? "build";
const aside = join(".cache", `next-${basename(folder)}`);
const before = join(".cache", `last-${basename(folder)}`);

await checkContent();
rmSync(aside, { recursive: true, force: true });
// Read by react-router.config.ts.
projectEnvironment.BUILD_FOLDER = aside;
run("react-router", ["build"]);
await finish(new SiteFolder(join(aside, "client")));
takeUp();
report(await inspectContent());

function takeUp(): void {
  rmSync(before, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(aside, folder);
  rmSync(before, { recursive: true, force: true });
}

/** Says what a visitor will see and the family may not mean. */
function report({ placeholders, advice }: Inspection): void {
  if (advice.length > 0) {
    console.log("\nWorth a look:");
    for (const problem of advice) console.log(`  ${sentence(problem)}`);
  }
  if (placeholders.length > 0) {
    console.log("\nStill invented; put in the real values before the site goes public:");
    for (const { file, line, path, value } of placeholders)
      console.log(`  ${file}, line ${line}: ${fieldName(path)}: ${shortened(value, 60)}`);
  }
}
