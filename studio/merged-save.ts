import type { ContentFolder } from "../app/content/content-files.ts";
import { type Descriptions, describedIn } from "./faults.ts";
import { withNewLooseWord } from "./loose-word.ts";
import { type Conflict, type Decision, merge, type Version } from "./merge.ts";

/** The conflicts of a save, or the texts to write. `isMerged` says whether they differ from what the editor sent. */
type MergedSave = { conflicts: Conflict[] } | { texts: Map<string, string | undefined>; isMerged: boolean };

/**
 * Merges the files of a save with the content as it is now, in either studio. The save also has the descriptions of new
 * photographs, and replaces the word for loose goods in other files if it has changed.
 *
 * @param folder the content as it is now
 * @param read returns the text of one of its files
 */
export function mergedSave(
  versions: readonly Version[],
  folder: ContentFolder,
  read: (path: string) => string | undefined,
  { decisions, descriptions }: { decisions: readonly Decision[]; descriptions: Descriptions },
): MergedSave {
  const merged = versions.map((version) => ({ ...version, ...merge(version, read(version.path), decisions) }));
  const conflicts = merged.flatMap(({ conflicts }) => conflicts);
  if (conflicts.length > 0) return { conflicts };
  const texts = new Map(merged.map(({ path, text }) => [path, text]));
  for (const [path, text] of [
    ...describedIn(descriptions, (path) => texts.get(path) ?? read(path) ?? ""),
    ...withNewLooseWord(folder, texts, read),
  ])
    texts.set(path, text);
  return { texts, isMerged: texts.size > merged.length || merged.some(({ mine, text }) => text !== mine) };
}
