import { type ContentFolder, withLine } from "../../app/content/content-files.ts";
import { readParts } from "../../app/content/parts.ts";
import type { Problem } from "../../app/content/problems.ts";
import { defaultLanguage, languages } from "../../app/site/languages.ts";
import { crossCheck, linksOutsideLabels } from "./cross-checks.ts";
import { parityProblems } from "./translation-parity.ts";

/**
 * Checks the YAML files, but not fonts and picture files. It does not need Node, so that the studio can check a form in
 * the browser before it is saved.
 */
export function textProblems(folder: ContentFolder): Problem[] {
  const { parts, problems } = readParts(folder);
  const own = [
    ...problems,
    ...crossCheck(parts[defaultLanguage], folder),
    ...languages.flatMap((language) => linksOutsideLabels(parts[language], language)),
  ];
  // Do not compare files that have problems: that would only report them again.
  const broken = new Set(own.map(({ file }) => file));
  const found = [...own, ...parityProblems(folder, broken)];
  return found.map((problem) => withLine(problem, folder));
}
