import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { openContent } from "../app/content/content-folder.ts";
import type { FieldPath, Problem } from "../app/content/problems.ts";
import { schemaOf } from "../app/content/schema/schemas.ts";
import { languages } from "../app/languages.ts";
import { drawingFault } from "../tools/check/drawings.ts";
import { inspectContent } from "../tools/check/inspect.ts";
import { hasMetadata } from "../tools/check/picture-files.ts";
import { supportedCharacters } from "../tools/check/supported-characters.ts";
import { type Descriptions, type Faults, faultsOf } from "./faults.ts";
import { type Conflict, changedFields, type Decision, type Version } from "./merge.ts";
import { mergedSave } from "./merged-save.ts";
import type { PageState } from "./preview.ts";

/** A request that the studio refuses, with a message for the person. */
export class Refusal extends Error {}

/** A save that can be undone. */
export interface Change {
  id: string;
  edits: readonly Edit[];
}

/** A file that a save has changed. */
export interface Edit {
  file: string;
  kind: "added" | "removed" | "changed";
  /** The fields that were changed. */
  fields: readonly FieldPath[];
}

/** The files of a save before and after it, in Base64; null if a file did not exist. */
type Kept = Record<string, { before: string | null; after: string | null }>;

/** The state that the start page polls. */
export interface State {
  problems: readonly Problem[];
  /** Whether the last save is still being checked. */
  isChecking: boolean;
  changes: readonly Change[];
  /** Whether the preview can be shown. */
  page?: PageState;
}

/** The result of a save. If there are conflicts or faults, nothing was written. */
export interface Saved {
  conflicts?: readonly Conflict[];
  faults?: Faults;
  /** Whether the saved files differ from what the form has, so that it is stale. */
  isMerged?: boolean;
}

/** The person's answers to the questions of a save. */
export interface Answers {
  decisions: readonly Decision[];
  /** Whether to save although it causes faults in other forms. */
  isSure: boolean;
  descriptions: Descriptions;
}

const noAnswers: Answers = { decisions: [], isSure: false, descriptions: {} };

/**
 * A form saves its photographs first, then asks what they show, then saves its words: one change, if the words come
 * within this time, in ms.
 */
const together = 10 * 60_000;

/** The number of changes in the history, all of which the start page lists. */
const changesKept = 30;

/**
 * Reads and writes the project's `content/`. Keeps a history of changes for undo, and after each change runs the checks
 * of the build.
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
   * @param history the folder for earlier versions
   * @param onGood called whenever a check finds no problem
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
      .map((id) => ({ id, edits: editsOf(this.#kept(id)) }));
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

  /** Writes a picture, or deletes it if `bytes` is undefined. The old one is kept for undo. */
  async write(path: string, bytes: Buffer | undefined): Promise<object> {
    assertWritable(path);
    if (path.endsWith(".yaml")) throw new Refusal("Words are saved with all files of their form.");
    const written = bytes && (await withoutMetadata(path, bytes));
    const changes = new Map([[path, bytes && "picture"]]);
    if (!bytes && faultsOf(openContent(this.root), changes, await supportedCharacters()).elsewhere.length > 0)
      throw new Refusal("This picture is still used, so it is not deleted. Choose another one in its form first.");
    this.#write(new Map([[path, written]]));
    return {};
  }

  /** Merges a form's changes into its files, which others may have saved since. */
  async save(versions: readonly Version[], answers: Answers = noAnswers): Promise<Saved> {
    const files = versions.map((version) => ({
      ...version,
      mine: version.mine === undefined ? undefined : withoutSlashes(version.mine),
    }));
    for (const { path, mine = "" } of files) {
      assertWritable(path);
      if (mine.length > 500_000) throw new Refusal("This is too much text for one form.");
    }
    const characters = await supportedCharacters();
    return this.#apply(files, new Map(), answers, false, characters);
  }

  /** Reverts a save, but no later change of other fields. The undo is a change itself. */
  async undo(id: string, answers: Answers = noAnswers): Promise<Saved> {
    const characters = await supportedCharacters();
    if (!this.#changes.some((change) => change.id === id)) throw new Refusal("This change is not known any more.");
    const bytesOf = (kept: string | null) => (kept === null ? undefined : Buffer.from(kept, "base64"));
    const versions: Version[] = [];
    const pictures = new Map<string, Buffer | undefined>();
    for (const [path, { before, after }] of Object.entries(this.#kept(id)))
      if (path.endsWith(".yaml"))
        versions.push({ path, base: bytesOf(after)?.toString("utf8"), mine: bytesOf(before)?.toString("utf8") });
      else if (this.#base64Of(path) === after) pictures.set(path, bytesOf(before));
      else throw new Refusal("This photo has been replaced since then, so it is not undone.");
    return this.#apply(versions, pictures, answers, true, characters);
  }

  /** Merges, checks and writes all or nothing. Synchronous, so that no other save can come between. */
  #apply(
    versions: readonly Version[],
    pictures: ReadonlyMap<string, Buffer | undefined>,
    answers: Answers,
    isNew: boolean,
    characters: string,
  ): Saved {
    const folder = openContent(this.root);
    const merged = mergedSave(versions, folder, (path) => this.#textOf(path), answers);
    if ("conflicts" in merged) return merged;
    const { texts, isMerged } = merged;
    const changes = new Map([...texts, ...[...pictures].map(([path, bytes]) => [path, bytes && "picture"] as const)]);
    const faults = faultsOf(folder, changes, characters);
    const { own, elsewhere, undescribed } = faults;
    if (own.length + undescribed.length > 0 || (elsewhere.length > 0 && !answers.isSure)) return { faults };
    const bytes = [...texts].map(([path, text]) => [path, text === undefined ? undefined : Buffer.from(text)] as const);
    this.#write(new Map([...bytes, ...pictures]), isNew);
    return { isMerged };
  }

  state(): State {
    return { problems: this.#problems, isChecking: this.#checked < this.#checks, changes: this.#changes };
  }

  /** Runs the checks of the build. */
  async check(): Promise<void> {
    const check = ++this.#checks;
    // An unexpected error, such as a file that cannot be read, must not end the studio.
    const { problems } = await inspectContent(this.root).catch((error) => ({
      problems: [{ file: "content", path: [], message: String(error) }],
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

  #textOf(path: string): string | undefined {
    const file = join(this.root, path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  #base64Of(path: string): string | null {
    const file = join(this.root, path);
    return existsSync(file) ? readFileSync(file, "base64") : null;
  }

  /** Writes files, or deletes those that are undefined, and records the change for undo. */
  #write(files: ReadonlyMap<string, Buffer | undefined>, isNew = false): void {
    const now = Date.now();
    const [last] = this.#changes;
    // If the last change has YAML files, they belong to another form.
    const isOfForm = last?.edits.some(({ file }) => file.endsWith(".yaml"));
    const isTogether = !isNew && last && !isOfForm && now - Number(last.id) < together;
    const kept = isTogether ? this.#kept(last.id) : {};
    for (const [path, content] of files) {
      const before = kept[path]?.before;
      kept[path] = {
        before: before === undefined ? this.#base64Of(path) : before,
        after: content?.toString("base64") ?? null,
      };
    }
    const id = isTogether ? last.id : String(Math.max(now, Number(last?.id ?? 0) + 1));
    writeFileSync(this.#fileOf(id), JSON.stringify(kept));
    const changes = [{ id, edits: editsOf(kept) }, ...this.#changes.filter((change) => change.id !== id)];
    this.#changes = changes.slice(0, changesKept);
    for (const { id } of changes.slice(changesKept)) rmSync(this.#fileOf(id));
    for (const [path, content] of files) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === undefined) rmSync(file, { force: true });
      else writeFileSync(file, content);
    }
    this.check();
  }

  #kept(id: string): Kept {
    return JSON.parse(readFileSync(this.#fileOf(id), "utf8"));
  }

  #fileOf(id: string): string {
    return join(this.#history, `${id}.json`);
  }
}

function editsOf(kept: Kept): Edit[] {
  const textOf = (bytes: string | null) => (bytes === null ? undefined : Buffer.from(bytes, "base64").toString("utf8"));
  return Object.entries(kept).flatMap(([file, { before, after }]): Edit | Edit[] => {
    if (before === after) return [];
    if (before === null) return { file, kind: "added", fields: [] };
    if (after === null) return { file, kind: "removed", fields: [] };
    const fields = file.endsWith(".yaml") ? changedFields(textOf(before), textOf(after)) : [];
    return { file, kind: "changed", fields };
  });
}

/** Whether a path is a content file that has a form, or a picture. */
function isWritable(path: string): boolean {
  const [, language] = path.split("/");
  if (languages.some((known) => known === language))
    return /^content\/\w+\/(\w+\/)?[a-z0-9-]+\.yaml$/.test(path) && schemaOf(path) !== undefined;
  return /^content\/(photos\/[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]*\.svg)$/.test(path);
}

function assertWritable(path: string): void {
  if (!isWritable(path)) throw new Refusal(`“${path}” is not a valid name. Use small letters, digits and hyphens.`);
}

/** Removes the slash that Sveltia writes before the name of a picture that already existed. */
const withoutSlashes = (text: string) =>
  text.replace(/((?:: |- )["']?)\/(?=[a-z0-9-]+\.(jpe?g|png|svg)["']?$)/gm, "$1");

/**
 * Removes a picture's metadata. Refuses files that must not reach visitors; photos.ts has checked them in the browser,
 * but a request may come without it.
 */
async function withoutMetadata(path: string, bytes: Buffer): Promise<Buffer> {
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
  return hasMetadata(metadata) ? picture.autoOrient().toFormat(format, { quality: 90 }).toBuffer() : bytes;
}
