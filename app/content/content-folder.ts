import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { slugPattern } from "./fields.ts";
import { parseYamlFile, type YamlFile } from "./yaml-file.ts";

/** `content/` as it lies on the disk: every YAML file parsed, every other file by name. */
export interface ContentFolder {
  /** By path from the project's root, e.g. `content/site.yaml`. */
  files: ReadonlyMap<string, YamlFile>;
  /** Files that are neither YAML by name nor pictures, and folders that have a file's name. */
  unexpected: readonly string[];
  /** The names of the files in `content/photos/`. */
  photos: ReadonlySet<string>;
}

/** What editors and operating systems leave in folders. */
const isLitter = (name: string) => /^\.|^(Thumbs\.db|desktop\.ini)$|~$/i.test(name);

/** Reads `content/` below `root`, the project's folder. */
export function openContent(root: string): ContentFolder {
  const files = new Map<string, YamlFile>();
  const unexpected: string[] = [];
  const photos = new Set<string>();
  const folder = join(root, "content");
  for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    if (isLitter(entry.name)) continue;
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (entry.isDirectory()) {
      if (path.endsWith(".yaml")) unexpected.push(path);
    } else if (path.startsWith("content/photos/")) photos.add(path.slice("content/photos/".length));
    else if (path.startsWith("content/schemas/")) continue;
    else if (path.endsWith(".yaml") && slugPattern.test(basename(path, ".yaml")))
      files.set(path, parseYamlFile(path, readFileSync(join(root, path))));
    else unexpected.push(path);
  }
  return { files, unexpected: unexpected.sort(), photos };
}
