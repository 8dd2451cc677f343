import { formOf } from "../form-names.ts";
import type { GroupField } from "../forms/fields.ts";
import { damageIn, valuesInFolder } from "../forms/form-files.ts";
import type { Edits, FormEdit } from "./save.ts";
import { type Commit, folderIn, type Snapshot, type Store } from "./store.ts";

/** The edits that undo a commit. They are merged with what was changed since, as those of a form. */
export async function undoOf(
  store: Store,
  { id, parent }: Commit,
  fieldsOf: (form: string) => GroupField | undefined,
): Promise<Edits> {
  const nothing: Snapshot = { revision: "", texts: new Map(), pictures: new Map() };
  const [before, after, now] = await Promise.all([parent ? store.at(parent) : nothing, store.at(id), store.read()]);
  const edits = { forms: [] as FormEdit[], texts: new Map<string, string | undefined>() };
  const paths = changedPaths(before.texts, after.texts);
  for (const form of new Set(paths.map(formOf))) {
    const fields = fieldsOf(form);
    if (!fields) continue;
    const folders = [before, after, now].map(folderIn);
    const [mine, base] = folders.map((folder) => valuesInFolder(fields, form, folder));
    // A file that is damaged cannot be merged: it gets its whole earlier text.
    if (folders.every((folder) => damageIn(fields, form, folder).length === 0))
      edits.forms.push({ form, fields, base, mine });
    else for (const path of paths) if (formOf(path) === form) edits.texts.set(path, before.texts.get(path));
  }
  // A picture that was replaced since stays.
  const pictures = changedPaths(before.pictures, after.pictures)
    .filter((path) => now.pictures.get(path) === after.pictures.get(path))
    .map(async (path) => {
      const was = before.pictures.get(path);
      return [path, was === undefined ? undefined : await store.picture(was)] as const;
    });
  return { ...edits, pictures: new Map(await Promise.all(pictures)) };
}

const changedPaths = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
