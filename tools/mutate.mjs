import { installMissing, installOnDemand, run } from "./install.mjs";

/**
 * `npm run mutate`: changes the modules of tools/mutate/stryker.config.mjs in many small ways, and lists the changes that
 * no unit test notices. `npm run mutate app/text/numbers.ts` changes only this module.
 *
 * Stryker has 177 packages, so it is no dependency of the project: installOnDemand.
 */

const modules = process.argv.slice(2);

installMissing();
const folder = installOnDemand("tools/mutate");
run("node", [
  `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`,
  "run",
  "tools/mutate/stryker.config.mjs",
  ...(modules.length > 0 ? ["--mutate", modules.join()] : []),
]);
