import { isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import type { FieldPath } from "../../app/content/problems.ts";
import { isGroup } from "../../app/content/schema/translation.ts";

/** The person's decision on a conflict. It is valid while the file still has the value that the person saw. */
export interface Decision extends Pick<Conflict, "file" | "path" | "saved"> {
  keep: "mine" | "saved";
}

/** A file as a form saves it. */
export interface Version {
  /** Relative to the project root. */
  path: string;
  /** The file as it was when the form was opened; undefined if there was none. */
  base?: string | undefined;
  /** The file as the form saves it; undefined if it is deleted. */
  mine?: string | undefined;
}

/** A field that both the form and somebody else have changed since the form was opened. */
export interface Conflict {
  file: string;
  path: FieldPath;
  /** Undefined if the field is missing. */
  mine?: unknown;
  saved?: unknown;
}

/**
 * Three-way merge: applies what a form has changed since it was opened to the saved file, and nothing else.
 *
 * @param decided the person's decisions on conflicts
 * @returns the merged text, undefined if the file is to be deleted, and the fields that both sides changed
 */
export function merge(
  { path: file, base, mine }: Version,
  saved: string | undefined,
  decided: readonly Decision[] = [],
): { text: string | undefined; conflicts: readonly Conflict[] } {
  if (saved === base || saved === mine) return { text: mine, conflicts: [] };
  const decisions = decided.filter((made) => made.file === file);
  const conflicts: Conflict[] = [];
  const values = [base, mine, saved].map(contentOf);
  if (values.every(isGroup) || values.every(Array.isArray)) {
    const decide: Decide = (path, mine, saved, was) => {
      const decision = decisions.find((made) => isSame(made.path, path) && isSame(made.saved, saved));
      if (decision) return decision.keep;
      if (isSame(saved, was)) return "mine";
      conflicts.push({ file, path, mine, saved });
      return "saved";
    };
    return { text: mergedText(saved ?? "", values as Three, decide), conflicts };
  }
  // A file that is new, deleted or invalid is merged as a whole.
  const decision = decisions.find(({ path }) => path.length === 0);
  if (decision?.keep === "mine" && isSame(decision.saved, saved)) return { text: mine, conflicts };
  if (decision?.keep !== "saved" && mine !== base) conflicts.push({ file, path: [], mine, saved });
  return { text: saved, conflicts };
}

/**
 * A file's text with the changes of a form's values. What was not changed, and comments, stay as they are.
 *
 * @param was the values that the form was opened with
 */
export function editedText(text: string, was: unknown, is: unknown): string {
  return isSame(was, is) ? text : mergedText(text, [was, is, contentOf(text)], () => "mine");
}

/** Decides which value a field gets that was changed. */
type Decide = (path: FieldPath, mine: unknown, saved: unknown, was: unknown) => Decision["keep"];

function mergedText(text: string, values: Three, decide: Decide): string {
  const document = parseDocument(text);
  const visit = (path: FieldPath, was: unknown, mine: unknown, saved: unknown): void => {
    if (isSame(mine, was) || isSame(mine, saved)) return;
    if (isGroup(was) && isGroup(mine) && isGroup(saved)) {
      for (const key of keysOf(was, mine, saved)) visit([...path, key], was[key], mine[key], saved[key]);
      return;
    }
    const entries = pairEntries(was, mine, saved);
    if (entries) {
      const list = document.getIn(path) as YAMLSeq;
      const nodes = new Map([...entries.saved.keys()].map((name, index) => [name, list.items[index]]));
      list.items = entries.order.map((name) => nodes.get(name) ?? document.createNode(entries.mine.get(name)));
      for (const [index, name] of entries.order.entries())
        if (entries.saved.has(name))
          visit([...path, index], entries.was.get(name), entries.mine.get(name), entries.saved.get(name));
      return;
    }
    if (decide(path, mine, saved, was) === "saved") return;
    if (mine === undefined) document.deleteIn(path);
    else if (path.length === 0) document.contents = document.createNode(mine) as typeof document.contents;
    // A new node: that of a text of one line would write several as one that runs over several.
    else document.setIn(path, isParagraphs(mine) ? document.createNode(mine) : mine);
  };
  visit([], ...values);
  // yaml-file.ts rejects plain text that runs over several lines.
  return document.toString({ lineWidth: 0 });
}

/** The fields that differ between two versions of a file; the file as a whole if it is new, deleted or invalid. */
export function changedFields(before: string | undefined, after: string | undefined): FieldPath[] {
  const visit = (path: FieldPath, was: unknown, is: unknown): FieldPath[] => {
    if (isSame(was, is)) return [];
    if (isGroup(was) && isGroup(is))
      return [...keysOf(was, is)].flatMap((key) => visit([...path, key], was[key], is[key]));
    if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
      return was.flatMap((entry, index) => visit([...path, index], entry, is[index]));
    return [path];
  };
  return visit([], contentOf(before), contentOf(after));
}

/** The names that only one of two sets has. */
export const changedFiles = (before: ReadonlySet<string>, after: ReadonlySet<string>): string[] =>
  [...before, ...after].filter((path) => before.has(path) !== after.has(path));

const isParagraphs = (value: unknown) => typeof value === "string" && value.includes("\n");

type Three = [was: unknown, mine: unknown, saved: unknown];
type Group = Readonly<Record<string, unknown>>;

const keysOf = (...groups: readonly Group[]) => new Set(groups.flatMap((group) => Object.keys(group)));

/** Compares parsed YAML. Also runs in the browser, which does not have Node's `isDeepStrictEqual`. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (isGroup(one) && isGroup(other)) return [...keysOf(one, other)].every((key) => isSame(one[key], other[key]));
  return one === other;
}

/** Fields that identify an entry of a list. The first that all entries have is used. */
const names = ["id", "region", "name", "title", "question", "label"];

/**
 * The entries of three lists by their key, never by their index: one side may have moved them. An added entry keeps its
 * predecessor.
 *
 * @returns undefined if the lists can only be compared as a whole: entries without a name of their own, both sides have
 *   moved or replaced some, or one side has removed an entry that the other changed
 */
function pairEntries(...lists: Three) {
  const key = names.find((name) => lists.every((list) => isListBy(name, list)));
  if (!key) return undefined;
  const byName = (list: unknown) => new Map((list as Group[]).map((entry) => [entry[key] as string, entry]));
  const [was, mine, saved] = [byName(lists[0]), byName(lists[1]), byName(lists[2])];
  const sharedBy = (one: Entries, other: Entries) => [...one.keys()].filter((name) => other.has(name));
  const isMoved = (side: Entries) => !isSame(sharedBy(was, side), sharedBy(side, was));
  const hasMore = (side: Entries) => [...side.keys()].some((name) => !was.has(name));
  const isChanged = (side: Entries, name: string) => side.has(name) && !isSame(side.get(name), was.get(name));
  const removed = [...was.keys()].filter((name) => !mine.has(name) || !saved.has(name));
  if (isMoved(mine) && isMoved(saved)) return undefined;
  if (removed.some((name) => isChanged(mine, name) || isChanged(saved, name))) return undefined;
  // If both sides replaced the same entry, both new ones would be kept.
  const isReplaced = removed.some((name) => !mine.has(name) && !saved.has(name));
  if (isReplaced && hasMore(mine) && hasMore(saved)) return undefined;
  const [first, second] = isMoved(mine) ? [mine, saved] : [saved, mine];
  const order = [...first.keys()].filter((name) => !removed.includes(name));
  let place = 0;
  for (const name of second.keys()) {
    if (!order.includes(name) && !was.has(name)) order.splice(place, 0, name);
    if (order.includes(name)) place = order.indexOf(name) + 1;
  }
  return { order, was, mine, saved };
}

type Entries = ReadonlyMap<string, Group>;

function isListBy(name: string, list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  const found = list.map((entry) => (isGroup(entry) ? entry[name] : undefined));
  return found.every((value) => typeof value === "string") && new Set(found).size === found.length;
}

/** The parsed content of a file; its text if it is invalid YAML. */
function contentOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const document = parseDocument(text);
  return document.errors.length === 0 && (isMap(document.contents) || isSeq(document.contents))
    ? document.toJS()
    : text;
}
