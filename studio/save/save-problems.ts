import type { Problem } from "../../app/content/problems.ts";
import { textProblems } from "../../tools/check/text-problems.ts";
import { unsupportedCharacters } from "../../tools/check/unsupported-characters.ts";
import { formOf } from "../form-names.ts";
import { type Changes, changed, folderIn, type Snapshot } from "./store.ts";

/**
 * Checks a save before anything is written, with the checks of the build.
 *
 * @param characters a regular expression that matches the characters that the site can show
 * @returns the problems that it would add to those that the content already has
 */
export function problemsOfSave(now: Snapshot, changes: Changes, characters: string) {
  const all = problemsIn(changed(now, changes), characters);
  const existing = all.length > 0 ? problemsIn(now, characters).map(keyOf) : [];
  // Each known problem stands for one: an entry above it may have moved it, or have the same.
  const found = all.filter((problem) => {
    const place = existing.indexOf(keyOf(problem));
    return place < 0 || existing.splice(place, 1).length === 0;
  });
  const forms = new Set([...changes].flatMap(([path, text]) => (text === undefined ? [] : formOf(path))));
  return {
    /** In the form itself. They must be fixed before it is saved. */
    own: found.filter(({ file }) => forms.has(formOf(file))),
    /** In other forms, e.g. in a recipe that uses the deleted masala. */
    elsewhere: found.filter(({ file }) => !forms.has(formOf(file))),
  };
}

function problemsIn(content: Pick<Snapshot, "texts" | "pictures">, characters: string): Problem[] {
  const folder = folderIn(content);
  return [...textProblems(folder), ...unsupportedCharacters(folder, characters)];
}

/** The same wherever in its list an entry stands. */
const keyOf = ({ file, path, code, values }: Problem) =>
  JSON.stringify([file, path.map((key) => (typeof key === "number" ? "" : key)), code, values]);
