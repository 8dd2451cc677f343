import type { z } from "zod";
import { type ProblemCode, sentenceOf } from "./problem-sentences.ts";

/** The path of a field in its file: names of fields, and list indexes from 0. Example: `["badges", 1]`. */
export type FieldPath = readonly PropertyKey[];

/** A place in the content. */
export interface Place {
  /** Path from the project root, e.g. `content/en/products/chilli-powder.yaml`. */
  file: string;
  /** Empty for the file as a whole. */
  path: FieldPath;
  /** The line in the file, counted from 1. */
  line?: number | undefined;
}

/** A problem in a content file. */
export type Problem = Place & ProblemCode;

/** A problem that the preflight finds, with its English sentence. */
export const beforeLaunch = (file: string, path: FieldPath, sentence: string): Problem => ({
  file,
  path,
  code: "beforeLaunch",
  values: { sentence },
});

/** Invalid content. The message lists every problem, one per line: `file, line 3: field: write …; now it is …`. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
    super(`The content has ${count}:\n${problems.map((problem) => `  ${problemLine(problem)}`).join("\n")}`);
    this.name = "ContentError";
    // A stack trace does not help the person who wrote the content.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** A problem as one line of text: `content/en/site.yaml, line 3: hours.opens: write something like 09:00; now it is "9"`. */
export function problemLine(problem: Problem): string {
  return `${placeLine(problem)}: ${escapeControls(sentenceOf(problem))}`;
}

/** A place as one line of text: `content/en/site.yaml, line 3: hours.opens`. */
export function placeLine({ file, line, path }: Place): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  return escapeControls([place, truncated(fieldName(path))].filter(Boolean).join(": "));
}

/** A field's path as people read it: `["areas", "regions", 4]` → `areas.regions, entry 5`. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key, index) => {
    if (typeof key === "number") return `${name}${name ? ", " : ""}entry ${key + 1}`;
    const separator = index === 0 ? "" : typeof path[index - 1] === "number" ? ", " : ".";
    return `${name}${separator}${String(key) || '""'}`;
  }, "");
}

/** Escapes characters that could garble the terminal or reverse the direction of the text. */
export function escapeControls(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Shortens a long text for a message. */
export function truncated(text: string, length = 80): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** Turns zod's issues into problems. `found` is the file's parsed content. */
export function problemsOf(error: z.core.$ZodError, file: string, found: unknown): Problem[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue): Problem | Problem[] => {
    const path = issue.path;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ file, path: [...path, key], code: "unknownField", values: {} }));
    }
    // One problem per field: further issues are mostly consequences of the first.
    const field = JSON.stringify(path.map(String));
    if (seen.has(field)) return [];
    seen.add(field);
    // Checks of our own may name the part of the value that is wrong.
    const { part }: IssueParams = issue.code === "custom" ? (issue.params ?? {}) : {};
    const value = part ?? valueAt(found, path);
    const wanted = issue.message;
    if (value === undefined || value === null) return { file, path, code: "missing", values: { wanted } };
    return { file, path, code: "expected", values: { wanted, found: part ?? shown(value, issue) } };
  });
}

/** The `params` of a custom issue. */
export interface IssueParams {
  part?: string;
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => {
    const group = typeof inner === "object" ? Object(inner) : {};
    return Object.hasOwn(group, key) ? group[key] : undefined;
  }, value);
}

function shown(value: unknown, issue: z.core.$ZodIssue): string {
  const isText = issue.code !== "invalid_type" || issue.expected !== "string";
  // JSON has no NaN or Infinity. YAML reads a text without quotes as a number, `true` or `false`.
  if (typeof value === "number" || typeof value === "boolean")
    return isText ? String(value) : `${value} without quotes`;
  return truncated(JSON.stringify(value) ?? String(value));
}
