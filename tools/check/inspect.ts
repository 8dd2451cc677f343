import type { ContentFolder } from "../../app/content/content-files.ts";
import { openContent } from "../../app/content/content-folder.ts";
import { readParts } from "../../app/content/parts.ts";
import type { Problem } from "../../app/content/problems.ts";
import { defaultLanguage } from "../../app/site/languages.ts";
import { drawingProblems, pictureProblems } from "./picture-files.ts";
import { picturesNamed } from "./pictures-used.ts";
import { type Placeholder, placeholdersLeft } from "./placeholders.ts";
import { characterProblems } from "./supported-characters.ts";
import { textProblems } from "./text-problems.ts";

/** The result of checking `content/`. */
export interface Inspection {
  /** What was read. */
  folder: ContentFolder;
  /** Stop the build. */
  problems: Problem[];
  /** Values that are still placeholders. */
  placeholders: Placeholder[];
}

/**
 * Checks all of `content/`: every file against its schema, references between files, that the translations match, the
 * picture files, and that the fonts have every character.
 *
 * @param root the project's folder
 */
export async function inspectContent(root: string = process.cwd()): Promise<Inspection> {
  const folder = openContent(root);
  const { parts, placeholders } = readParts(folder);
  const problems = [
    ...textProblems(folder),
    ...(await characterProblems(folder)),
    ...drawingProblems(folder.illustrations, root),
    ...(await pictureProblems(picturesNamed(parts[defaultLanguage]), folder.photos, root)),
  ];
  return { folder, problems, placeholders: placeholdersLeft(placeholders, folder) };
}
