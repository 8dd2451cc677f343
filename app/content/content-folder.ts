import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type ContentFolder, folderOf } from "./content-files.ts";
import { parseYamlFile } from "./yaml-file.ts";

/** Reads `content/` from disk. `root` is the project's folder. */
export function openContent(root: string): ContentFolder {
  const folder = join(root, "content");
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return folderOf(paths, (path) => parseYamlFile(path, readFileSync(join(root, path))));
}
