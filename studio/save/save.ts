import { parseDocument } from "yaml";
import { type Conflict, changedFields, type Decision, merge, type Version } from "./merge.ts";
import { type Descriptions, describedIn, problemsOfSave, type SaveProblems } from "./save-problems.ts";
import { type Changes, type Edit, type FilesOfSave, folderIn, type Snapshot, type Store } from "./store.ts";

/** What a person wants to save: the files of a form with their bases, and new pictures (undefined: delete). */
export interface Edits {
  texts: readonly Version[];
  pictures: ReadonlyMap<string, Blob | undefined>;
}

/** The person's answers to the questions of a save. */
export interface Answers {
  decisions: readonly Decision[];
  /** Whether to save although it causes problems in other forms. */
  isSure: boolean;
  descriptions: Descriptions;
}

export const noAnswers: Answers = { decisions: [], isSure: false, descriptions: {} };

/** The result of a save: the content afterwards, or what the person must decide or fix first; then nothing is written. */
export type Saved =
  | { saved: Snapshot; edits: readonly Edit[] }
  | { conflicts: readonly Conflict[] }
  | { problems: SaveProblems };

/** A question that the person must answer before something is saved. */
export type Question = Exclude<Saved, { saved: Snapshot }>;

/**
 * Saves in either store: merges the edits with the newest content, checks the result as the build does, and writes all
 * or nothing. If somebody else saves meanwhile, merges again.
 *
 * @param characters the source of a regular expression that matches the characters that the site can show
 */
export async function save(
  store: Store,
  { texts, pictures }: Edits,
  answers: Answers,
  characters: string,
): Promise<Saved> {
  for (;;) {
    const now = await store.read();
    const folder = folderIn(now);
    const read = (path: string) => now.texts.get(path);
    const merged = texts.map((version) => ({
      path: version.path,
      ...merge(version, read(version.path), answers.decisions),
    }));
    const conflicts = merged.flatMap(({ conflicts }) => conflicts);
    if (conflicts.length > 0) return { conflicts };
    const after = new Map<string, string | undefined>(merged.map(({ path, text }) => [path, text]));
    const readAfter = (path: string) => (after.has(path) ? after.get(path) : read(path)) ?? "";
    for (const [path, text] of describedIn(answers.descriptions, readAfter)) after.set(path, text);
    // A picture of this name may have been saved by an earlier try whose answer was lost.
    const newPictures = [...pictures].filter(([path, picture]) => now.pictures.has(path) !== (picture !== undefined));
    const changes: Changes = new Map<string, string | Blob | undefined>([
      ...newPictures,
      ...[...after].filter(([path, text]) => text !== read(path)),
    ]);
    const problems = problemsOfSave(
      folder,
      new Map([...changes].map(([path, content]) => [path, typeof content === "string" ? content : content && ""])),
      characters,
    );
    const { own, elsewhere, undescribed } = problems;
    const isAccepted = store.mayLeaveProblems && answers.isSure;
    if (own.length + undescribed.length > 0 || (elsewhere.length > 0 && !isAccepted)) return { problems };
    if (changes.size === 0) return { saved: now, edits: [] };
    const edits = Array.from(changes, ([path, content]) => editOf(path, content, now));
    const revision = await store.write(now.revision, changes, edits);
    if (revision !== undefined) return { saved: { revision, ...applied(changes, now) }, edits };
  }
}

/**
 * Saves; while the save raises questions, asks them and retries with the answers.
 *
 * @param ask returns undefined if nothing is to be saved, or something must be fixed first
 */
export async function saveWithAnswers(
  send: (answers: Answers) => Promise<Saved>,
  ask: (question: Question) => Promise<Partial<Answers> | undefined>,
): Promise<{ saved: Snapshot; edits: readonly Edit[] } | undefined> {
  let answers = noAnswers;
  for (;;) {
    const result = await send(answers);
    if ("saved" in result) return result;
    const answer = await ask(result);
    if (!answer) return undefined;
    answers = { ...answers, ...answer, decisions: [...answers.decisions, ...(answer.decisions ?? [])] };
  }
}

/** The edits that undo a save. A file that is damaged by now gets its whole earlier text: it cannot be merged. */
export function undoOf({ texts, pictures }: FilesOfSave, { texts: now }: Snapshot): Edits {
  const isDamaged = (text: string | undefined) => text !== undefined && parseDocument(text).errors.length > 0;
  return {
    texts: texts.map((version) => {
      const current = now.get(version.path);
      return isDamaged(current) || isDamaged(version.base) ? { ...version, base: current } : version;
    }),
    pictures,
  };
}

function editOf(file: string, content: string | Blob | undefined, { texts, pictures }: Snapshot): Edit {
  const before = texts.get(file);
  if (content === undefined) return { file, kind: "removed", fields: [] };
  if (before === undefined && !pictures.has(file)) return { file, kind: "added", fields: [] };
  return { file, kind: "changed", fields: typeof content === "string" ? changedFields(before, content) : [] };
}

function applied(changes: Changes, now: Snapshot): Pick<Snapshot, "texts" | "pictures"> {
  const texts = new Map(now.texts);
  const pictures = new Set(now.pictures);
  for (const [path, content] of changes)
    if (typeof content === "string") texts.set(path, content);
    else if (content) pictures.add(path);
    else if (!texts.delete(path)) pictures.delete(path);
  return { texts, pictures };
}
