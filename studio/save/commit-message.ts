import type { FieldPath } from "../../app/content/problems.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { fieldPathIn, fieldPathText } from "../form-names.ts";
import { type Changes, type Commit, parsedFile, type Snapshot } from "./store.ts";
import { isSameYaml } from "./yaml-text.ts";

/** What a save has changed in a file. */
export interface FileChange {
  file: string;
  kind: "added" | "removed" | "changed";
  field?: { path: FieldPath; was: string; is: string };
}

const verbs = { added: "Add", removed: "Delete", changed: "Change" };

/** A commit's message for a save: a headline, and what was changed, from which the list of saves is made. */
export function messageOf(changes: Changes, { texts, pictures }: Snapshot): string {
  const all = Array.from(changes, ([file, content]): FileChange[] => {
    if (content === undefined) return [{ file, kind: "removed" }];
    if (!texts.has(file) && !pictures.has(file)) return [{ file, kind: "added" }];
    const valueIn = (text: string) => parsedFile(file, text).value;
    const fields = typeof content === "string" ? changedFields(valueIn(texts.get(file) ?? ""), valueIn(content)) : [];
    return fields.length > 0 ? fields.map((field) => ({ file, kind: "changed", field })) : [{ file, kind: "changed" }];
  });
  const [first] = all.flat();
  const more = all.length > 1 ? ` and ${all.length - 1} more` : "";
  const headline = first ? `${verbs[first.kind]} ${first.file}${more}` : "";
  const lines = all.flat().map(({ file, kind, field }) => {
    const change = field ? ` ${fieldPathText(field.path)}: “${field.was}” → “${field.is}”` : "";
    return `${kind} ${file}${change}`;
  });
  return [headline, "", ...lines].join("\n");
}

/** What a commit has changed, by its message; nothing if it was not made in the studio. */
export function changesIn({ message }: Commit): FileChange[] {
  return message.split("\n").flatMap((line): FileChange[] => {
    const [, kind, file, path, was = "", is = ""] =
      /^(added|removed|changed) (content\/\S+)(?: (\S+): “(.*)” → “(.*)”)?$/.exec(line) ?? [];
    if (!file) return [];
    const change = { file, kind: kind as FileChange["kind"] }; // As the pattern says.
    return [path ? { ...change, field: { path: fieldPathIn(path), was, is } } : change];
  });
}

function changedFields(was: unknown, is: unknown, path: FieldPath = []): NonNullable<FileChange["field"]>[] {
  if (isSameYaml(was, is)) return [];
  if (isGroup(was) && isGroup(is)) {
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((name) => changedFields(was[name], is[name], [...path, name]));
  }
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ path, was: shown(was), is: shown(is) }];
  if (was.length === is.length) return was.flatMap((entry, index) => changedFields(entry, is[index], [...path, index]));
  const without = (one: unknown[], other: unknown[]) =>
    one.filter((entry) => !other.some((same) => isSameYaml(entry, same)));
  return [{ path, was: shown(without(was, is)), is: shown(without(is, was)) }];
}

/** A value as one line of at most eighty characters. */
function shown(value: unknown): string {
  const text = typeof value === "object" && value ? Object.values(value).map(shown).join(", ") : String(value ?? "");
  const line = text.replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
