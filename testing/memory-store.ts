import {
  type Changes,
  type Edit,
  type FilesOfSave,
  type SavedChange,
  type Snapshot,
  type Store,
  StoreError,
} from "../studio/save/store.ts";

/** For tests: a store in memory, whose network can fail before a request arrives or before its answer does. */
export class MemoryStore implements Store {
  mayLeaveProblems = false;
  texts: Map<string, string>;
  pictures: Map<string, Blob>;
  /** Called before each request is carried out and before it is answered; may throw. */
  network: (moment: "before" | "after") => void = () => undefined;
  /** Called once between the reading and the writing of a save: somebody else saves. */
  meanwhile: (() => void) | undefined;
  writes = 0;
  readonly #saves: { change: SavedChange; files: FilesOfSave }[] = [];

  constructor(texts: Iterable<readonly [string, string]>, pictures: Iterable<string> = []) {
    this.texts = new Map(texts);
    this.pictures = new Map(Array.from(pictures, (path) => [path, new Blob()]));
  }

  get #revision() {
    return JSON.stringify([[...this.texts], [...this.pictures.keys()]]);
  }

  async read(): Promise<Snapshot> {
    return this.#sent(() => ({
      revision: this.#revision,
      texts: new Map(this.texts),
      pictures: new Set(this.pictures.keys()),
    }));
  }

  async write(revision: string, changes: Changes, edits: readonly Edit[]): Promise<string | undefined> {
    this.meanwhile?.();
    this.meanwhile = undefined;
    return this.#sent(() => {
      if (revision !== this.#revision) return undefined;
      const files: { texts: FilesOfSave["texts"][number][]; pictures: Map<string, Blob | undefined> } = {
        texts: [],
        pictures: new Map(),
      };
      for (const [path, content] of changes) {
        if (path.endsWith(".yaml")) {
          files.texts.push({ path, base: content as string | undefined, mine: this.texts.get(path) });
          if (typeof content === "string") this.texts.set(path, content);
          else this.texts.delete(path);
        } else {
          files.pictures.set(path, this.pictures.get(path));
          if (content instanceof Blob) this.pictures.set(path, content);
          else this.pictures.delete(path);
        }
      }
      this.writes++;
      this.#saves.unshift({ change: { id: String(this.#saves.length), time: 0, edits }, files });
      return this.#revision;
    });
  }

  async addressOf() {
    return "";
  }

  async history() {
    return this.#saves.map(({ change }) => change);
  }

  async filesOf(id: string): Promise<FilesOfSave> {
    const found = this.#saves.find(({ change }) => change.id === id);
    if (!found) throw new StoreError("refusedByHost");
    return found.files;
  }

  #sent<Answer>(act: () => Answer): Answer {
    this.network("before");
    const answer = act();
    this.network("after");
    return answer;
  }
}
