import { isMap, isPair, isScalar, isSeq, type ParsedNode, parseDocument, Scalar, stringify } from "yaml";
import { isGroup } from "../../app/content/schema/translation.ts";

/**
 * A file's text with another value. What is the same in both values keeps its text byte for byte, with its comments,
 * quotes, blank lines and line endings; so does a byte order mark.
 *
 * @param was the value of the text; it may lack fields that the text has, which stay
 */
export function editedText(text: string, was: unknown, is: unknown): string {
  if (text.startsWith("\ufeff")) return `\ufeff${editedText(text.slice(1), was, is)}`;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  /** The beginning of the next line. */
  const lineEnd = (offset: number): number => {
    const end = text[offset - 1] === "\n" ? offset : text.indexOf("\n", offset) + 1;
    return end === 0 ? text.length : end;
  };

  /**
   * The part of the text in which a node is, with another value of the node.
   *
   * @param write writes a value as it stands after its key or dash
   */
  function edited(node: ParsedNode | null, change: Change, [from, value, to]: Range, write: Write): string {
    if (!node || isSameYaml(change.was, change.is)) return text.slice(from, to);
    const [start, end] = node.range;
    const isBelow = value > 0 && text.slice(value, start).includes("\n");
    const first = isBelow ? lineEnd(value) : start;
    const lines = linesOf(node, change, first);
    if (lines !== undefined) return text.slice(from, first) + lines + text.slice(lineEnd(end), to);
    const own = write(inStyleOf(node, change.is)).trimEnd();
    const rest = text.slice(text[end - 1] === "\n" ? end - newline.length : end, to);
    // A comment after a text of several lines would become part of it.
    return text.slice(from, value) + own + (own.includes("\n") ? rest.replace(/^[ \t]*#.*/, "") : rest);
  }

  /**
   * A group or list with another value; undefined if the whole value must be written again.
   *
   * @param first where it begins, with the comments above it
   */
  function linesOf(node: ParsedNode, change: Change, first: number): string | undefined {
    if (!(isMap(node) || isSeq(node)) || node.flow) return undefined;
    const [start] = node.range;
    const indent = " ".repeat(start - text.lastIndexOf("\n", start - 1) - 1);
    const write = (value: unknown) =>
      stringify(value, { lineWidth: 0 })
        .replace(/\n(?=[^\n])/g, `\n${indent}`)
        .replaceAll("\n", newline);
    let end = first;
    const items = node.items.map((item): Item => {
      const value = (isPair(item) ? item.value : item) as ParsedNode | null;
      const last = value ?? (item as { key: ParsedNode }).key;
      const colon = isPair(item) ? text.indexOf(":", (item.key as ParsedNode).range[1]) : -1;
      const marker = isPair(item) ? colon + 1 : text.slice(0, last.range[0]).trimEnd().length;
      const range = [end, marker, lineEnd(last.range[2])] as const;
      end = range[2];
      const writeValue = (value: unknown) => (isPair(item) ? write({ k: value }).slice(2) : write([value]).slice(1));
      return {
        key: isPair(item) && isScalar(item.key) ? String(item.key.value) : "",
        edited: (change) => {
          const own = edited(value, change, range, writeValue);
          return range[0] !== start && own.startsWith(indent) ? own.slice(indent.length) : own;
        },
      };
    });
    const written = isMap(node) ? fieldsOf(items, change, write) : entriesOf(items, change, write);
    const lines = written?.map((item, index) => {
      const line = index < written.length - 1 && !item.endsWith("\n") ? item + newline : item;
      const own = index === 0 ? line.replace(/^[\r\n]+ */, "") : line;
      return /^[\r\n]/.test(own) || (index === 0 && first === start) ? own : indent + own;
    });
    return lines?.join("");
  }

  const { contents } = parseDocument(text);
  const write = (value: unknown) => stringify(value, { lineWidth: 0 });
  return edited(contents, { was, is }, [0, contents?.range[0] ?? 0, text.length], write);
}

interface Change {
  was: unknown;
  is: unknown;
}

type Write = (value: unknown) => string;

/** Where a part of the text begins, where its key or dash ends, and where the next part begins. */
type Range = readonly [from: number, value: number, to: number];

/** A field of a group or an entry of a list, as it is in the text. */
interface Item {
  /** The field's name. */
  key: string;
  /** Its text with another value: from the comments above it to its last line, without the first line's indentation. */
  edited(change: Change): string;
}

/** The fields of a group in the order of the text; a new one stands after the field that it follows in the new value. */
function fieldsOf(items: readonly Item[], { was, is }: Change, write: Write): string[] | undefined {
  if (!isGroup(was) || !isGroup(is)) return undefined;
  const known = new Set(items.map(({ key }) => key));
  const written = items.flatMap(({ key, edited }) => {
    const change = { was: was[key], is: is[key] };
    return change.was !== undefined && change.is === undefined ? [] : [{ key, text: edited(change) }];
  });
  const names = Object.keys(is);
  for (const [index, key] of names.entries()) {
    if (known.has(key) || is[key] === undefined || isSameYaml(was[key], is[key])) continue;
    const place = written.findLastIndex((other) => names.indexOf(other.key) < index) + 1;
    written.splice(place, 0, { key, text: write({ [key]: is[key] }) });
  }
  return written.map(({ text }) => text);
}

/** The entries of a list in their new order. One that is new is a change of an old one that is gone. */
function entriesOf(items: readonly Item[], { was, is }: Change, write: Write): string[] | undefined {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== items.length || is.length === 0) return undefined;
  const left = [...items.entries()];
  const take = (test: (index: number) => boolean) => {
    const place = left.findIndex(([index]) => test(index));
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const same = is.map((value) => take((index) => isSameYaml(was[index], value)));
  return is.map((value, place) => {
    const [index = -1, item] = same[place] ?? take(() => true) ?? [];
    return item ? item.edited({ was: was[index], is: value }) : write([value]);
  });
}

/** A text of one line keeps the quotes that it had. */
function inStyleOf(node: ParsedNode, value: unknown): unknown {
  const isLine = typeof value === "string" && /^\S(.*\S)?$/.test(value);
  if (!isScalar(node) || !node.type || !isLine) return value;
  return Object.assign(new Scalar(value), { type: node.type });
}

/** Compares parsed YAML with its fields in the same order; a field that is undefined is none. */
export const isSameYaml = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
