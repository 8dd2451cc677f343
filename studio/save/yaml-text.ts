import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from "yaml";
import { isGroup } from "../../app/content/schema/translation.ts";

/**
 * A file's text with another value. What is the same in both values keeps its comments, quotes, blank lines and line
 * endings. In the layout that `yaml` writes, which all content has, it stays byte for byte.
 *
 * @param was the value of the text; it may lack fields that the text has, which stay
 */
export function editedText(text: string, was: unknown, is: unknown): string {
  const document = parseDocument(text);
  document.contents = editedNode(document, document.contents, { was, is }) as typeof document.contents;
  const edited = document.toString({ lineWidth: 0 });
  return text.includes("\r\n") ? edited.replaceAll("\n", "\r\n") : edited;
}

interface Change {
  was: unknown;
  is: unknown;
}

function editedNode(document: Document, node: unknown, { was, is }: Change): Node {
  if (isSameYaml(was, is)) return node as Node;
  if (isMap(node) && isGroup(was) && isGroup(is)) {
    node.items = editedFields(document, node.items as Pair[], { was, is });
    return node;
  }
  const isList = isSeq(node) && Array.isArray(was) && Array.isArray(is) && was.length === node.items.length;
  if (isList && was.length > 0) {
    const [first] = node.items as Node[];
    // The note above the first entry is about this entry, and moves with it.
    if (first) [first.commentBefore, node.commentBefore] = [node.commentBefore ?? null, null];
    node.items = editedEntries(document, node.items as Node[], { was, is });
    return node;
  }
  const fresh = document.createNode(is) as Node;
  if (isScalar(node)) {
    const { comment, commentBefore, spaceBefore, type } = node;
    Object.assign(fresh, { comment, commentBefore, spaceBefore });
    // A text of one line keeps the quotes that it had.
    if (isScalar(fresh) && typeof is === "string" && /^\S(.*\S)?$/.test(is)) fresh.type = type;
  }
  return fresh;
}

/** The fields of a group in the order of the text; a new one stands after the field that it follows in the new value. */
function editedFields(
  document: Document,
  pairs: readonly Pair[],
  { was, is }: Record<keyof Change, Record<string, unknown>>,
): Pair[] {
  const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
  const edited = pairs.filter((pair) => was[keyOf(pair)] === undefined || is[keyOf(pair)] !== undefined);
  for (const pair of edited)
    pair.value = editedNode(document, pair.value, { was: was[keyOf(pair)], is: is[keyOf(pair)] });
  const names = Object.keys(is);
  for (const [index, key] of names.entries()) {
    if (isSameYaml(was[key], is[key]) || edited.some((pair) => keyOf(pair) === key)) continue;
    const place = edited.findLastIndex((pair) => names.slice(0, index).includes(keyOf(pair))) + 1;
    edited.splice(place, 0, document.createPair(key, is[key]));
  }
  return edited;
}

/** The entries of a list in their new order. One that is new is a change of an old one that is gone. */
function editedEntries(document: Document, nodes: readonly Node[], { was, is }: Record<keyof Change, unknown[]>) {
  const left = [...nodes.entries()];
  const take = (test: (index: number) => boolean) => {
    const place = left.findIndex(([index]) => test(index));
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const same = is.map((value) => take((index) => isSameYaml(was[index], value)));
  const edited = is.map((value, place) => {
    const [index = -1, node] = same[place] ?? take(() => true) ?? [];
    return editedNode(document, node, { was: was[index], is: value });
  });
  if (edited[0]) edited[0].spaceBefore = false;
  return edited;
}

/** Compares parsed YAML; a field that is undefined is none. */
export function isSameYaml(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameYaml(entry, other[index]));
  if (isGroup(one) && isGroup(other))
    return [...Object.keys(one), ...Object.keys(other)].every((key) => isSameYaml(one[key], other[key]));
  return one === other;
}
