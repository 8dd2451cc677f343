import { type Document, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import type { FieldPath, Problem } from "./problems.ts";
import { explained, lineAt, type Mistake, trapsIn } from "./yaml-mistakes.ts";

/** One content file as written: its values, and where each of them stands. */
export interface YamlFile {
  /** What the file holds; undefined when it could not be read. */
  value: unknown;
  /** Why it could not be read, or what would silently be read otherwise than it looks. */
  problems: readonly Problem[];
  /** The line of a field, counted from 1; of the nearest field around it when it is missing. */
  lineOf(path: FieldPath): number | undefined;
}

/**
 * Parses one content file. Beyond YAML's own rules it refuses what YAML reads otherwise than it looks: a text that a
 * `#` cuts off, lines that a wrong indent joins, and signs with a meaning in YAML at the start of a text.
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
    // The errors after the first are mostly its consequences.
    const { line, message } = explained(error.code, error.message, lines.linePos(error.pos[0]).line, text);
    return unreadable(line, message);
  }

  const traps = trapsIn(text).map(({ line, message }) => ({ file, path: [], line, message }));
  if (traps.length > 0) return { value: undefined, problems: traps, lineOf: () => undefined };
  return { value: document.toJS(), problems: [], lineOf: (path) => lineOf(document, lines, path) };
}

const inUtf8 = "expected the file to be saved in the encoding UTF-8 (in the editor: Save As, then choose UTF-8)";

function decoded(bytes: Uint8Array): string | Mistake {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0))
    return { line: undefined, message: `${inUtf8}, got UTF-16` };
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    const text = strict.decode(bytes);
    // Two bytes of every Devanagari letter, read as Latin-1 and saved again.
    const [mistaken] = /à[¤¥].?/u.exec(text) ?? [];
    if (!mistaken) return text;
    return {
      line: lineAt(text, text.indexOf(mistaken)),
      message: `expected Hindi letters, got "${mistaken}": the file was opened in another encoding and then saved; write the Hindi again and save the file in the encoding UTF-8`,
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
    return { line: line + 1, message: `${inUtf8}, got another one` };
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
