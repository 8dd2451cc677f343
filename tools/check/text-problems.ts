import { type ContentFolder, withLine } from "../../app/content/content-files.ts";
import { readParts } from "../../app/content/parts.server.ts";
import type { Problem } from "../../app/content/problems.ts";
import { defaultLanguage, languages } from "../../app/languages.ts";
import { crossCheck, linksOutsideLabels, wrongLooseWords } from "./cross-checks.ts";
import { parityProblems } from "./translation-parity.ts";

/**
 * What is wrong with the YAML files themselves: without a look at fonts and into pictures. Needs no Node, so that the
 * studio can check a form in the browser before it is saved.
 */
export function textProblems(folder: ContentFolder): Problem[] {
  const { parts, problems } = readParts(folder);
  const own = [
    ...problems,
    ...crossCheck(parts[defaultLanguage], folder),
    ...wrongLooseWords(parts, folder),
    ...languages.flatMap((language) => linksOutsideLabels(parts[language], language)),
  ];
  // Comparisons with a file that has problems of its own would only repeat them.
  const broken = new Set(own.map(({ file }) => file));
  const found = [...own, ...parityProblems(folder, broken)];
  return found.map((problem) => withLine(problem, folder));
}
