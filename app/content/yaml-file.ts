import { type Document, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import type { FieldPath, Problem } from "./problems.ts";
import { explained, lineAt, type Mistake, trapsIn } from "./yaml-mistakes.ts";

/** One parsed content file: its values, and the line of each. */
export interface YamlFile {
  /** The file's content; undefined if it could not be read. */
  value: unknown;
  /** Why it could not be read, or what YAML would silently misread. */
  problems: readonly Problem[];
  /**
   * The line of a field, counted from 1; for a missing field, that of the nearest field around it. The file as a whole
   * has none.
   */
  lineOf(path: FieldPath): number | undefined;
}

/**
 * Parses one content file. Besides YAML errors, it rejects valid YAML that does not mean what it seems to: a text cut
 * off by a `#`, lines joined by a wrong indent, and a text that starts with a special character.
 */
export function parseYamlFile(file: string, bytes: Uint8Array): YamlFile {
  const unreadable = (line: number | undefined, message: string): YamlFile => ({
    value: undefined,
    problems: [{ file, path: [], line, message }],
    lineOf: () => undefined,
  });

  const text = decoded(bytes);
  if (typeof text !== "string") return unreadable(text.line, text.message);

  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    // Later errors mostly follow from the first.
    const { line, message } = explained(error.code, error.message, lines.linePos(error.pos[0]).line, text);
    return unreadable(line, message);
  }

  const traps = trapsIn(text).map(({ line, message }) => ({ file, path: [], line, message }));
  if (traps.length > 0) return { value: undefined, problems: traps, lineOf: () => undefined };
  return { value: document.toJS(), problems: [], lineOf: (path) => lineOf(document, lines, path) };
}

/** Whether a value of a file is a group of named fields, rather than a list or a single value. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const inUtf8 = "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8)";

function decoded(bytes: Uint8Array): string | Mistake {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0))
    return { line: undefined, message: `${inUtf8}, got UTF-16` };
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    const text = strict.decode(bytes);
    // The first two bytes of every Devanagari letter, read as Latin-1 and saved again.
    const [mistaken] = /à[¤¥].?/u.exec(text) ?? [];
    if (!mistaken) return text;
    return {
      line: lineAt(text, text.indexOf(mistaken)),
      message: `expected Hindi letters, got "${mistaken}": the file was opened in another encoding and then saved; write the Hindi again and save the file as UTF-8`,
    };
  } catch {
    const line = Buffer.from(bytes)
      .toString("latin1")
      .split("\n")
      .findIndex((line) => {
        try {
          strict.decode(Buffer.from(line, "latin1"));
          return false;
        } catch {
          return true;
        }
      });
    return { line: line + 1, message: `${inUtf8}, got another encoding` };
  }
}

function lineOf(document: Document.Parsed, lines: LineCounter, path: FieldPath): number | undefined {
  let node: ParsedNode | null = document.contents;
  let offset: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
      if (!pair) break;
      offset = (pair.key as ParsedNode).range[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const entry = node.items[Number(key)];
      if (!entry) break;
      offset = (entry as ParsedNode).range[0];
      node = entry as ParsedNode;
    } else break;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}
