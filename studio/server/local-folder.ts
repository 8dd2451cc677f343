import { createHash } from "node:crypto";
import * as nodeFs from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Problem } from "../../app/content/problems.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { languages } from "../../app/site/languages.ts";
import { drawingProblem } from "../../tools/check/drawings.ts";
import { inspectContent } from "../../tools/check/inspect.ts";
import { hasMetadata } from "../../tools/check/picture-files.ts";
import { RequestError } from "../request-problems.ts";
import type { ContentAnswer, Kept } from "../save/local-store.ts";
import { changedFields } from "../save/merge.ts";
import type { Edit, SavedChange } from "../save/store.ts";
import type { PageState } from "./preview.ts";

/** The state that the studio's pages poll. */
export interface State {
  /** What the build would refuse, with the problems of pictures, which only this machine can see. */
  problems: readonly Problem[];
  /** Whether the last save is still being checked. */
  isChecking: boolean;
  /** Whether the preview can be shown. */
  page?: PageState;
}

/** The number of saves in the history. */
const savesKept = 30;

/** More than any phone's photograph has; larger ones are refused before they are decoded. */
const mostPixels = 100_000_000;

/** What of Node's file system is used to write; tests make it fail. */
export type FileSystem = Pick<
  typeof nodeFs,
  "openSync" | "writeSync" | "fsyncSync" | "closeSync" | "renameSync" | "rmSync" | "mkdirSync"
>;

/**
 * The project's `content/` on this machine: writes saves all or nothing, keeps a history for undo, and runs the checks of
 * the build.
 */
export class LocalFolder {
  readonly root: string;
  readonly #history: string;
  readonly #onGood: () => void;
  readonly #fs: FileSystem;
  /** The newest first. */
  #changes: SavedChange[] = [];
  #problems: readonly Problem[] = [];
  #checks = 0;
  #checked = 0;

  /**
   * @param root the project's folder
   * @param history the folder for earlier versions
   * @param onGood called whenever a check finds no problem
   */
  constructor(root: string, history: string, onGood: () => void, fs: FileSystem = nodeFs) {
    [this.root, this.#history, this.#onGood, this.#fs] = [root, history, onGood, fs];
    nodeFs.mkdirSync(history, { recursive: true });
    this.#finishSave();
    const left = [root, history].flatMap((folder) =>
      nodeFs.globSync(`{content/**/,}*${stagedSuffix}`, { cwd: folder }).map((file) => join(folder, file)),
    );
    for (const file of left) attempt(() => this.#fs.rmSync(file, { force: true }));
    this.#readHistory();
    this.check();
  }

  /** All of the content, and its revision. */
  read(): ContentAnswer {
    const found = this.#files();
    const texts = found.filter((path) => path.endsWith(".yaml"));
    const pictures = found.filter((path) => !path.endsWith(".yaml"));
    const read = Object.fromEntries(texts.map((path) => [path, nodeFs.readFileSync(join(this.root, path), "utf8")]));
    const revision = createHash("sha256")
      .update(JSON.stringify([read, pictures]))
      .digest("hex");
    return { revision, texts: read, pictures };
  }

  picture(path: string): Buffer {
    if (!isPicture(path)) throw new RequestError({ code: "notAFile", values: { path } });
    return nodeFs.readFileSync(join(this.root, path));
  }

  /**
   * Writes all or nothing.
   *
   * @param revision the content that the changes were made for
   * @param changes the new content of each file; undefined deletes it
   * @returns the new revision; undefined, and nothing is written, if the content has changed since
   */
  async save(revision: string, changes: ReadonlyMap<string, string | Buffer | undefined>): Promise<string | undefined> {
    const files = new Map<string, Buffer | undefined>();
    for (const [path, content] of changes) {
      this.#assertWritable(path);
      if (typeof content === "string") assertText(content);
      files.set(
        path,
        typeof content === "string" ? Buffer.from(content) : content && (await withoutMetadata(path, content)),
      );
    }
    // From here on synchronous, so that no other save can come between.
    if (this.read().revision !== revision) return undefined;
    this.#write(files);
    this.check();
    return this.read().revision;
  }

  changes(): readonly SavedChange[] {
    return this.#changes;
  }

  /** The files of a save before and after it. */
  filesOf(id: string): Record<string, Kept> {
    if (!this.#changes.some((change) => change.id === id))
      throw new RequestError({ code: "unknownChange", values: {} });
    return this.#kept(id);
  }

  state(): State {
    return { problems: this.#problems, isChecking: this.#checked < this.#checks };
  }

  /** Runs the checks of the build. */
  async check(): Promise<void> {
    const check = ++this.#checks;
    // An unexpected error, such as a file that cannot be read, must not end the studio.
    const { problems } = await inspectContent(this.root).catch((error) => ({
      problems: [
        { file: "content", path: [], code: "checkFailed", values: { reason: String(error) } } satisfies Problem,
      ],
    }));
    if (check !== this.#checks) return; // Stale: a later save is being checked.
    this.#problems = problems;
    this.#checked = check;
    try {
      if (problems.length === 0) this.#onGood();
    } catch (error) {
      console.error(error);
    }
  }

  /** The files that the studio reads. Links are left out: a save would not write through them. */
  #files(): string[] {
    return nodeFs
      .globSync("content/**/*.{yaml,jpg,jpeg,png,svg}", { cwd: this.root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(this.root).length + 1)
          .replaceAll("\\", "/"),
      )
      .filter((path) => isText(path) || isPicture(path) || path === "content/placeholders.yaml")
      .sort();
  }

  /** Refuses names that are no content, and whatever a link leads to. */
  #assertWritable(path: string): void {
    if (!isText(path) && !isPicture(path)) throw new RequestError({ code: "notAName", values: { path } });
    const parts = path.split("/");
    for (const [index] of parts.entries()) {
      const place = join(this.root, ...parts.slice(0, index + 1));
      if (nodeFs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new RequestError({ code: "outsideContent", values: { path } });
    }
  }

  /**
   * Writes every file beside its target, then the history, and only then renames them. If the machine stops between two
   * renames, the next start of the studio does the rest (`#finishSave`).
   */
  #write(files: ReadonlyMap<string, Buffer | undefined>): void {
    const kept: Record<string, Kept> = {};
    for (const [path, content] of files)
      kept[path] = { before: this.#base64Of(path), after: content?.toString("base64") ?? null };
    const id = String(Math.max(Date.now(), Number(this.#changes[0]?.id ?? 0) + 1));
    const unfinished = join(this.#history, unfinishedName);
    const staged: string[] = [];
    const stage = (file: string, content: Buffer | string) => {
      staged.push(file + stagedSuffix);
      this.#writeAndSync(file + stagedSuffix, content);
    };
    try {
      for (const [path, content] of files) if (content) stage(join(this.root, path), content);
      stage(this.#fileOf(id), JSON.stringify(kept));
      stage(unfinished, id);
      this.#fs.renameSync(unfinished + stagedSuffix, unfinished);
      // From this rename on, the save counts: whatever happens, it is finished now or at the next start.
      this.#fs.renameSync(this.#fileOf(id) + stagedSuffix, this.#fileOf(id));
    } catch (error) {
      for (const file of [...staged, unfinished]) attempt(() => this.#fs.rmSync(file, { force: true }));
      throw error;
    }
    try {
      for (const [path, content] of files) {
        const file = join(this.root, path);
        if (content) this.#fs.renameSync(file + stagedSuffix, file);
        else this.#fs.rmSync(file, { force: true });
      }
    } catch (error) {
      // Nothing but the old content where the new one cannot be put.
      this.#putBack(kept);
      attempt(() => this.#fs.rmSync(this.#fileOf(id), { force: true }));
      attempt(() => this.#fs.rmSync(unfinished, { force: true }));
      throw error;
    }
    attempt(() => this.#fs.rmSync(unfinished, { force: true }));
    const time = Number(id);
    this.#changes = [{ id, time, edits: editsOf(kept) }, ...this.#changes];
    for (const old of this.#changes.splice(savesKept))
      attempt(() => this.#fs.rmSync(this.#fileOf(old.id), { force: true }));
  }

  #putBack(kept: Record<string, Kept>): void {
    for (const [path, { before }] of Object.entries(kept)) {
      const file = join(this.root, path);
      attempt(() => this.#fs.rmSync(file + stagedSuffix, { force: true }));
      if (this.#base64Of(path) === before) continue;
      attempt(() => {
        if (before === null) return this.#fs.rmSync(file, { force: true });
        this.#writeAndSync(file + stagedSuffix, Buffer.from(before, "base64"));
        this.#fs.renameSync(file + stagedSuffix, file);
      });
    }
  }

  /** Finishes a save that the end of the studio, or of the machine, has interrupted. */
  #finishSave(): void {
    const unfinished = join(this.#history, unfinishedName);
    if (!nodeFs.existsSync(unfinished)) return;
    let kept: Record<string, Kept> = {};
    attempt(() => {
      kept = this.#kept(nodeFs.readFileSync(unfinished, "utf8"));
    });
    attempt(() => {
      for (const [path, { after }] of Object.entries(kept)) {
        const file = join(this.root, path);
        if (after === null) this.#fs.rmSync(file, { force: true });
        else if (this.#base64Of(path) !== after) {
          this.#writeAndSync(file + stagedSuffix, Buffer.from(after, "base64"));
          this.#fs.renameSync(file + stagedSuffix, file);
        }
      }
      this.#fs.rmSync(unfinished, { force: true });
    });
  }

  /** An entry of the history that cannot be read is moved aside: it must not end the studio. */
  #readHistory(): void {
    const names = nodeFs.readdirSync(this.#history).filter((name) => /^\d+\.json$/.test(name));
    this.#changes = names
      .map((name) => name.slice(0, -".json".length))
      .sort((a, b) => Number(b) - Number(a))
      .flatMap((id) => {
        try {
          return [{ id, time: Number(id), edits: editsOf(this.#kept(id)) }];
        } catch (error) {
          console.error(`The earlier save ${this.#fileOf(id)} cannot be read and is put aside: ${error}`);
          attempt(() => this.#fs.renameSync(this.#fileOf(id), `${this.#fileOf(id)}.unreadable`));
          return [];
        }
      });
  }

  #writeAndSync(file: string, content: Buffer | string): void {
    this.#fs.mkdirSync(dirname(file), { recursive: true });
    // Also what may be left there of an earlier save, or a link.
    this.#fs.rmSync(file, { force: true });
    const opened = this.#fs.openSync(file, "wx");
    try {
      const bytes = Buffer.from(content);
      for (let offset = 0; offset < bytes.length; ) offset += this.#fs.writeSync(opened, bytes, offset);
      this.#fs.fsyncSync(opened);
    } finally {
      this.#fs.closeSync(opened);
    }
  }

  #base64Of(path: string): string | null {
    const file = join(this.root, path);
    return nodeFs.existsSync(file) ? nodeFs.readFileSync(file, "base64") : null;
  }

  #kept(id: string): Record<string, Kept> {
    return JSON.parse(nodeFs.readFileSync(this.#fileOf(id), "utf8"));
  }

  #fileOf(id: string): string {
    return join(this.#history, `${id}.json`);
  }
}

/** The end of the names of files that are written, but not yet in their place. The content's checks ignore it. */
const stagedSuffix = ".saving~";
const unfinishedName = "unfinished";

/** For what may fail while another failure is dealt with. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
  }
}

function editsOf(kept: Record<string, Kept>): Edit[] {
  const textOf = (bytes: string | null) => (bytes === null ? undefined : Buffer.from(bytes, "base64").toString("utf8"));
  return Object.entries(kept).flatMap(([file, { before, after }]): Edit | Edit[] => {
    if (before === after) return [];
    if (before === null) return { file, kind: "added", fields: [] };
    if (after === null) return { file, kind: "removed", fields: [] };
    const fields = file.endsWith(".yaml") ? changedFields(textOf(before), textOf(after)) : [];
    return { file, kind: "changed", fields };
  });
}

/** Whether a path is that of a file with a form. */
function isText(path: string): boolean {
  const [, language] = path.split("/");
  return (
    languages.some((known) => known === language) &&
    /^content\/\w+\/(\w+\/)?[a-z0-9-]+\.yaml$/.test(path) &&
    schemaOf(path) !== undefined
  );
}

const isPicture = (path: string) =>
  /^content\/(photos\/[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]*\.svg)$/.test(path);

/** Refuses what the parser of YAML would need minutes for. */
function assertText(text: string): void {
  if (text.length > 500_000) throw new RequestError({ code: "tooMuchText", values: {} });
  let depth = 0;
  for (const sign of text.match(/[[\]{}]/g) ?? []) {
    depth += /[[{]/.test(sign) ? 1 : -1;
    if (depth > 100) throw new RequestError({ code: "tooManyBrackets", values: {} });
  }
  if (/^(?:[ -] ?){200}/m.test(text)) throw new RequestError({ code: "tooManyBrackets", values: {} });
}

/**
 * Removes a picture's metadata. Refuses files that must not reach visitors; photos.ts has checked them in the browser,
 * but a request may come without it.
 */
async function withoutMetadata(path: string, bytes: Buffer): Promise<Buffer> {
  if (path.endsWith(".svg")) {
    if (!drawingProblem(bytes.toString("utf8"))) return bytes;
    throw new RequestError({ code: "programInDrawing", values: {} });
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const metadata = await picture.metadata().catch(() => {
    throw new RequestError({ code: "notAPicture", values: {} });
  });
  const { format, width, height } = metadata;
  if (format !== "jpeg" && format !== "png") throw new RequestError({ code: "pictureFormat", values: { format } });
  if (width * height > mostPixels) throw new RequestError({ code: "tooManyPixels", values: {} });
  return hasMetadata(metadata) ? picture.autoOrient().toFormat(format, { quality: 90 }).toBuffer() : bytes;
}
