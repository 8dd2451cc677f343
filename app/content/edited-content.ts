import { readFileSync } from "node:fs";
import { type ContentFolder, openContent } from "./content-folder.ts";
import { sentence } from "./problems.ts";
import { readParts } from "./read.server.ts";
import { parseYamlFile } from "./yaml-file.ts";

// For tests: the project's own content as it would be after somebody's edit, without touching the disk.

/** What an edit makes of a file: its new text, made from the old one; undefined deletes it. */
export type Edit = (text: string) => string | undefined;

const real = openContent(process.cwd());

/** The content after the edits, by file; a file that was not there begins empty. */
export function changed(edits: Readonly<Record<string, Edit>>): ContentFolder {
  const files = new Map(real.files);
  for (const [file, edit] of Object.entries(edits)) {
    const before = real.files.has(file) ? readFileSync(file, "utf8") : "";
    const after = edit(before);
    if (after === before) throw new Error(`The edit left ${file} as it was`);
    if (after === undefined) files.delete(file);
    else files.set(file, parseYamlFile(file, Buffer.from(after)));
  }
  return { ...real, files };
}

/** What the check says about the content after the edits, a line each. */
export function messagesAfter(edits: Readonly<Record<string, Edit>>): string[] {
  return readParts(changed(edits), "en").problems.map(sentence);
}
