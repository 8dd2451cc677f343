import { parseDocument } from "yaml";
import type { ContentFolder } from "../app/content/content-files.ts";
import type { Problem } from "../app/content/problems.ts";
import { parseYamlFile } from "../app/content/yaml-file.ts";
import { type Language, languages } from "../app/languages.ts";
import { isMissingDescription } from "../tools/check/cross-checks.ts";
import { textProblems } from "../tools/check/text-problems.ts";
import { unsupportedCharacters } from "../tools/check/unsupported-characters.ts";

/** Problems that a save would add to those that the content already has. */
export interface Faults {
  /** In the form itself. They must be fixed before it is saved. */
  own: readonly Problem[];
  /** In other forms, e.g. in a recipe that uses the deleted masala. */
  elsewhere: readonly Problem[];
  /** File names of photographs without a description. */
  undescribed: readonly string[];
}

/** Files of the content after a save, by path: the new text, undefined if deleted. The text of a picture is ignored. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * Checks a save before anything is written, with the checks of the build.
 *
 * @param characters the source of a regular expression that matches the characters that the site can show
 *   (supported-characters.ts)
 */
export function faultsOf(folder: ContentFolder, changes: Changes, characters: string): Faults {
  const problemsIn = (folder: ContentFolder) => [...textProblems(folder), ...unsupportedCharacters(folder, characters)];
  const keyOf = ({ file, path, message }: Problem) => JSON.stringify([file, path.map(String), message]);
  const existing = new Set(problemsIn(folder).map(keyOf));
  const found = problemsIn(afterSave(folder, changes)).filter((problem) => !existing.has(keyOf(problem)));
  const forms = new Set([...changes].flatMap(([path, text]) => (text === undefined ? [] : formOf(path))));
  const isUndescribed = ({ file, message }: Problem) => formOf(file) === "photos.yaml" && isMissingDescription(message);
  const others = found.filter((problem) => !isUndescribed(problem));
  return {
    own: others.filter(({ file }) => forms.has(formOf(file))),
    elsewhere: others.filter(({ file }) => !forms.has(formOf(file))),
    undescribed: found.filter(isUndescribed).map(({ path }) => String(path[0])),
  };
}

/** The form of a file, which is the same for its files in all languages. */
const formOf = (path: string) => path.replace(/^content\/\w+\//, "");

/** The content after a save. */
export function afterSave(folder: ContentFolder, changes: Changes): ContentFolder {
  const files = new Map(folder.files);
  const pictures = { photos: new Set(folder.photos), illustrations: new Set(folder.illustrations) };
  for (const [path, text] of changes) {
    const [, kind = "", name = ""] = /^content\/(photos|illustrations)\/(.+)$/.exec(path) ?? [];
    if (kind === "photos" || kind === "illustrations") pictures[kind][text === undefined ? "delete" : "add"](name);
    else if (text === undefined) files.delete(path);
    else files.set(path, parseYamlFile(path, new TextEncoder().encode(text)));
  }
  return { ...folder, ...pictures, files };
}

/** Descriptions of photographs in every language, by file name. */
export type Descriptions = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/**
 * Adds descriptions of photographs to the photos.yaml of each language.
 *
 * @param read returns the text of a photos.yaml
 */
export function describedIn(
  descriptions: Descriptions,
  read: (path: string) => string,
): [path: string, text: string][] {
  if (Object.keys(descriptions).length === 0) return [];
  return languages.map((language) => {
    const path = `content/${language}/photos.yaml`;
    const document = parseDocument(read(path));
    for (const [id, alt] of Object.entries(descriptions)) document.add(document.createNode({ id, alt: alt[language] }));
    return [path, document.toString({ lineWidth: 0 })];
  });
}
