import { type ContentFolder, openContent, withLine } from "../../app/content/content-folder.ts";
import { readParts } from "../../app/content/parts.server.ts";
import type { Problem } from "../../app/content/problems.ts";
import { defaultLanguage, languages } from "../../app/languages.ts";
import { characterProblems } from "./characters.ts";
import { crossCheck, linksOutsideLabels, wrongLooseWords } from "./cross-checks.ts";
import { drawingProblems, pictureProblems } from "./picture-files.ts";
import { picturesNamed } from "./pictures-used.ts";
import { type Placeholder, placeholdersLeft } from "./placeholders.ts";
import { parityProblems } from "./translation-parity.ts";

/** The findings about `content/`. */
export interface Inspection {
  /** Stop the build. */
  problems: Problem[];
  /** Values that are still invented. */
  placeholders: Placeholder[];
}

/**
 * Checks all of `content/`: every file against its schema, what no schema can say, that the languages say the same, the
 * picture files, and that the fonts have every character.
 *
 * @param root the project's folder
 */
export async function inspectContent(root: string = process.cwd()): Promise<Inspection> {
  const folder = openContent(root);
  const { parts, placeholders } = readParts(folder);
  const found = [
    ...textProblems(folder),
    ...(await characterProblems(folder)),
    ...drawingProblems(folder.illustrations, root),
    ...(await pictureProblems(picturesNamed(parts[defaultLanguage]), folder.photos, root)),
  ];
  const located = (problem: Problem) => withLine(problem, folder);
  return {
    problems: found.map(located),
    placeholders: placeholdersLeft(placeholders, folder),
  };
}

/** What is wrong with the YAML files themselves: without a look at fonts and into pictures. */
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
