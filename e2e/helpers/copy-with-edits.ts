import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { openContent } from "../../app/content/content-folder.ts";
import { contentEdits, withFiles } from "../../testing/content-edits.ts";
import { copyProject } from "../../tools/copy-project.ts";

/** Copies the project: `node e2e/helpers/copy-with-edits.ts .cache/copy`. With `other` after it, edits the content, too. */
const [copy = "", kind] = process.argv.slice(2);
const edits: readonly (keyof typeof contentEdits)[] = [
  "every second product and recipe is taken out",
  "every sentence has special characters, emoji and both scripts",
  "a product is sold loose, too",
  "there are ten more products",
];
copyProject(copy);
let folder = openContent(process.cwd());
for (const name of kind === "other" ? edits : []) {
  const values = contentEdits[name](folder);
  folder = withFiles(folder, values);
  for (const [file, value] of values)
    if (value === undefined) rmSync(join(copy, file), { force: true });
    else writeFileSync(join(copy, file), stringify(value, { lineWidth: 0 }));
}
writeFileSync(join(copy, "content/placeholders.yaml"), "# What is invented, is invented for a test.\n");
