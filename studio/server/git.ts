import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import type { ContentAnswer } from "../save/local-store.ts";
import type { Commit } from "../save/store.ts";

/** Why a save is not committed; each is explained by a sentence of messages.json. */
export type NotCommitted = "noGit" | "noRepository" | "noName" | "gitIsBusy" | "gitRefuses";

/** What the studio does with the project's Git: it reads commits, and commits the files of a save alone. */
export class Git {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** The last commits that changed the content, the newest first; none without a repository. */
  commits(): Commit[] {
    const fields = ["%H", "%P", "%ct", "%an", "%B"].join("%x00");
    const { stdout } = this.#run(["log", "-30", `--format=${fields}%x1e`, "--", "content"]);
    return String(stdout)
      .split("\x1e")
      .map((line) => line.trim().split("\0"))
      .flatMap(([id, parents = "", time, author = "", message = ""]) => {
        const [parent] = parents.split(" ");
        return id ? [{ id, parent: parent || undefined, time: Number(time) * 1000, author, message }] : [];
      });
  }

  /** The content at a commit. */
  at(commit: string): ContentAnswer {
    const { stdout } = this.#run(["ls-tree", "-r", "-z", commit, "content"]);
    const files = Array.from(String(stdout).matchAll(/\S+ blob (\w+)\t([^\0]+)/g), ([, id = "", path = ""]) => ({
      id,
      path,
    }));
    const texts = files.filter(({ path }) => path.endsWith(".yaml"));
    const pictures = files.filter(({ path }) => !path.endsWith(".yaml")).map(({ id, path }) => [path, id]);
    // Each answer is a line that ends with the size, the bytes, and a line break.
    let rest = this.#run(["cat-file", "--batch"], texts.map(({ id }) => id).join("\n")).stdout;
    const read = texts.map(({ path }) => {
      const start = rest.indexOf("\n") + 1;
      const end = start + Number(String(rest.subarray(0, start)).split(" ")[2]);
      const text = rest.subarray(start, end);
      rest = rest.subarray(end + 1);
      return [path, String(text)];
    });
    return { revision: commit, texts: Object.fromEntries(read), pictures: Object.fromEntries(pictures) };
  }

  /** The bytes of a file by Git's id of its content; undefined if Git does not have it. */
  blob(id: string): Buffer | undefined {
    const { status, stdout } = this.#run(["cat-file", "blob", id]);
    return status === 0 ? stdout : undefined;
  }

  /** Which of these files differ from the last commit. */
  changed(paths: readonly string[]): string[] {
    if (paths.length === 0) return [];
    const { stdout } = this.#run(["status", "--porcelain", "-z", "--untracked-files=all", "--", ...paths]);
    return paths.filter((path) =>
      String(stdout)
        .split("\0")
        .some((line) => line.endsWith(` ${path}`)),
    );
  }

  /**
   * Commits these files as they are, and nothing else, whatever is staged or edited elsewhere.
   *
   * @returns why it could not be done
   */
  commit(paths: readonly string[], message: string): NotCommitted | undefined {
    const isBranch = this.#run(["symbolic-ref", "--quiet", "HEAD"]);
    // While Git rebases or bisects, it is on no branch.
    if (isBranch.status !== 0) return reasonOf(isBranch) ?? "gitIsBusy";
    const changed = this.changed(paths);
    if (changed.length === 0) return undefined;
    const present = changed.filter((path) => fs.existsSync(join(this.#root, path)));
    const added = present.length > 0 ? this.#run(["add", "--intent-to-add", "--", ...present]) : isBranch;
    if (added.status !== 0) return reasonOf(added) ?? "gitRefuses";
    const result = this.#run(["commit", "--only", "--quiet", "--no-gpg-sign", "--file=-", "--", ...changed], message);
    return result.status === 0 ? undefined : (reasonOf(result) ?? "gitRefuses");
  }

  #run(words: readonly string[], input = "") {
    const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
    const options = { cwd: this.#root, env, input, timeout: 20_000, maxBuffer: 100_000_000 };
    const { status, stdout, stderr, error } = spawnSync("git", ["-c", "core.quotePath=off", ...words], options);
    return { status, stdout: stdout ?? Buffer.alloc(0), stderr: String(stderr), error };
  }
}

function reasonOf({ error, stderr }: { error?: Error | undefined; stderr: string }): NotCommitted | undefined {
  if (error && "code" in error && error.code === "ENOENT") return "noGit";
  if (/not a git repository|ignored by one of your \.gitignore/.test(stderr)) return "noRepository";
  if (/tell me who you are|empty ident|auto-detect/i.test(stderr)) return "noName";
  if (/\.lock|partial commit|unmerged/i.test(stderr)) return "gitIsBusy";
}
