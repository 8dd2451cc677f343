import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Problem } from "../../app/content/problems.ts";
import { schemaOf } from "../../app/content/schema/schemas.ts";
import { languages } from "../../app/languages.ts";
import { drawingFault } from "../check/drawings.ts";
import { inspectContent } from "../check/inspect.ts";

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
}

/** Saves within this time are one: a form writes a file for each language. */
const together = 2_000;

/**
 * The project's `content/`, as the studio reads and writes it. Every file is kept as it was before it was changed, and
 * after each change everything is checked as before a build.
 */
export class Workspace {
  readonly root: string;
  readonly #history: string;
  readonly #onGood: () => void;
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
    this.check();
  }

  /** Every file that the studio may show. */
  files(): string[] {
    return globSync("content/**/*.{yaml,jpg,jpeg,png,svg}", { cwd: this.root })
      .map((path) => path.replaceAll("\\", "/"))
      .filter(isWritable);
  }

  read(path: string): Buffer {
    if (!isWritable(path)) throw new Refusal(`${path} is not a file of the site's content.`);
    return readFileSync(join(this.root, path));
  }

  /** Writes a file, or deletes it; keeps it as it was. */
  async write(path: string, bytes: Buffer | undefined): Promise<object> {
    if (!isWritable(path))
      throw new Refusal(`“${path}” cannot be a name here: small letters, digits and hyphens, please.`);
    if (bytes) await refuseHarm(path, bytes);
    this.#keep([path]);
    this.#put(path, bytes);
    this.check();
    return {};
  }

  /** Puts the files of a save back as they were before it, which is a change itself. */
  undo(id: string): object {
    const file = join(this.#history, `${id}.json`);
    if (!/^\d+$/.test(id) || !existsSync(file)) throw new Refusal("This change is not known any more.");
    const before: Record<string, string | null> = JSON.parse(readFileSync(file, "utf8"));
    this.#keep(Object.keys(before), true);
    for (const [path, bytes] of Object.entries(before))
      this.#put(path, bytes === null ? undefined : Buffer.from(bytes, "base64"));
    this.check();
    return {};
  }

  state(): State {
    const changes = readdirSync(this.#history).sort().reverse().slice(0, 30);
    return {
      problems: this.#problems,
      isChecking: this.#checked < this.#checks,
      changes: changes.map((name) => ({
        id: name.replace(".json", ""),
        files: Object.keys(JSON.parse(readFileSync(join(this.#history, name), "utf8"))),
      })),
    };
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
    if (problems.length === 0) this.#onGood();
  }

  #put(path: string, bytes: Buffer | undefined): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (bytes) writeFileSync(file, bytes);
    else rmSync(file, { force: true });
  }

  #keep(paths: readonly string[], isNew = false): void {
    const now = Date.now();
    const [last = ""] = readdirSync(this.#history).sort().reverse();
    const time = Number(last.replace(".json", ""));
    const id = !isNew && now - time < together ? time : now;
    const file = join(this.#history, `${id}.json`);
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    for (const path of paths) {
      const before = join(this.root, path);
      if (!(path in kept)) kept[path] = existsSync(before) ? readFileSync(before, "base64") : null;
    }
    writeFileSync(file, JSON.stringify(kept));
  }
}

/** Brings the content to where the site that follows it is served from; a file is there as a whole or not at all. */
export function copyContent(root: string, site: string): void {
  const [from, to] = [join(root, "content"), join(site, "content")];
  const files = (folder: string) => globSync(`{${languages},photos,illustrations}/**/*.*`, { cwd: folder });
  for (const file of files(to)) if (!existsSync(join(from, file))) rmSync(join(to, file));
  for (const file of files(from)) {
    const bytes = readFileSync(join(from, file));
    if (existsSync(join(to, file)) && readFileSync(join(to, file)).equals(bytes)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(site, "saved"), bytes);
    renameSync(join(site, "saved"), join(to, file));
  }
}

/** The files of the content that have a form, and their pictures. */
function isWritable(path: string): boolean {
  const [, language] = path.split("/");
  if (languages.some((known) => known === language))
    return /^content\/\w+\/(\w+\/)?[a-z0-9-]+\.yaml$/.test(path) && schemaOf(path) !== undefined;
  return /^content\/(photos\/[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png)|illustrations\/[a-z0-9][a-z0-9-]*\.svg)$/.test(path);
}

/** Refuses what must not reach visitors, whatever the browser has let through (photos.ts). */
async function refuseHarm(path: string, bytes: Buffer): Promise<void> {
  if (path.endsWith(".yaml")) {
    if (bytes.length > 500_000) throw new Refusal("This is too much text for one form.");
  } else if (path.endsWith(".svg")) {
    if (drawingFault(bytes.toString("utf8")))
      throw new Refusal("This drawing contains a program or a link, so it is not used. Save it again as a plain SVG.");
  } else {
    const { format, exif } = await sharp(bytes)
      .metadata()
      .catch(() => {
        throw new Refusal("This file is not a picture that can be read. Save it as JPEG and choose it again.");
      });
    if (format !== "jpeg" && format !== "png")
      throw new Refusal(`This picture is a ${format} file. Save it as JPEG and choose it again.`);
    if (exif) throw new Refusal("This picture still says where and by whom it was taken. Choose it again.");
  }
}
