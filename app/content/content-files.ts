import type { Problem } from "./problems.ts";
import { slugPattern } from "./schema/fields.ts";
import type { YamlFile } from "./yaml-file.ts";

// No Node APIs here: the studio also checks `content/` in the browser.

/** `content/` as it is on disk: YAML files parsed, pictures by name. */
export interface ContentFolder {
  /** Keyed by path from the project root, e.g. `content/en/site.yaml`. */
  files: ReadonlyMap<string, YamlFile>;
  /** Paths of files that are neither pictures nor named as a YAML file should be. */
  unexpected: readonly string[];
  /** The names of the files in `content/photos/`. */
  photos: ReadonlySet<string>;
  /** The names of the files in `content/illustrations/`. */
  illustrations: ReadonlySet<string>;
}

/** Ignores files that editors and operating systems leave behind. */
const isJunk = (name: string) => /^\.|^(Thumbs\.db|desktop\.ini)$|~$/i.test(name);

/**
 * Builds a `ContentFolder` from the paths of its files.
 *
 * @param read parses a YAML file
 */
export function folderOf(paths: Iterable<string>, read: (path: string) => YamlFile): ContentFolder {
  const files = new Map<string, YamlFile>();
  const unexpected: string[] = [];
  const photos = new Set<string>();
  const illustrations = new Set<string>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (isJunk(name)) continue;
    if (path.startsWith("content/photos/")) photos.add(path.slice("content/photos/".length));
    else if (path.startsWith("content/illustrations/")) illustrations.add(path.slice("content/illustrations/".length));
    else if (path.endsWith(".yaml") && slugPattern.test(name.slice(0, -".yaml".length))) files.set(path, read(path));
    else unexpected.push(path);
  }
  return { files, unexpected: unexpected.sort(), photos, illustrations };
}

/** Adds the line number in its file to a problem, unless it has one already. */
export function withLine(problem: Problem, { files }: ContentFolder): Problem {
  return { ...problem, line: problem.line ?? files.get(problem.file)?.lineOf(problem.path) };
}
