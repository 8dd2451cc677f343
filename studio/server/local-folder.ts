import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import type { Problem } from "../../app/content/problems.ts";
import { slugPattern } from "../../app/content/schema/fields.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { languages } from "../../app/site/languages.ts";
import { inspectContent } from "../../tools/check/inspect.ts";
import type { ContentAnswer, State } from "../save/local-store.ts";
import { StoreError } from "../save/store.ts";
import { Git } from "./git.ts";

/** The project's `content/` on this machine: writes and commits saves, and runs the checks of the build. */
export class LocalFolder {
  readonly git: Git;
  readonly #root: string;
  /** A file that says what belongs to a save, from before the first of it is renamed until it is committed. */
  readonly #mark: string;
  #problems: Problem[] = [];
  /** Which files are being checked, and which have been, with their times. */
  #checking = "";
  #checked = "";
  #notCommitted: State["notCommitted"];

  /**
   * @param root the project's folder
   * @param cache a folder of the studio's own
   */
  constructor(root: string, cache: string) {
    this.#root = root;
    this.git = new Git(root);
    this.#mark = join(cache, "unfinished");
    if (this.unfinished().length === 0) this.settle(true);
  }

  /** All of the content, and its revision. */
  read(): ContentAnswer {
    const isRead = (path: string) => isText(path) || path === "content/placeholders.yaml";
    const textAt = (path: string) => [path, textOf(fs.readFileSync(this.#at(path)))];
    const texts = Object.fromEntries(this.#paths(isRead).map(textAt));
    const pictures = Object.fromEntries(
      this.#paths(isPicture).map((path) => [path, idOf(fs.readFileSync(this.#at(path)))]),
    );
    const revision = createHash("sha256")
      .update(JSON.stringify([texts, pictures]))
      .digest("hex");
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
   * @param changes the new content of each file; undefined deletes it
   * @returns the new revision; undefined, and nothing is written, if the content has changed since
   */
  save(revision: string, changes: ReadonlyMap<string, Buffer | undefined>, message: string) {
    for (const path of changes.keys()) if (!isText(path) && !isPicture(path)) throw new StoreError("notAName");
    // Synchronous, so that no other save can come between.
    if (this.unfinished().length > 0) throw new StoreError("interrupted");
    if (this.read().revision !== revision) return undefined;
    // Else what was edited by hand in these files would be part of this save, and of its undo.
    const byHand = this.git.changed([...changes.keys()]);
    if (byHand.length > 0)
      this.git.commit(byHand, ["Edited by hand", "", ...byHand.map((path) => `changed ${path}`)].join("\n"));
    this.#write(changes, message);
    return this.read().revision;
  }

  /** The state that the studio's pages poll. The content is checked again if a file was changed, be it by hand. */
  state(): State {
    const stats = this.#paths(() => true).map((path) => [
      path,
      fs.statSync(this.#at(path), { throwIfNoEntry: false })?.mtimeMs,
    ]);
    if (this.#checking !== stats.join()) this.#check(stats.join());
    return {
      problems: this.#problems,
      isChecking: this.#checking !== this.#checked,
      notCommitted: this.#notCommitted,
      unfinished: this.unfinished(),
    };
  }

  /** The files that are not in their place, of a save that was interrupted. */
  unfinished(): string[] {
    return Object.keys(this.#marked().files).filter((path) => fs.existsSync(this.#at(path) + staged));
  }

  #marked(): Mark {
    try {
      return JSON.parse(fs.readFileSync(this.#mark, "utf8"));
    } catch {
      return { message: "", files: {} };
    }
  }

  /** Finishes a save that was interrupted, or takes it back. A file that was edited by hand since is not overwritten. */
  settle(isFinished: boolean): void {
    const { message, files } = this.#marked();
    const left = this.unfinished();
    for (const [path, { is, was }] of Object.entries(files)) {
      const before = was === null ? undefined : Buffer.from(was, "base64");
      const found = this.#idOf(path);
      const isNew = found === is;
      const isOld = found === (before ? idOf(before) : null);
      if (isFinished ? !(isOld && left.includes(path)) : !isNew) continue;
      if (!isFinished) writeBeside(this.#at(path), before ?? Buffer.alloc(0));
      this.#place(path);
    }
    for (const file of fs.globSync(`content/**/*${staged}`, { cwd: this.#root }))
      fs.rmSync(this.#at(file), { recursive: true, force: true });
    this.#finish(isFinished ? Object.keys(files) : [], message);
  }

  /**
   * Writes each file beside its target, and only then renames them. From the first rename on a mark says that they belong
   * together: whatever stops the save, the person is asked whether to finish it (`settle`).
   */
  #write(files: ReadonlyMap<string, Buffer | undefined>, message: string): void {
    try {
      // An empty one stands for a file that is deleted.
      for (const [path, content = Buffer.alloc(0)] of files) writeBeside(this.#at(path), content);
      const marked = Array.from(files, ([path, content]) => {
        const was = fs.existsSync(this.#at(path)) ? fs.readFileSync(this.#at(path), "base64") : null;
        return [path, { is: content ? idOf(content) : null, was }];
      });
      writeBeside(this.#mark, Buffer.from(JSON.stringify({ message, files: Object.fromEntries(marked) })));
      fs.renameSync(this.#mark + staged, this.#mark);
    } catch (error) {
      this.settle(false);
      throw error;
    }
    for (const path of files.keys()) this.#place(path);
    this.#finish([...files.keys()], message);
  }

  #place(path: string): void {
    const file = this.#at(path);
    if (fs.statSync(file + staged).size > 0) fs.renameSync(file + staged, file);
    else for (const gone of [file, file + staged]) fs.rmSync(gone, { force: true });
  }

  #finish(paths: readonly string[], message: string): void {
    if (paths.length > 0) this.#notCommitted = this.git.commit(paths, message);
    try {
      for (const end of ["", staged]) fs.rmSync(this.#mark + end, { recursive: true, force: true });
    } catch (error) {
      // The next start finds that all of it is done.
      console.error(error);
    }
  }

  async #check(stats: string): Promise<void> {
    this.#checking = stats;
    // An unexpected error, such as a file that cannot be read, must not end the studio.
    const { problems } = await inspectContent(this.#root).catch((error) => ({
      problems: [{ file: "content", path: [], code: "checkFailed" as const, values: { reason: String(error) } }],
    }));
    if (stats === this.#checking) [this.#problems, this.#checked] = [problems, stats];
  }

  #at = (path: string): string => join(this.#root, path);

  #idOf = (path: string): string | null =>
    fs.existsSync(this.#at(path)) ? idOf(fs.readFileSync(this.#at(path))) : null;

  /** The files of these names. */
  #paths = (test: (path: string) => boolean): string[] =>
    fs
      .globSync("content/**/*.*", { cwd: this.#root })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => !path.endsWith(staged) && test(path))
      .sort();
}

/**
 * What a save is about to do: Git's id of each file's new content, and its bytes before, in Base64; null where there is none.
 * Going back needs the bytes, because Git may never have had them.
 */
interface Mark {
  message: string;
  files: Record<string, { is: string | null; was: string | null }>;
}

/** The end of the names of files that are written, but not yet in their place. The content's checks ignore it. */
const staged = ".saving~";

function writeBeside(file: string, content: Buffer): void {
  fs.mkdirSync(dirname(file), { recursive: true });
  // Also what may be left there, or a link.
  fs.rmSync(file + staged, { recursive: true, force: true });
  fs.writeFileSync(file + staged, content, { flag: "wx", flush: true });
}

/** Git's id of a file's content. */
const idOf = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

/** The text of a file. One that is not UTF-8 gets a zero byte, which the check explains: a form would garble the rest. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "\0";
  }
}

/** Whether a path is that of a file with a form. */
function isText(path: string): boolean {
  const [, language, name] = /^content\/(\w+)\/(?:\w+\/)?([^/]{1,100})\.yaml$/.exec(path) ?? [];
  return languages.some((known) => known === language) && slugPattern.test(name ?? "") && schemaOf(path) !== undefined;
}

const isPicture = (path: string) =>
  /^content\/(photos\/[a-z0-9][a-z0-9-]{0,99}\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]{0,99}\.svg)$/.test(path);
