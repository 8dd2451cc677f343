import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import type { ContentFolder } from "../app/content/content-files.ts";
import { openContent } from "../app/content/content-folder.ts";
import { type FieldPath, problemLine } from "../app/content/problems.ts";
import { parseYamlFile } from "../app/content/yaml-file.ts";
import { textProblems } from "../tools/check/text-problems.ts";

// For tests: the project's own content after an edit, without touching the disk.

/** Returns a file's new text, given the old one; undefined deletes the file. */
export type Edit = (text: string) => string | undefined;

/** Sets a field of a YAML file; `undefined` deletes it. */
export function set(path: FieldPath, value: unknown): Edit {
  return (text) => {
    const document = parseDocument(text);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    return document.toString({ lineWidth: 0 });
  };
}

const real = openContent(process.cwd());

/** The content after the edits, by file; a new file starts empty. */
export function changed(edits: Readonly<Record<string, Edit>>): ContentFolder {
  const files = new Map(real.files);
  for (const [file, edit] of Object.entries(edits)) {
    const before = real.files.has(file) ? readFileSync(file, "utf8") : "";
    const after = edit(before);
    if (after === undefined) files.delete(file);
    else files.set(file, parseYamlFile(file, Buffer.from(after)));
  }
  return { ...real, files };
}

/** The check's messages about the content after the edits, one line each, without line numbers. */
export function messagesAfter(edits: Readonly<Record<string, Edit>>): string[] {
  return textProblems(changed(edits)).map((problem) => problemLine(problem).replaceAll(/, line \d+/g, ""));
}
