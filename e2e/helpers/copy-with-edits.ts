import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { openContent } from "../../app/content/content-folder.ts";
import { contentEdits, withFiles } from "../../testing/content-edits.ts";
import { copyProject } from "../../tools/copy-project.ts";

/** Copies the project, with other content: `node e2e/helpers/copy-with-edits.ts <copy> "every switch is on" …`. */
const [copy = "", ...names] = process.argv.slice(2);
copyProject(copy);
let folder = openContent(process.cwd());
for (const name of names) {
  const edit = Object.entries(contentEdits).find(([own]) => own === name)?.[1];
  if (!edit) throw new Error(`There is no edit "${name}", only: ${Object.keys(contentEdits).join("; ")}`);
  const values = edit(folder);
  folder = withFiles(folder, values);
  for (const [file, value] of values)
    if (value === undefined) rmSync(join(copy, file), { force: true });
    else writeFileSync(join(copy, file), stringify(value, { lineWidth: 0 }));
}
writeFileSync(join(copy, "content/placeholders.yaml"), "# What is invented, is invented for a test.\n");
