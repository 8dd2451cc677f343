import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stringify } from "yaml";
import { familyEdits } from "../testing/family-edits.ts";
import { copyProject } from "../tools/copy-project.ts";

/**
 * Copies the project into a folder, with the content as a family may have edited it: `node e2e/family-content.ts <folder>`,
 * and the names of the edits, if not those that have stopped most builds.
 */
const [folder = "", ...names] = process.argv.slice(2);
const chosen =
  names.length > 0 ? names : ["every text has special characters, emoji and both scripts", "twenty products more"];
const root = resolve(folder);
copyProject(root);
for (const name of chosen) {
  const edit = familyEdits[name];
  if (!edit) throw new Error(`There is no edit "${name}", only: ${Object.keys(familyEdits).join("; ")}`);
  for (const [file, value] of edit())
    if (value === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), stringify(value, { lineWidth: 0 }));
}
console.log(`The content: ${chosen.join("; ")}.`);
