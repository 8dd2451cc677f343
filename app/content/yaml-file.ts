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
import { type FieldPath, type Problem, shortened } from "./problems.ts";

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

/** What is wrong at an offset, in characters from the start of the file. */
type Mistake = { offset: number; message: string };

/** Parses one content file. Also rejects valid YAML that does not mean what it seems to, such as a text cut off by a #. */
export function parseYamlFile(file: string, bytes: Uint8Array): YamlFile {
  const text = decoded(bytes);
  if (text === undefined)
    return { value: undefined, problems: [{ file, path: [], message: notUtf8 }], lineOf: () => undefined };
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const mistakes = mistakesIn(document, text);
  return {
    value: mistakes.length > 0 ? undefined : document.toJS(),
    problems: mistakes.map(({ offset, message }) => ({ file, path: [], line: lineAt(offset), message })),
    lineOf: (path) => {
      const start = path.length > 0 ? startOf(path, document) : undefined;
      return start === undefined ? undefined : lineAt(start);
    },
  };
}

const notUtf8 =
  "expected the file to be saved as UTF-8 (in the editor: Save As, then choose the encoding UTF-8); Hindi letters that were lost must be written again";

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

/** The commonest traps, for someone who has never heard of YAML. */
const traps =
  'look here and one line above for a tab or a line that does not begin exactly below its neighbours; for a missing space after a colon or dash; and for text that needs double quotes "…" around it because of a colon, a # or a quotation mark';

/** Finds what the parser rejects, and what it accepts although nobody means it. */
function mistakesIn(document: Document.Parsed, text: string): Mistake[] {
  const misread: Mistake[] = [];
  visit(document, {
    Node(_, node) {
      // Every node of a parsed document knows where it begins and ends.
      const [offset, end] = (node as ParsedNode).range;
      const sign = signBefore(node as ParsedNode);
      if (sign) misread.push({ offset, message: `expected double quotes "…" around text that begins with ${sign}` });
      if (!isScalar(node) || node.type?.startsWith("BLOCK")) return;
      const source = text.slice(offset, end);
      if (source.includes("\n"))
        misread.push({
          offset,
          message: `expected text on one line, or on several after >-, got "${shortened(source.trim().replace(/\s+/g, " "))}"; ${traps}`,
        });
      const [note] = /^[ \t]*#.*/.exec(text.slice(end)) ?? [];
      if (note)
        misread.push({
          offset: end,
          message: `expected double quotes "…" around text with a #, or the note on its own line; as it is, "${shortened(note.trim())}" is left out`,
        });
    },
  });
  if (misread.length > 0) return misread;
  // Later errors mostly follow from the first.
  const [error] = [...document.errors, ...document.warnings];
  return error
    ? [{ offset: error.pos[0], message: `expected valid YAML (${shortened(error.message)}); ${traps}` }]
    : [];
}

/** A sign with a meaning of its own in YAML, at the start of what was meant as a text. */
function signBefore(node: ParsedNode): string | undefined {
  if (isAlias(node)) return "*";
  if (node.anchor) return "&";
  if (node.tag) return "!";
  return isMap(node) && node.flow ? "{" : undefined;
}
