import { existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { checkContent } from "../check-content.ts";
import { run } from "../commands.ts";
import { isBuild, replaceBuild } from "./replace-build.ts";
import { SiteFolder } from "./site-folder.ts";

/**
 * `npm run build`: checks the content, builds the site in a temporary folder, and replaces the last build only when the
 * new one is complete. If a build fails, the last good one stays in place.
 *
 * `npm run build <folder>` builds into another folder, which must be new or contain an earlier build.
 */
const folder = process.argv[2] ?? "build";
const mayBeReplaced = folder === "build" || !existsSync(folder) || isBuild(folder);
if (!mayBeReplaced || folder.startsWith("-")) {
  console.error(`${folder} is neither a new folder nor an earlier build, so it is not replaced. Name another folder.`);
  process.exit(1);
}
const next = join(".cache", `next-${basename(folder)}`);

process.on("exit", (code) => {
  if (code !== 0 && existsSync(folder)) console.error(`\nThe last good site is still there, in ${folder}/`);
});
// Print errors before that line: by default, Node prints an uncaught error after the exit handlers.
process.on("uncaughtException", (error) => {
  console.error(error);
  process.exit(1);
});

const { placeholders } = await checkContent();
rmSync(next, { recursive: true, force: true });
// react-router.config.ts reads BUILD_FOLDER.
run("react-router", ["build"], { env: { BUILD_FOLDER: next } });
// Loaded only now, because it takes most of a second: problems are reported sooner.
const { postbuild } = await import("./postbuild.ts");
await postbuild(new SiteFolder(join(next, "client")));
replaceBuild(folder, next);
if (placeholders.length > 0)
  console.log(`\nValues that are still invented: ${placeholders.length}. npm run preflight lists them.`);
