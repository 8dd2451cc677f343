import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import type { ContentAnswer } from "../save/local-store.ts";
import type { Commit } from "../save/store.ts";

/** What the studio does with the project's Git: it reads commits, and commits the files of a save alone. */
export const gitIn = (root: string) => ({
  /** The last commits that changed the content, the newest first; none without a repository. */
  commits(): Commit[] {
    const { stdout } = run(root, ["log", "-30", "--format=%H%x00%P%x00%ct%x00%an%x00%B%x1e", "--", "content"]);
    const found = String(stdout).split("\x1e").slice(0, -1);
    return found.map((line) => {
      const [id = "", parents = "", time, author = "", message = ""] = line.trim().split("\0");
      return { id, parent: parents.split(" ")[0] || undefined, time: Number(time) * 1000, author, message };
    });
  },

  /** The content at a commit; undefined if Git does not have it, or not all of it. */
  at(commit: string): ContentAnswer | undefined {
    const { status, stdout } = run(root, ["ls-tree", "-r", "-z", commit, "content"]);
    if (status !== 0) return undefined;
    const files = String(stdout).matchAll(/ blob (\w+)\t([^\0]+)/g);
    const found: ContentAnswer = { revision: commit, texts: {}, pictures: {} };
    for (const [, id = "", path = ""] of files) {
      const isText = path.endsWith(".yaml");
      const text = isText ? this.blob(id)?.toString() : id;
      if (text === undefined) return undefined;
      found[isText ? "texts" : "pictures"][path] = text;
    }
    return found;
  },

  /** The bytes of a file by Git's id of its content; undefined if Git does not have it. */
  blob(id: string): Buffer | undefined {
    const { status, stdout } = run(root, ["cat-file", "blob", id]);
    return status === 0 ? stdout : undefined;
  },

  /** Which of these files differ from the last commit. */
  changed(paths: readonly string[]): string[] {
    const words = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", "content"];
    const { stdout } = run(root, words);
    const lines = String(stdout).split("\0");
    return paths.filter((path) => lines.some((line) => line.slice(3) === path));
  },

  /**
   * Commits these files as they are, and nothing else, whatever is staged or edited elsewhere.
   *
   * @returns why it could not be done, as Git says it
   */
  commit(paths: readonly string[], message: string): string | undefined {
    // While Git rebases or bisects, it is on no branch.
    const branch = run(root, ["symbolic-ref", "HEAD"]);
    const changed = branch.status === 0 ? this.changed(paths) : [];
    if (changed.length === 0) return branch.reason;
    const present = changed.filter((path) => fs.existsSync(join(root, path)));
    // Files that Git does not know yet; with none, it would add all.
    const added = present.length > 0 ? run(root, ["add", "--intent-to-add", "--", ...present]) : branch;
    if (added.status !== 0) return added.reason;
    const words = ["commit", "--only", "--quiet", "--no-gpg-sign", "--file=-", "--", ...changed];
    return run(root, words, message).reason;
  },
});

function run(root: string, words: readonly string[], input = "") {
  const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
  const options = { cwd: root, env, input, timeout: 20_000, maxBuffer: 100_000_000 };
  const { status, stdout, stderr, error } = spawnSync("git", words, options);
  // If Git ends before it has read the message, there is an error, too: EPIPE. What it says is the reason.
  const said = stderr?.length ? stderr : error?.message;
  const [reason] = status === 0 ? [] : (/\S.*/.exec(String(said)) ?? ["?"]);
  return { status, stdout, reason };
}
