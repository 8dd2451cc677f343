import { type ContentFolder, folderOf } from "../../app/content/content-files.ts";
import type { FieldPath } from "../../app/content/problems.ts";
import { parseYamlFile, type YamlFile } from "../../app/content/yaml-file.ts";
import type { Version } from "./merge.ts";

/** `content/` as it is in a store at one moment. */
export interface Snapshot {
  /** Identifies this state of the content: a commit, or a hash of the files. */
  revision: string;
  /** The text of each YAML file, by path from the project's root. */
  texts: ReadonlyMap<string, string>;
  /** The paths of all pictures. */
  pictures: ReadonlySet<string>;
}

/** What a save writes, by path: a text, a picture, or undefined to delete the file. */
export type Changes = ReadonlyMap<string, string | Blob | undefined>;

/** Where the content is kept: a repository on GitHub, or the project's folder on this machine. */
export interface Store {
  /** Whether a save may leave problems in other forms: on this machine, nothing goes online by itself. */
  mayLeaveProblems: boolean;
  read(): Promise<Snapshot>;
  /**
   * Writes all or nothing.
   *
   * @param revision the state that the changes were made for
   * @returns the new revision; undefined, and nothing is written, if the content has another revision by now
   */
  write(revision: string, changes: Changes, edits: readonly Edit[]): Promise<string | undefined>;
  /** The address of a picture, for an `img`. */
  addressOf(picture: string): Promise<string>;
  /** The last saves, the newest first. */
  history(): Promise<readonly SavedChange[]>;
  /** The files of a save before and after it. */
  filesOf(id: string): Promise<FilesOfSave>;
}

/** A save that can be undone. */
export interface SavedChange {
  id: string;
  /** In ms since 1970. */
  time: number;
  edits: readonly Edit[];
  /** For a change that was not made in the studio: what its author wrote about it. */
  title?: string;
}

/** A file that a save has changed. */
export interface Edit {
  file: string;
  kind: "added" | "removed" | "changed";
  /** The fields that were changed. */
  fields: readonly FieldPath[];
}

/** The texts of a save as an undo saves them (`base` is after the save, `mine` before it), and its pictures before it. */
export interface FilesOfSave {
  texts: readonly Version[];
  /** Undefined if there was none. */
  pictures: ReadonlyMap<string, Blob | undefined>;
}

/** A failure that is explained by a sentence of messages.json. */
export class StoreError extends Error {
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason) {
    super(reason);
    this.reason = reason;
  }
}

export type StoreErrorReason =
  | "closed"
  | "unreachable"
  | "expired"
  | "notApproved"
  | "notAllowed"
  | "tooManyRequests"
  | "refusedByHost";

/** The snapshot as the checks of the content read it. */
export function folderIn({ texts, pictures }: Snapshot): ContentFolder {
  const paths = [...texts.keys(), ...pictures].map((path) => ({ path }));
  return folderOf(paths, (path) => parsedFile(path, texts.get(path) ?? ""));
}

/** A parsed file. Most are the same from one snapshot to the next, so each is kept as it was read last. */
function parsedFile(path: string, text: string): YamlFile {
  const known = parsedFiles.get(path);
  if (known?.text === text) return known.file;
  const file = parseYamlFile(path, new TextEncoder().encode(text));
  parsedFiles.set(path, { text, file });
  return file;
}
const parsedFiles = new Map<string, { text: string; file: YamlFile }>();
