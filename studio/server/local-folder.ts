import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Problem } from "../../app/content/problems.ts";
import { slugPattern } from "../../app/content/schema/fields.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { languages } from "../../app/site/languages.ts";
import { inspectContent } from "../../tools/check/inspect.ts";
import type { ContentAnswer, State } from "../save/local-store.ts";
import { StoreError } from "../save/store.ts";
import { gitIn } from "./git.ts";

/** The project's `content/` on this machine: writes and commits saves, and runs the checks of the build. */
export class LocalFolder {
  readonly git: ReturnType<typeof gitIn>;
  readonly #root: string;
  /** The folder of a save that is under way: its files, ready to be renamed, and what the save is. */
  readonly #saving: string;
  /** The files that were checked last, with their times, and what was found; undefined while they are being checked. */
  #check: { stats: string; problems: Problem[] | undefined } = { stats: "", problems: undefined };
  #notCommitted: string | undefined;

  /**
   * @param root the project's folder
   * @param cache a folder of the studio's own, on the same disk
   */
  constructor(root: string, cache: string) {
    this.#root = root;
    this.git = gitIn(root);
    this.#saving = join(cache, "saving");
    if (this.unfinished().length === 0) this.settle(true);
  }

  /** All of the content, and its revision. */
  read(): ContentAnswer {
    const texts: Record<string, string> = {};
    const pictures: Record<string, string> = {};
    const bytesOf = (path: string) => fs.readFileSync(this.#at(path));
    for (const path of this.#paths())
      if (isText(path) || path === "content/placeholders.yaml") texts[path] = textOf(bytesOf(path));
      else if (isPicture(path)) pictures[path] = idOf(bytesOf(path));
    const revision = idOf(Buffer.from(JSON.stringify([texts, pictures])));
    return { revision, texts, pictures };
  }

  picture(path: string): Buffer {
    if (!isPicture(path) || !fs.existsSync(this.#at(path))) throw new StoreError("notFound");
    return fs.readFileSync(this.#at(path));
  }

  /**
   * Writes all or nothing, and commits it.
   *
   * @param revision the content that the changes were made for
   * @param changes the new content of each file, in Base64; null deletes it
   * @returns the new revision; undefined, and nothing is written, if the content has changed since
   */
  save(revision: string, changes: Changes, message: string) {
    const paths = Object.keys(changes);
    for (const path of paths) if (!isText(path) && !isPicture(path)) throw new StoreError("notAName");
    // Synchronous, so that no other save can come between.
    if (this.unfinished().length > 0) throw new StoreError("interrupted");
    if (this.read().revision !== revision) return undefined;
    // Else what was edited by hand in these files would be part of this save, and of its undo.
    const byHand = this.git.changed(paths);
    if (byHand.length > 0)
      this.git.commit(byHand, ["Edited by hand", "", ...byHand.map((path) => `changed ${path}`)].join("\n"));
    this.#prepare(changes, message);
    this.settle(true);
    return this.read().revision;
  }

  /** The state that the studio's pages poll. The content is checked again if a file was changed, be it by hand. */
  state(): State {
    const timeOf = (path: string) => fs.statSync(this.#at(path), { throwIfNoEntry: false })?.mtimeMs;
    const stats = String(this.#paths().map((path) => [path, timeOf(path)]));
    if (this.#check.stats !== stats) {
      const check = { stats, problems: undefined };
      this.#check = check;
      problemsIn(this.#root).then((problems) => Object.assign(check, { problems }));
    }
    return { problems: this.#check.problems, notCommitted: this.#notCommitted, unfinished: this.unfinished() };
  }

  /** The files of a save that was interrupted that are still as they were before it. */
  unfinished(): string[] {
    return this.#begun()
      .files.filter(({ path, was }) => this.#base64(path) === was)
      .map(({ path }) => path);
  }

  /** Finishes a save that was begun, or takes it back. A file that was edited by hand since stays as it is. */
  settle(isFinished: boolean): void {
    const { message, files } = this.#begun();
    for (const [index, { path, was, is }] of files.entries()) {
      const [from, to] = isFinished ? [was, is] : [is, was];
      if (this.#base64(path) !== from) continue;
      const [ready, target] = [join(this.#saving, `${index} ${isFinished}`), this.#at(path)];
      if (to === null) fs.rmSync(target);
      else {
        if (!isFinished) write(ready, Buffer.from(to, "base64"));
        fs.mkdirSync(dirname(target), { recursive: true });
        fs.renameSync(ready, target);
      }
    }
    const paths = files.map(({ path }) => path);
    if (isFinished && paths.length > 0) this.#notCommitted = this.git.commit(paths, message);
    fs.rmSync(this.#saving, { recursive: true, force: true });
  }

  /**
   * Writes all files of a save, and last of all what the save is. From then on it can be finished without more room on the
   * disk, and whatever stops it, the person is asked whether to finish it (`settle`).
   */
  #prepare(changes: Changes, message: string): void {
    const files = Object.entries(changes).map(([path, is]) => ({ path, was: this.#base64(path), is }));
    try {
      fs.rmSync(this.#saving, { recursive: true, force: true });
      fs.mkdirSync(this.#saving, { recursive: true });
      for (const [index, { is }] of files.entries())
        if (is !== null) write(join(this.#saving, `${index} true`), Buffer.from(is, "base64"));
      write(join(this.#saving, "new"), Buffer.from(JSON.stringify({ message, files } satisfies Save)));
      fs.renameSync(join(this.#saving, "new"), join(this.#saving, "save"));
    } catch (error) {
      fs.rmSync(this.#saving, { recursive: true, force: true });
      throw error;
    }
  }

  #begun(): Save {
    try {
      return save.parse(JSON.parse(fs.readFileSync(join(this.#saving, "save"), "utf8")));
    } catch {
      return { message: "", files: [] };
    }
  }

  #at = (path: string): string => join(this.#root, path);

  /** The bytes of a file; null if there is none. */
  #base64 = (path: string): string | null =>
    fs.existsSync(this.#at(path)) ? fs.readFileSync(this.#at(path), "base64") : null;

  #paths = (): string[] =>
    fs
      .globSync("content/**/*.*", { cwd: this.#root })
      .map((path) => path.replaceAll("\\", "/"))
      .sort();
}

type Changes = Readonly<Record<string, string | null>>;

/**
 * What a save does to each file: its bytes before and after, in Base64; null where there is none. Going back needs the
 * bytes, because Git may never have had them.
 */
const save = z.object({
  message: z.string(),
  files: z.array(z.object({ path: z.string(), was: z.string().nullable(), is: z.string().nullable() })),
});
type Save = z.infer<typeof save>;

const write = (file: string, content: Buffer): void => fs.writeFileSync(file, content, { flush: true });

/** Git's id of a file's content. */
const idOf = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

/** The text of a file. One that is not UTF-8 gets a zero byte, which the check explains: a form would garble the rest. */
const textOf = (bytes: Buffer): string => (isUtf8(bytes) ? bytes.toString() : "\0");

async function problemsIn(root: string): Promise<Problem[]> {
  try {
    return (await inspectContent(root)).problems;
  } catch (error) {
    // Such as a file that cannot be read: that must not end the studio.
    return [{ file: "content", path: [], code: "checkFailed", values: { reason: String(error) } }];
  }
}

/** Whether a path is that of a file with a form. */
function isText(path: string): boolean {
  const [, language, name] = /^content\/(\w+)\/(?:\w+\/)?([^/]{1,100})\.yaml$/.exec(path) ?? [];
  return languages.some((known) => known === language) && slugPattern.test(name ?? "") && schemaOf(path) !== undefined;
}

const isPicture = (path: string) =>
  /^content\/(photos\/[a-z0-9][a-z0-9-]{0,99}\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]{0,99}\.svg)$/.test(path);
