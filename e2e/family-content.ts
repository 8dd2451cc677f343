import { rmSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";

/** Edits the content of a copy as a family may: `node e2e/family-content.ts <copy> "every switch is on"`. */
const [copy = "", ...names] = process.argv.slice(2);
process.chdir(copy);
// It reads the content of the working directory.
const { familyEdits } = await import("../testing/family-edits.ts");
for (const name of names) {
  const edit = familyEdits[name];
  if (!edit) throw new Error(`There is no edit "${name}", only: ${Object.keys(familyEdits).join("; ")}`);
  for (const [file, value] of edit())
    if (value === undefined) rmSync(file);
    else writeFileSync(file, stringify(value, { lineWidth: 0 }));
}
