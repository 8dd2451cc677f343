import { type ContentFolder, folderOf } from "../../app/content/content-files.ts";
import { parseYamlFile, type YamlFile } from "../../app/content/yaml-file.ts";
import type { Words } from "../words.ts";

/** `content/` as it is in a store at one moment. */
export interface Snapshot {
  /** Identifies this state of the content: a commit, or a hash of the files. */
  revision: string;
  /** The text of each YAML file, by path from the project's root. */
  texts: ReadonlyMap<string, string>;
  /** Git's id of each picture's content, by path. */
  pictures: ReadonlyMap<string, string>;
}

/** What a save writes, by path: a text, a picture, or undefined to delete the file. */
export type Changes = ReadonlyMap<string, string | Blob | undefined>;

/** Where the content and its history are kept: a repository on GitHub, or the project's folder on this machine. */
export interface Store {
  read(): Promise<Snapshot>;
  /**
   * Writes all or nothing, and commits it.
   *
   * @param revision the state that the changes were made for
   * @returns the new revision; undefined, and nothing is written, if the content has another revision by now
   */
  write(revision: string, changes: Changes, message: string): Promise<string | undefined>;
  /**
   * The address of a picture, for an `img`. On the web, that of a small one, which the site has from the next time that it
   * is published (build.ts).
   *
   * @param id Git's id of its content
   */
  addressOf(picture: string, id: string): string;
  /** The last commits that changed the content, the newest first. */
  commits(): Promise<readonly Commit[]>;
  /** The content at a commit. */
  at(commit: string): Promise<Snapshot>;
  /** A picture by Git's id of its content. */
  picture(id: string): Promise<Blob>;
}

export interface Commit {
  id: string;
  /** Undefined for the first one. */
  parent?: string | undefined;
  /** In ms since 1970. */
  time: number;
  author: string;
  message: string;
}

/** A failure that is explained by a sentence of messages.json. */
export class StoreError extends Error {
  readonly reason: keyof Words;

  constructor(reason: StoreError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Whether another token may help. */
export const isTokenError = (error: unknown): boolean =>
  error instanceof StoreError && ["noToken", "expired", "notApproved", "notAllowed"].includes(error.reason);

/** The content after a save. The ids of its pictures are not known yet. */
export function changed({ texts, pictures }: Snapshot, changes: Changes): Pick<Snapshot, "texts" | "pictures"> {
  const after = { texts: new Map(texts), pictures: new Map(pictures) };
  for (const [path, content] of changes) {
    if (typeof content === "string") after.texts.set(path, content);
    else if (content) after.pictures.set(path, "");
    else if (!after.texts.delete(path)) after.pictures.delete(path);
  }
  return after;
}

/** The snapshot as the checks of the content read it. */
export function folderIn({ texts, pictures }: Pick<Snapshot, "texts" | "pictures">): ContentFolder {
  const paths = [...texts.keys(), ...pictures.keys()];
  return folderOf(paths, (path) => parsedFile(path, texts.get(path) ?? ""));
}

/** A parsed file. Most are the same from one snapshot to the next, so each is kept as it was read last. */
export function parsedFile(path: string, text: string): YamlFile {
  const known = parsedFiles.get(path);
  if (known?.text === text) return known.file;
  const file = parseYamlFile(path, new TextEncoder().encode(text));
  parsedFiles.set(path, { text, file });
  return file;
}
const parsedFiles = new Map<string, { text: string; file: YamlFile }>();

/** Git's id of a file's content. */
export async function blobId(content: Blob): Promise<string> {
  const bytes = new Blob([`blob ${content.size}\0`, content]);
  const hash = await crypto.subtle.digest("SHA-1", await bytes.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Identifies what all files of the content say and show. */
export const contentId = ({ texts, pictures }: Pick<Snapshot, "texts" | "pictures">): Promise<string> =>
  blobId(new Blob([JSON.stringify([...texts, ...pictures].sort())]));

/** Changes as the stores send them: each file in Base64, null if it is deleted. */
export function encoded(changes: Changes): Promise<(readonly [path: string, base64: string | null])[]> {
  const files = Array.from(changes, async ([path, content]) => {
    if (content === undefined) return [path, null] as const;
    const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
    return [path, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))] as const;
  });
  return Promise.all(files);
}
