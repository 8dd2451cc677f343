import {
  type Document,
  isAlias,
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
  /** Syntax errors, and texts that YAML would silently misread. */
  problems: readonly Problem[];
  /**
   * The line of a field, counted from 1; for a missing field, the line of its nearest ancestor. Undefined for the file
   * as a whole.
   */
  lineOf(path: FieldPath): number | undefined;
}

/** A problem before its line number is known: its offset in characters from the start of the file. */
type ProblemAtOffset = { offset: number } & ProblemCode;

/**
 * Parses a content file. Also rejects valid YAML that its author cannot have meant: an unquoted `#` that starts a
 * comment, an unquoted text over two lines, `*name` as an alias.
 */
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

/** Finds syntax errors, and valid YAML that its author cannot have meant. */
function problemsIn(document: Document.Parsed, text: string): ProblemAtOffset[] {
  const problems: ProblemAtOffset[] = [];
  visit(document, {
    Node(_, node) {
      // Every node of a parsed document has a range.
      const [offset, end] = (node as ParsedNode).range;
      const indicator = indicatorOf(node as ParsedNode);
      if (indicator) problems.push({ offset, code: "unquotedText", values: { indicator } });
      if (!isScalar(node) || node.type?.startsWith("BLOCK")) return;
      const source = text.slice(offset, end);
      if (source.includes("\n"))
        problems.push({
          offset,
          code: "textOverLines",
          values: { text: truncated(source.trim().replace(/\s+/g, " ")) },
        });
      const [comment] = /^[ \t]*#.*/.exec(text.slice(end)) ?? [];
      if (comment)
        problems.push({
          offset: end,
          code: "textCutOff",
          values: { comment: truncated(comment.trim()) },
        });
    },
  });
  if (problems.length > 0) return problems;
  // Later errors are mostly consequences of the first.
  const [error] = [...document.errors, ...document.warnings];
  return error ? [{ offset: error.pos[0], code: "invalidYaml", values: { reason: truncated(error.message) } }] : [];
}

/** The YAML indicator that this node starts with: `*` alias, `&` anchor, `!` tag, `{` flow map. */
function indicatorOf(node: ParsedNode): string | undefined {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  if (node.tag) return "!";
  return isMap(node) && node.flow ? "{" : undefined;
}
