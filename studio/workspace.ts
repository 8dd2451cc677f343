import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { openContent } from "../app/content/content-folder.ts";
import { type Problem, sentence } from "../app/content/problems.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { languages } from "../app/languages.ts";
import { drawingFault } from "../tools/check/drawings.ts";
import { inspectContent } from "../tools/check/inspect.ts";
import { hasNotes } from "../tools/check/picture-files.ts";
import { textProblems } from "../tools/check/text-problems.ts";
import { type Conflict, merge, type Version } from "./merge.ts";
import type { PageState } from "./preview.ts";

/** Something that the studio does not do, with a sentence for the person who asked for it. */
export class Refusal extends Error {}

/** A save that can be undone. */
export interface Change {
  id: string;
  files: readonly string[];
}

/** What the studio's pages ask for. */
export interface State {
  problems: readonly Problem[];
  /** Whether the last save is still being checked. */
  isChecking: boolean;
  changes: readonly Change[];
  /** Whether the page beside the form can be shown. */
  page?: PageState;
}

/** What came of a save. Nothing is written if there is something to ask. */
export interface Saved {
  conflicts?: readonly Conflict[];
  /** What would have to be put right once files are deleted. */
  missed?: readonly Problem[];
  /** Whether the files have something that the form does not show. */
  isMerged?: boolean;
}

/** What is written within this time is one change: a form writes its photographs first, then its words, once. */
const together = 2_000;

/** As many as the studio shows. */
const changesKept = 30;

/**
 * The project's `content/`, as the studio reads and writes it. Every file is kept as it was before it was changed, and
 * after each change everything is checked as before a build.
 */
export class Workspace {
  readonly root: string;
  readonly #history: string;
  readonly #onGood: () => void;
  /** The newest first. */
  #changes: Change[];
  #problems: readonly Problem[] = [];
  #checks = 0;
  #checked = 0;

  /**
   * @param root the project's folder
   * @param history where earlier versions are kept
   * @param onGood called whenever the content has been checked and is without a fault
   */
  constructor(root: string, history: string, onGood: () => void) {
    this.root = root;
    this.#history = history;
    this.#onGood = onGood;
    mkdirSync(history, { recursive: true });
    const kept = readdirSync(history).map((name) => name.replace(".json", ""));
    this.#changes = kept
      .sort()
      .reverse()
      .map((id) => ({ id, files: Object.keys(this.#before(id)) }));
    this.check();
  }

  /** Every file that the studio may show. */
  files(): string[] {
    return globSync("content/**/*.{yaml,jpg,jpeg,png,svg}", { cwd: this.root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .filter(isWritable);
  }

  read(path: string): Buffer {
    if (!isWritable(path)) throw new Refusal(`${path} is not a file of the site's content.`);
    return readFileSync(join(this.root, path));
  }

  /** Writes a picture, or deletes it; keeps it as it was. */
  async write(path: string, bytes: Buffer | undefined): Promise<object> {
    refuseName(path);
    if (path.endsWith(".yaml")) throw new Refusal("Words are saved with all files of their form.");
    const written = bytes && (await harmless(path, bytes));
    this.#keep([path]);
    this.#put(path, written);
    this.check();
    return {};
  }

  /**
   * Puts what a form has changed into its files, whatever others have saved meanwhile.
   *
   * @param isSure whether the person wants to delete files although others need them
   */
  save(versions: readonly Version[], isSure: boolean): Saved {
    const merged = versions.map((version) => {
      const { path } = version;
      refuseName(path);
      const mine = version.mine === undefined ? undefined : withoutSlashes(version.mine);
      if (mine && mine.length > 500_000) throw new Refusal("This is too much text for one form.");
      const file = join(this.root, path);
      const saved = existsSync(file) ? readFileSync(file, "utf8") : undefined;
      return { path, mine, ...merge({ ...version, mine }, saved) };
    });
    const conflicts = merged.flatMap(({ conflicts }) => conflicts);
    if (conflicts.length > 0) return { conflicts };
    const missed = isSure
      ? []
      : this.#missedWithout(merged.flatMap(({ path, text }) => (text === undefined ? path : [])));
    if (missed.length > 0) return { missed };
    // Words that were saved just before are another form's.
    this.#keep(
      merged.map(({ path }) => path),
      this.#changes[0]?.files.some((file) => file.endsWith(".yaml")),
    );
    for (const { path, text } of merged) this.#put(path, text);
    this.check();
    return { isMerged: merged.some(({ mine, text }) => text !== mine) };
  }

  /** Puts the files of a save back as they were before it, which is a change itself. */
  undo(id: string): object {
    if (!this.#changes.some((change) => change.id === id)) throw new Refusal("This change is not known any more.");
    const before = this.#before(id);
    this.#keep(Object.keys(before), true);
    for (const [path, bytes] of Object.entries(before))
      this.#put(path, bytes === null ? undefined : Buffer.from(bytes, "base64"));
    this.check();
    return {};
  }

  state(): State {
    return { problems: this.#problems, isChecking: this.#checked < this.#checks, changes: this.#changes };
  }

  /** Checks everything with the code that checks before a build. */
  async check(): Promise<void> {
    const check = ++this.#checks;
    // Whatever happens to the files, the studio stays open.
    const { problems } = await inspectContent(this.root).catch((error) => ({
      problems: [{ file: "content", path: [], message: String(error) }],
    }));
    if (check !== this.#checks) return; // A later save is being checked.
    this.#problems = problems;
    this.#checked = check;
    try {
      if (problems.length === 0) this.#onGood();
    } catch (error) {
      console.error(error);
    }
  }

  /** What the other files would miss if these were not there. */
  #missedWithout(paths: readonly string[]): Problem[] {
    if (paths.length === 0) return [];
    const folder = openContent(this.root);
    const known = new Set(textProblems(folder).map(sentence));
    const files = new Map([...folder.files].filter(([path]) => !paths.includes(path)));
    return textProblems({ ...folder, files }).filter((problem) => !known.has(sentence(problem)));
  }

  #put(path: string, content: Buffer | string | undefined): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (content === undefined) rmSync(file, { force: true });
    else writeFileSync(file, content);
  }

  #keep(paths: readonly string[], isNew = false): void {
    const now = Date.now();
    const [last] = this.#changes;
    const isTogether = !isNew && last && now - Number(last.id) < together;
    const kept = isTogether ? this.#before(last.id) : {};
    for (const path of paths) {
      const before = join(this.root, path);
      if (!(path in kept)) kept[path] = existsSync(before) ? readFileSync(before, "base64") : null;
    }
    const id = isTogether ? last.id : String(Math.max(now, Number(last?.id ?? 0) + 1));
    const change = { id, files: Object.keys(kept) };
    writeFileSync(this.#fileOf(change.id), JSON.stringify(kept));
    const changes = [change, ...this.#changes.filter(({ id }) => id !== change.id)];
    this.#changes = changes.slice(0, changesKept);
    for (const { id } of changes.slice(changesKept)) rmSync(this.#fileOf(id));
  }

  /** The files of a change as they were before it, in Base64; null if there was none. */
  #before(id: string): Record<string, string | null> {
    return JSON.parse(readFileSync(this.#fileOf(id), "utf8"));
  }

  #fileOf(id: string): string {
    return join(this.#history, `${id}.json`);
  }
}

/** The files of the content that have a form, and their pictures. */
function isWritable(path: string): boolean {
  const [, language] = path.split("/");
  if (languages.some((known) => known === language))
    return /^content\/\w+\/(\w+\/)?[a-z0-9-]+\.yaml$/.test(path) && schemaOf(path) !== undefined;
  return /^content\/(photos\/[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]*\.svg)$/.test(path);
}

function refuseName(path: string): void {
  if (!isWritable(path))
    throw new Refusal(`“${path}” cannot be a name here: small letters, digits and hyphens, please.`);
}

/** The editor writes a slash before the name of a picture that was there already. */
const withoutSlashes = (text: string) =>
  text.replace(/((?:: |- )["']?)\/(?=[a-z0-9-]+\.(jpe?g|png|svg)["']?$)/gm, "$1");

/**
 * A picture without what the camera notes. Refuses what must not reach visitors, whatever the browser has let through
 * (photos.ts).
 */
async function harmless(path: string, bytes: Buffer): Promise<Buffer> {
  if (path.endsWith(".svg")) {
    if (!drawingFault(bytes.toString("utf8"))) return bytes;
    throw new Refusal("This drawing contains a program or a link, so it is not used. Save it again as a plain SVG.");
  }
  const picture = sharp(bytes);
  const metadata = await picture.metadata().catch(() => {
    throw new Refusal("This file is not a picture that can be read. Save it as JPEG and choose it again.");
  });
  const { format } = metadata;
  if (format !== "jpeg" && format !== "png")
    throw new Refusal(`This picture is a ${format} file. Save it as JPEG and choose it again.`);
  return hasNotes(metadata) ? picture.autoOrient().toFormat(format, { quality: 90 }).toBuffer() : bytes;
}
