import { cpSync } from "node:fs";
import { installMissing, run } from "./install.mjs";

/**
 * `npm run mutate`: changes the modules of tools/mutate/stryker.config.mjs in many small ways, and lists the changes that
 * no unit test notices. `npm run mutate app/numbers.ts` changes only this module.
 *
 * Stryker has 177 packages, a third of what the project has. So it is no dependency of the project, but has a lock file
 * of its own, and is installed in .cache.
 */

const folder = ".cache/mutate";
const modules = process.argv.slice(2);

installMissing();
cpSync("tools/mutate", folder, { recursive: true });
run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
run("node", [
  `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`,
  "run",
  "tools/mutate/stryker.config.mjs",
  ...(modules.length > 0 ? ["--mutate", modules.join()] : []),
]);
