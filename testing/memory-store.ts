import { blobId, type Changes, type Commit, type Snapshot, type Store, StoreError } from "../studio/save/store.ts";

/** For tests: a store in memory. */
export class MemoryStore implements Store {
  texts: Map<string, string>;
  pictures: Map<string, string>;
  /** Called between the reading and the writing of a save: somebody else saves. */
  meanwhile: (() => void) | undefined;
  readonly #blobs = new Map<string, Blob>();
  /** The first one is the content before the first save. */
  readonly #commits: { message: string; content: Snapshot }[] = [];

  constructor(texts: Iterable<readonly [string, string]>, pictures: Iterable<string> = []) {
    this.texts = new Map(texts);
    this.pictures = new Map(Array.from(pictures, (path) => [path, path]));
    this.#commit("First");
  }

  /** The number of saves. */
  get writes(): number {
    return this.#commits.length - 1;
  }

  async read(): Promise<Snapshot> {
    return this.#content();
  }

  async write(revision: string, changes: Changes, message: string): Promise<string | undefined> {
    this.meanwhile?.();
    const ids = new Map<string, string | undefined>();
    for (const [path, content] of changes) {
      const id = content instanceof Blob ? await blobId(content) : content;
      if (id !== undefined && content instanceof Blob) this.#blobs.set(id, content);
      ids.set(path, id);
    }
    if (revision !== this.#content().revision) return undefined;
    for (const [path, content] of ids) {
      const files = path.endsWith(".yaml") ? this.texts : this.pictures;
      if (content === undefined) files.delete(path);
      else files.set(path, content);
    }
    this.#commit(message);
    return this.#content().revision;
  }

  addressOf = () => "";

  async commits(): Promise<Commit[]> {
    const all = this.#commits.map(({ message }, index) => ({
      ...{ id: String(index), parent: index > 0 ? String(index - 1) : undefined },
      ...{ time: 0, author: "Somebody", message },
    }));
    return all.slice(1).reverse();
  }

  async at(commit: string): Promise<Snapshot> {
    const found = this.#commits[Number(commit)];
    if (!found) throw new StoreError("notFound");
    return found.content;
  }

  async picture(id: string): Promise<Blob> {
    return this.#blobs.get(id) ?? new Blob([id]);
  }

  #commit(message: string): void {
    this.#commits.push({ message, content: this.#content() });
  }

  #content(): Snapshot {
    const [texts, pictures] = [new Map(this.texts), new Map(this.pictures)];
    return { revision: JSON.stringify([[...texts], [...pictures]]), texts, pictures };
  }
}
