import { rmSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { familyEdits } from "../testing/family-edits.ts";

/** Edits the content in the working directory as a family may: `node e2e/family-content.ts "every switch is on"`. */
for (const name of process.argv.slice(2)) {
  const edit = familyEdits[name];
  if (!edit) throw new Error(`There is no edit "${name}", only: ${Object.keys(familyEdits).join("; ")}`);
  for (const [file, value] of edit())
    if (value === undefined) rmSync(file);
    else writeFileSync(file, stringify(value, { lineWidth: 0 }));
}
