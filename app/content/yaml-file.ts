import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
} from "yaml";
import type { ProblemCode } from "./problem-sentences.ts";
import { type FieldPath, type Problem, truncated } from "./problems.ts";

/** A parsed content file, with line numbers for its fields. */
export interface YamlFile {
  /** The file's content; undefined if there are problems. */
  value: unknown;
  /** A syntax error, or texts that YAML would silently cut off. */
  problems: readonly Problem[];
  /**
   * The line of a field, counted from 1; for a missing field, the line of its nearest ancestor. Undefined for the file
   * as a whole.
   */
  lineOf(path: FieldPath): number | undefined;
}

/** A problem before its line number is known: its offset in characters from the start of the file. */
type ProblemAtOffset = { offset: number } & ProblemCode;

/** Parses a content file. Also rejects aliases, and a text that an unquoted `#` cuts off: no schema knows. */
export function parseYamlFile(file: string, bytes: Uint8Array): YamlFile {
  const text = decoded(bytes);
  if (text === undefined)
    return { value: undefined, problems: [{ file, path: [], code: "notUtf8", values: {} }], lineOf: () => undefined };
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = problemsIn(document, text);
  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    problems: problems.map(({ offset, ...code }) => ({ file, path: [], line: lineAt(offset), ...code })),
    lineOf: (path) => {
      const start = path.length > 0 ? startOf(path, document) : undefined;
      return start === undefined ? undefined : lineAt(start);
    },
  };
}

/** The file's text. Undefined if it is not UTF-8, or is double-encoded: UTF-8 read as Latin-1 and saved as UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // UTF-16 has zero bytes. When UTF-8 is read as Latin-1, every Devanagari letter begins with à¤ or à¥.
    return /\0|à[¤¥]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The offset of a field's name or a list entry; if it is missing, that of its nearest ancestor. */
function startOf(path: FieldPath, document: Document.Parsed): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  const found = isSeq(parent)
    ? parent.get(key, true)
    : isMap(parent) && parent.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key))?.key;
  if (isNode(found)) return found.range?.[0];
  return path.length > 1 ? startOf(path.slice(0, -1), document) : undefined;
}

/** Finds the first syntax error, of which later ones are mostly consequences, or texts that a comment cuts off. */
function problemsIn(document: Document.Parsed, text: string): ProblemAtOffset[] {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return [{ offset: error.pos[0], code: "invalidYaml", values: { reason: truncated(error.message) } }];
  const problems: ProblemAtOffset[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      const reason = `*${source} needs double quotes`;
      problems.push({ offset: range?.[0] ?? 0, code: "invalidYaml", values: { reason } });
    },
    Scalar(_, node) {
      if (node.type?.startsWith("BLOCK")) return;
      const [, offset] = (node as ParsedNode).range; // Every node of a parsed document has one.
      const [comment] = /^[ \t]*#.*/.exec(text.slice(offset)) ?? [];
      if (comment) problems.push({ offset, code: "textCutOff", values: { comment: truncated(comment.trim()) } });
    },
  });
  return problems;
}
