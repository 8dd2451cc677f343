import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, parseDocument } from "yaml";
import { z } from "zod";
import type { FieldPath } from "../app/content/problems.ts";

const fieldPath: z.ZodType<FieldPath> = z.array(z.union([z.string(), z.number()]));

/** A decision, which holds as long as the file still has the value that the person has seen. */
const decision = z.object({
  path: fieldPath,
  saved: z.unknown().optional(),
  keep: z.enum(["mine", "saved"]),
});
export type Decision = z.infer<typeof decision>;

/** A file as a form saves it. */
export const version = z.object({
  /** From the project root. */
  path: z.string(),
  /** The file as it was when the form was opened; undefined if there was none. */
  base: z.string().optional(),
  /** The file as the form would have it; undefined if it is deleted. */
  mine: z.string().optional(),
  /** What the person has decided about fields that both changed. */
  decisions: z.array(decision).optional(),
});
export type Version = z.infer<typeof version>;

/** A field that the form has changed, and somebody else too since the form was opened. */
export interface Conflict {
  file: string;
  path: FieldPath;
  /** Undefined where nothing is written. */
  mine?: unknown;
  saved?: unknown;
}

/** What only one side has changed is merged; the text is undefined if the file is to be deleted. */
export interface Merged {
  text: string | undefined;
  conflicts: readonly Conflict[];
}

/** Puts into the saved file what a form has changed since it was opened, and nothing else. */
export function merge({ path: file, base, mine, decisions = [] }: Version, saved: string | undefined): Merged {
  if (saved === base || saved === mine) return { text: mine, conflicts: [] };
  const document = parseDocument(saved ?? "");
  const conflicts: Conflict[] = [];
  let text = saved;

  const visit = (path: FieldPath, was: unknown, mine: unknown, saved: unknown): void => {
    const isSame = isDeepStrictEqual;
    if (isSame(mine, was) || isSame(mine, saved)) return;
    const keys = commonKeys(was, mine, saved);
    if (keys) {
      for (const key of keys) visit([...path, key], ...([was, mine, saved].map((map) => Object(map)[key]) as Three));
      return;
    }
    const decision = decisions.find((made) => isSame(made.path, path) && isSame(made.saved, saved));
    if (decision?.keep === "saved") return;
    if (!decision && !isSame(saved, was)) conflicts.push({ file, path, mine, saved });
    else if (mine === undefined) document.deleteIn(path);
    else document.setIn(path, mine);
  };

  const values = [base, mine, saved].map(contentOf) as Three;
  if (commonKeys(...values)) {
    visit([], ...values);
    // A text on several lines without quotes is refused (yaml-file.ts).
    text = document.toString({ lineWidth: 0 });
  } else {
    // A file that is new, gone or damaged is taken as a whole.
    const decision = decisions.find(({ path }) => path.length === 0);
    if (decision?.keep === "mine" && isDeepStrictEqual(decision.saved, saved)) text = mine;
    else if (decision?.keep !== "saved" && mine !== base) conflicts.push({ file, path: [], mine, saved });
  }
  return { text, conflicts };
}

type Three = [was: unknown, mine: unknown, saved: unknown];

/** The keys of groups, or of lists of the same length; undefined if these are not three of a kind. */
function commonKeys(...values: Three): PropertyKey[] | undefined {
  const [first] = values;
  if (values.every((value) => Array.isArray(value) && Array.isArray(first) && value.length === first.length))
    return Object.keys(Object(first)).map(Number);
  if (!values.every((value) => typeof value === "object" && value !== null && !Array.isArray(value))) return undefined;
  return [...new Set(values.flatMap((value) => Object.keys(Object(value))))];
}

/** The content of a file; that of a damaged one is its text. */
function contentOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const document = parseDocument(text);
  return document.errors.length === 0 && (isMap(document.contents) || isSeq(document.contents))
    ? document.toJS()
    : text;
}
