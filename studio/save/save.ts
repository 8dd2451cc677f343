import type { Problem } from "../../app/content/problems.ts";
import type { GroupField } from "../forms/fields.ts";
import { damageIn, textsWith, valuesInFolder } from "../forms/form-files.ts";
import { type FormValues, stateIn } from "../forms/values.ts";
import { messageOf } from "./commit-message.ts";
import { type Conflict, type Decide, type Keep, mergedForm } from "./merge.ts";
import { problemsOfSave } from "./save-problems.ts";
import { blobId, changed, folderIn, type Snapshot, type Store, StoreError } from "./store.ts";

/** A form as a person wants to save it. */
export interface FormEdit {
  form: string;
  fields: GroupField;
  /** Its values when it was opened; undefined if the entry is new. */
  base: FormValues | undefined;
  /** Undefined to delete the entry. */
  mine: FormValues | undefined;
}

/** What a person wants to save. */
export interface Edits {
  forms: readonly FormEdit[];
  /** Undefined: delete. */
  pictures: ReadonlyMap<string, Blob | undefined>;
  /** Files that are replaced as a whole. */
  texts?: ReadonlyMap<string, string | undefined>;
}

/** The person's answers to the questions of a save, by `decisionKey`. */
export type Decisions = Readonly<Record<string, Keep>>;

/** Identifies a conflict. An answer is valid while the saved value is the one that the person saw. */
export function decisionKey({ form, path, field, isOrder, mine, saved }: Conflict): string {
  const state = saved === undefined ? [] : field.languages.map((language) => stateIn(field, saved, language));
  // Another entry may stand now where one was taken out.
  return JSON.stringify([form, path, isOrder, mine === undefined, state]);
}

/**
 * The result of a save: the content afterwards. Else nothing is written: because of conflicts, which the person decides, or
 * of problems in the form, in other forms, or in its files, which somebody has changed by hand since.
 */
export type Saved =
  | { saved: Snapshot }
  | { conflicts: readonly Conflict[] }
  | { refusal: "refused" | "needed" | "damaged"; problems: readonly Problem[] };

/** How often a save is tried while somebody else is quicker each time. */
const mostTries = 3;

/**
 * Saves in either store: merges the edits with the newest content, checks the result as the build does, and writes all
 * or nothing. If somebody else saves meanwhile, merges again.
 *
 * @param characters the source of a regular expression that matches the characters that the site can show
 */
export async function save(store: Store, edits: Edits, decisions: Decisions, characters: string): Promise<Saved> {
  for (let tries = 0; tries < mostTries; tries++) {
    const now = await store.read();
    const folder = folderIn(now);
    const damaged = edits.forms.flatMap(({ form, fields }) => damageIn(fields, form, folder));
    if (damaged.length > 0) return { refusal: "damaged", problems: damaged };
    const conflicts: Conflict[] = [];
    const decide: Decide = (conflict) => {
      const keep = decisions[decisionKey(conflict)];
      if (!keep) conflicts.push(conflict);
      return keep ?? "saved";
    };
    const texts = edits.forms.flatMap(({ form, fields, base, mine }) => {
      const saved = valuesInFolder(fields, form, folder);
      return textsWith(fields, form, now.texts, [saved, mergedForm(form, fields, [base, mine, saved], decide)]);
    });
    const after = new Map([...(edits.texts ?? []), ...texts]);
    if (conflicts.length > 0) return { conflicts };
    const changes = new Map<string, string | Blob | undefined>(
      [...after].filter(([path, text]) => text !== now.texts.get(path)),
    );
    // It may be there by an earlier try whose answer was lost.
    for (const [path, picture] of edits.pictures)
      if (now.pictures.get(path) !== (picture && (await blobId(picture)))) changes.set(path, picture);
    const { own, elsewhere } = problemsOfSave(now, changes, characters);
    if (own.length > 0) return { refusal: "refused", problems: own };
    if (elsewhere.length > 0) return { refusal: "needed", problems: elsewhere };
    if (changes.size === 0) return { saved: now };
    const revision = await store.write(now.revision, changes, messageOf(changes, now));
    if (revision !== undefined) return { saved: { revision, ...changed(now, changes) } };
  }
  throw new StoreError("changesTooOften");
}
