import { existsSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { checkContent, reportOn } from "./check-content.ts";
import { run } from "./install.mjs";
import { postbuild } from "./postbuild/postbuild.ts";
import { SiteFolder } from "./postbuild/site-folder.ts";

/**
 * `npm run build`: checks the content, builds the site in a folder aside, and replaces the last build only when the new
 * one is complete, so that a build that fails leaves the last good one served.
 *
 * `npm run build <folder>` builds into another folder than `build`.
 */
const folder = process.argv[2] ?? "build";
const aside = join(".cache", `next-${basename(folder)}`);

process.on("exit", (code) => {
  if (code !== 0 && existsSync(folder)) console.error(`\nThe last good site is still there, in ${folder}/`);
});
// Node would print an error that nothing catches after that line.
process.on("uncaughtException", (error) => {
  console.error(error);
  process.exit(1);
});

const inspection = await checkContent();
rmSync(aside, { recursive: true, force: true });
// Read by react-router.config.ts.
run("react-router", ["build"], { env: { BUILD_FOLDER: aside } });
await postbuild(new SiteFolder(join(aside, "client")));
replaceLastBuild();
for (const line of reportOn(inspection)) console.log(line);

function replaceLastBuild(): void {
  const last = join(".cache", `last-${basename(folder)}`);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(aside, folder);
  rmSync(last, { recursive: true, force: true });
}
