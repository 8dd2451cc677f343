import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { FieldPath, Problem } from "./problems.ts";
import { mistakesIn } from "./yaml-mistakes.ts";

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

/** Parses one content file. Also rejects valid YAML that does not mean what it seems to, such as a text cut off by a #. */
export function parseYamlFile(file: string, bytes: Uint8Array): YamlFile {
  const unreadable = (problems: Pick<Problem, "line" | "message">[]): YamlFile => ({
    value: undefined,
    problems: problems.map((problem) => ({ file, path: [], ...problem })),
    lineOf: () => undefined,
  });
  const text = decoded(bytes);
  if (text === undefined)
    return unreadable([
      {
        message:
          "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8); Hindi letters that were lost must be written again",
      },
    ]);
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const mistakes = mistakesIn(document, text);
  if (mistakes.length > 0)
    return unreadable(mistakes.map(({ offset, message }) => ({ line: lineAt(offset), message })));
  const lineOf = (path: FieldPath): number | undefined => {
    const start = path.length > 0 ? startOf(path, document) : undefined;
    return start === undefined ? undefined : lineAt(start);
  };
  return { value: document.toJS(), problems: [], lineOf };
}

/** The file's text; undefined if it was saved in another encoding, or opened in another one and then saved. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // UTF-16 has zero bytes. à¤ and à¥ are how every Devanagari letter begins when UTF-8 is read as Latin-1.
    return /\0|à[¤¥]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Where a field's name or a list's entry begins; for a missing one, the nearest field or entry around it. */
function startOf(path: FieldPath, document: Document.Parsed): number | undefined {
  const around = document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  const found = isSeq(around)
    ? around.get(key, true)
    : isMap(around) && around.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key))?.key;
  if (isNode(found)) return found.range?.[0];
  return path.length > 1 ? startOf(path.slice(0, -1), document) : undefined;
}
