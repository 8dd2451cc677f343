import type { z } from "zod";

/** One thing wrong in one content file, in words the family can act on. */
export interface Problem {
  /** Path from the project's root, e.g. `content/products/chilli-powder.yaml`. */
  file: string;
  /** The field, e.g. `badges.1`; empty when the file as a whole is meant. */
  field: string;
  says: string;
}

/** Bad content. Its message lists every problem, one a line: `file: field: expected …, got …`. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
    super(`The content has ${count}:\n${problems.map((problem) => `  ${line(problem)}`).join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
    // The place in our code is no help to the person who wrote the content.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** A problem as one line: file, field, what was expected, what was found. */
export function line({ file, field, says }: Problem): string {
  return plain([file, shortened(field), says].filter(Boolean).join(": "));
}

/** Text that can neither spoil the terminal it is shown in nor be read backwards. */
function plain(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The beginning of a long text: who wrote it knows the rest. */
export function shortened(text: string, length = 80): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** Translates what zod found wrong with `found`, the file's parsed content. */
export function problemsOf(error: z.core.$ZodError, file: string, found: unknown): Problem[] {
  return error.issues.flatMap((issue) => {
    const value = at(found, issue.path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        file,
        field: [...issue.path, key || '""'].join("."),
        says: "expected no such field, got one; correct its spelling or take it out",
      }));
    }
    if (issue.code === "invalid_key") {
      return { file, field: issue.path.join("."), says: "expected a known name, got this one" };
    }
    return {
      file,
      field: issue.path.join("."),
      says:
        value === undefined
          ? `expected ${issue.message}, but it is missing`
          : `expected ${issue.message}, got ${shown(value)}`,
    };
  });
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function shown(value: unknown): string {
  if (typeof value === "number") return String(value); // JSON has no .nan and no .inf.
  try {
    return shortened(JSON.stringify(value) ?? String(value));
  } catch {
    return "a part that holds itself";
  }
}
