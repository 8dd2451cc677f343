import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Problem } from "../../app/content/problems.ts";
import { slugPattern } from "../../app/content/schema/fields.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { languages } from "../../app/site/languages.ts";
import { drawingProblem } from "../../tools/check/drawings.ts";
import { inspectContent } from "../../tools/check/inspect.ts";
import { hasMetadata } from "../../tools/check/picture-files.ts";
import type { ContentAnswer } from "../save/local-store.ts";
import { StoreError } from "../save/store.ts";
import { Git, type NotCommitted } from "./git.ts";

/** The state that the studio's pages poll. */
export interface State {
  /** What the build would refuse, with the problems of pictures, which only this machine can see. */
  problems: readonly Problem[];
  /** Whether the content is still being checked. */
  isChecking: boolean;
  /** Why the last save cannot be undone. */
  notCommitted?: NotCommitted | undefined;
  /** The files of a save that was interrupted between two of them. */
  unfinished: readonly string[];
}

/** A save until it is committed, with Git's id of each file's content before and after it; null if there is none. */
const journal = z.object({
  message: z.string(),
  files: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])),
});
type Journal = z.infer<typeof journal>;

/** The project's `content/` on this machine: writes and commits saves, and runs the checks of the build. */
export class LocalFolder {
  readonly git: Git;
  readonly #root: string;
  readonly #journalFile: string;
  /** Only while a save is being written, or if it was interrupted. */
  #journal: Journal | undefined;
  #problems: readonly Problem[] = [];
  /** Which files are being checked, and which have been, with their times. */
  #checking = "";
  #checked = "";
  #notCommitted: NotCommitted | undefined;

  /**
   * @param root the project's folder
   * @param cache a folder of the studio's own
   */
  constructor(root: string, cache: string) {
    this.#root = root;
    this.git = new Git(root);
    this.#journalFile = join(cache, "unfinished.json");
    fs.mkdirSync(cache, { recursive: true });
    try {
      this.#journal = journal.parse(JSON.parse(fs.readFileSync(this.#journalFile, "utf8")));
    } catch {
      // There is none, or the machine stopped before the first file was in its place.
    }
    const { files = {} } = this.#journal ?? {};
    const isHalf = Object.entries(files).some(([path, [was, is]]) => was !== is && this.#idOf(path) === was);
    if (!isHalf) this.settle(true);
  }

  /** All of the content, and its revision. */
  read(): ContentAnswer {
    const isRead = (path: string) => isText(path) || path === "content/placeholders.yaml";
    const texts = this.#paths(isRead).map((path) => [path, textOf(fs.readFileSync(this.#at(path)))]);
    const pictures = this.#paths(isPicture).map((path) => [path, this.#idOf(path)]);
    const revision = createHash("sha256")
      .update(JSON.stringify([texts, pictures]))
      .digest("hex");
    return { revision, texts: Object.fromEntries(texts), pictures: Object.fromEntries(pictures) };
  }

  picture(path: string): Buffer {
    if (!isPicture(path) || this.#isLinked(path) || !fs.existsSync(this.#at(path))) throw new StoreError("notFound");
    return fs.readFileSync(this.#at(path));
  }

  /**
   * Writes all or nothing, and commits it.
   *
   * @param revision the content that the changes were made for
   * @param changes the new content of each file; undefined deletes it
   * @returns the new revision; undefined, and nothing is written, if the content has changed since
   */
  async save(revision: string, changes: ReadonlyMap<string, Buffer | undefined>, message: string) {
    const files = new Map<string, Buffer | undefined>();
    for (const [path, content] of changes) {
      if (!(isText(path) || isPicture(path)) || this.#isLinked(path)) throw new StoreError("notAName");
      if (content && isText(path)) assertText(String(content));
      files.set(path, content && isPicture(path) ? await withoutMetadata(path, content) : content);
    }
    // From here on synchronous, so that no other save can come between.
    if (this.#journal) throw new StoreError("interrupted");
    if (this.read().revision !== revision) return undefined;
    // Else what was edited by hand in these files would be part of this save, and of its undo.
    const byHand = this.git.changed([...files.keys()]);
    this.git.commit(byHand, ["Edited by hand", "", ...byHand.map((path) => `changed ${path}`)].join("\n"));
    this.#write(files, message);
    return this.read().revision;
  }

  /** The state, after a check if a file was changed since the last one, be it by hand. */
  state(): State {
    const times = this.#paths((path) => !path.endsWith(stagedSuffix)).map((path) => {
      const { mtimeMs, size } = fs.statSync(this.#at(path));
      return [path, mtimeMs, size].join();
    });
    if (this.#checking !== times.join()) this.#check(times.join());
    return {
      problems: this.#problems,
      isChecking: this.#checking !== this.#checked,
      notCommitted: this.#notCommitted,
      unfinished: Object.keys(this.#journal?.files ?? {}),
    };
  }

  /** Finishes a save that was interrupted, or takes it back. A file that was edited by hand since stays as it is. */
  settle(isFinished: boolean): void {
    const { message = "", files = {} } = this.#journal ?? {};
    for (const [path, [was, is]] of Object.entries(files)) {
      const [from, to] = isFinished ? [was, is] : [is, was];
      if (this.#idOf(path) !== from) continue;
      const before = isFinished || was === null ? undefined : this.git.blob(was);
      if (before) writeAndSync(this.#at(path) + stagedSuffix, before);
      if (to === null || fs.existsSync(this.#at(path) + stagedSuffix)) this.#place(path, to !== null);
    }
    for (const file of fs.globSync(`content/**/*${stagedSuffix}`, { cwd: this.#root }))
      fs.rmSync(this.#at(file), { recursive: true, force: true });
    const own = Object.keys(files).filter((path) => this.#idOf(path) === files[path]?.[1]);
    if (isFinished && own.length > 0) this.#notCommitted = this.git.commit(own, message);
    this.#forgetJournal();
  }

  /**
   * Writes each file beside its target, and only then renames them. From the first rename on a journal says what belongs
   * to the save: whatever stops it, the person is asked whether to finish it (`settle`).
   */
  #write(files: ReadonlyMap<string, Buffer | undefined>, message: string): void {
    const ids = Array.from(files, ([path, content]) => [path, [this.#idOf(path), content ? idOf(content) : null]]);
    const written = journal.parse({ message, files: Object.fromEntries(ids) });
    try {
      for (const [path, content] of files) if (content) writeAndSync(this.#at(path) + stagedSuffix, content);
      writeAndSync(this.#journalFile, Buffer.from(JSON.stringify(written)));
    } catch (error) {
      for (const path of files.keys()) attempt(() => fs.rmSync(this.#at(path) + stagedSuffix, { force: true }));
      attempt(() => this.#forgetJournal());
      throw error;
    }
    this.#journal = written;
    for (const [path, content] of files) this.#place(path, content !== undefined);
    this.#notCommitted = this.git.commit([...files.keys()], message);
    attempt(() => this.#forgetJournal());
  }

  #place(path: string, exists: boolean): void {
    if (exists) fs.renameSync(this.#at(path) + stagedSuffix, this.#at(path));
    else fs.rmSync(this.#at(path), { force: true });
  }

  #forgetJournal(): void {
    this.#journal = undefined;
    fs.rmSync(this.#journalFile, { recursive: true, force: true });
  }

  async #check(times: string): Promise<void> {
    this.#checking = times;
    // An unexpected error, such as a file that cannot be read, must not end the studio.
    const { problems } = await inspectContent(this.#root).catch((error) => ({
      problems: [
        { file: "content", path: [], code: "checkFailed", values: { reason: String(error) } } satisfies Problem,
      ],
    }));
    if (times === this.#checking) [this.#problems, this.#checked] = [problems, times];
  }

  #at = (path: string): string => join(this.#root, path);

  #idOf = (path: string): string | null =>
    fs.existsSync(this.#at(path)) ? idOf(fs.readFileSync(this.#at(path))) : null;

  /** The files of these names. Links are left out: a save would not write through them. */
  #paths(test: (path: string) => boolean): string[] {
    const entries = fs.globSync("content/**/*.*", { cwd: this.#root, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(this.#root).length + 1)
          .replaceAll("\\", "/"),
      )
      .filter(test)
      .sort();
  }

  /** Whether a path leads through a link, perhaps out of the content. */
  #isLinked = (path: string): boolean =>
    path.split("/").some((_, index, parts) => {
      const place = this.#at(parts.slice(0, index + 1).join("/"));
      return fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
    });
}

/** The end of the names of files that are written, but not yet in their place. The content's checks ignore it. */
const stagedSuffix = ".saving~";

function writeAndSync(file: string, content: Buffer): void {
  fs.mkdirSync(dirname(file), { recursive: true });
  // Also what may be left there, or a link.
  fs.rmSync(file, { recursive: true, force: true });
  const opened = fs.openSync(file, "wx");
  try {
    fs.writeFileSync(opened, content);
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/** For what may fail while another failure is dealt with. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
  }
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
  const name = path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
  const hasForm = languages.some((language) => path.startsWith(`content/${language}/`)) && schemaOf(path) !== undefined;
  return hasForm && path.endsWith(".yaml") && slugPattern.test(name) && name.length <= 100;
}

const isPicture = (path: string) =>
  /^content\/(photos\/[a-z0-9][a-z0-9-]{0,99}\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]{0,99}\.svg)$/.test(path);

/** Refuses what the parser of YAML would need minutes for. */
function assertText(text: string): void {
  let depth = 0;
  const depths = Array.from(text.match(/[[\]{}]/g) ?? [], (sign) => (depth += /[[{]/.test(sign) ? 1 : -1));
  const isDeep = depths.some((depth) => depth > 100) || /^ *(?:- *){100}/m.test(text);
  if (text.length > 100_000 || isDeep) throw new StoreError("tooMuchText");
}

/** Removes a picture's metadata. Refuses what must not reach visitors; photos.ts has checked it in the browser, too. */
async function withoutMetadata(path: string, bytes: Buffer): Promise<Buffer> {
  if (path.endsWith(".svg")) {
    if (drawingProblem(String(bytes))) throw new StoreError("programInDrawing");
    return bytes;
  }
  // More pixels than any phone's photograph has would fill the memory.
  const picture = sharp(bytes, { limitInputPixels: 100_000_000 });
  const metadata = await picture.metadata().catch(() => undefined);
  const { format } = metadata ?? {};
  if (!metadata || (format !== "jpeg" && format !== "png")) throw new StoreError("notAPhoto");
  return hasMetadata(metadata) ? picture.autoOrient().toFormat(format, { quality: 90 }).toBuffer() : bytes;
}
