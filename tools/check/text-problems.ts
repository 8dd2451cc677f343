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
  const broken = new Set(problems.map(({ file }) => file));
  const own = [
    ...problems,
    ...crossCheck(parts[defaultLanguage], folder, broken),
    ...languages.flatMap((language) => linksOutsideLabels(parts[language], language)),
  ];
  // Do not compare files that have problems: that would only report them again.
  const found = [...own, ...parityProblems(folder, new Set(own.map(({ file }) => file)))];
  return found.map((problem) => withLine(problem, folder));
}
