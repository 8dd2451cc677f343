import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { languages } from "../languages.ts";
import { slugPattern } from "./fields.ts";
import type { FieldPath } from "./problems.ts";
import { parseYamlFile, type YamlFile } from "./yaml-file.ts";

/** `content/` as it is on disk: YAML files parsed, all others by name. */
export interface ContentFolder {
  /** Keyed by path from the project root, e.g. `content/site.yaml`. */
  files: ReadonlyMap<string, YamlFile>;
  /** Files that are neither pictures nor valid YAML file names, and folders named like a file. */
  unexpected: readonly string[];
  /** The names of the files in `content/photos/`. */
  photos: ReadonlySet<string>;
  /** The names of the files in `content/illustrations/`. */
  illustrations: ReadonlySet<string>;
}

/** Files that editors and operating systems leave behind. */
const isJunk = (name: string) => /^\.|^(Thumbs\.db|desktop\.ini)$|~$/i.test(name);

/** Reads `content/` in `root`, the project's folder. */
export function openContent(root: string): ContentFolder {
  const files = new Map<string, YamlFile>();
  const unexpected: string[] = [];
  const photos = new Set<string>();
  const illustrations = new Set<string>();
  const folder = join(root, "content");
  for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    if (isJunk(entry.name)) continue;
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (entry.isDirectory()) {
      if (path.endsWith(".yaml")) unexpected.push(path);
    } else if (path.startsWith("content/photos/")) photos.add(path.slice("content/photos/".length));
    else if (path.startsWith("content/illustrations/")) illustrations.add(path.slice("content/illustrations/".length));
    else if (path.startsWith("content/schemas/")) continue;
    else if (path.endsWith(".yaml") && slugPattern.test(basename(path, ".yaml")))
      files.set(path, parsed(path, readFileSync(join(root, path))));
    else unexpected.push(path);
  }
  return { files, unexpected: unexpected.sort(), photos, illustrations };
}

/**
 * Whether a file holds the words of another language.
 *
 * @param words a language's folder, e.g. `content/en`
 */
export function isOfOtherLanguage(file: string, words: string): boolean {
  return languages.some((language) => file.startsWith(`content/${language}/`) && !file.startsWith(`${words}/`));
}

/** Adds to a place in the content its line in the file, unless it has one already. */
export function withLine<Place extends { file: string; path: FieldPath; line?: number | undefined }>(
  place: Place,
  { files }: ContentFolder,
): Place {
  return { ...place, line: place.line ?? files.get(place.file)?.lineOf(place.path) };
}

/** The files as last parsed: a build reads them for every page, in every language. */
const lastParsed = new Map<string, { bytes: Buffer; file: YamlFile }>();

/** Parses a file, unless it is as it was the last time. */
function parsed(path: string, bytes: Buffer): YamlFile {
  const last = lastParsed.get(path);
  if (last?.bytes.equals(bytes)) return last.file;
  const file = parseYamlFile(path, bytes);
  lastParsed.set(path, { bytes, file });
  return file;
}
