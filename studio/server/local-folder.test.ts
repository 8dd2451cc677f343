import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { LocalFolder } from "./local-folder.ts";

const [english, hindi] = ["content/en/spices.yaml", "content/hi/spices.yaml"] as const;
const [removed, added] = ["content/en/catalogue.yaml", "content/en/products/new-masala.yaml"] as const;
const before: Files = {
  [english]: "- id: a\n  name: Old\n",
  [hindi]: "- id: a\n  name: पुराना\n",
  [removed]: "uses: Uses\n",
};
const after: Files = { [english]: "- id: a\n  name: New\n", [hindi]: "- id: a\n  name: नया\n", [added]: "name: New\n" };
const base64 = (text?: string) => (text ? Buffer.from(text).toString("base64") : null);
const changes = Object.fromEntries([english, hindi, removed, added].map((path) => [path, base64(after[path])]));
const message = "Change content/en/spices.yaml and 3 more\n\nchanged content/en/spices.yaml";

type Files = Record<string, string | undefined>;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A project's folder with a few files of content, in a repository of its own. */
function project(): string {
  const root = temporaryFolder();
  for (const [path, text = ""] of Object.entries(before)) write(root, path, text);
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "config", "user.name", "Asha");
  git(root, "config", "user.email", "asha@family.example");
  git(root, "config", "user.useConfigOnly", "true");
  git(root, "add", "content");
  git(root, "commit", "--quiet", "--message=First");
  return root;
}

function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
  expect(status, words.join(" ") + stderr).toBe(0);
  return stdout.trim();
}

function write(root: string, path: string, text: string): void {
  fs.mkdirSync(join(root, path, ".."), { recursive: true });
  fs.writeFileSync(join(root, path), text);
}

const open = (root: string) => new LocalFolder(root, join(root, ".cache"));
const save = async (studio: LocalFolder) => studio.save(studio.read().revision, changes, message);
const filesIn = (root: string): Files => {
  const present = Object.keys(changes).filter((path) => fs.existsSync(join(root, path)));
  return Object.fromEntries(present.map((path) => [path, fs.readFileSync(join(root, path), "utf8")]));
};

test("a save is a commit of its files alone, whatever else is staged or edited", async () => {
  const root = project();
  write(root, "staged.txt", "1");
  git(root, "add", "staged.txt");
  write(root, "content/en/site.yaml", "edited: by hand\n");
  const studio = open(root);
  expect(await save(studio)).toBe(studio.read().revision);
  expect(filesIn(root)).toEqual(after);
  expect(studio.state().notCommitted).toBeUndefined();
  expect(git(root, "show", "--format=%an%n%B", "--name-only").split("\n").filter(Boolean)).toEqual([
    ...["Asha", ...message.split("\n").filter(Boolean)],
    ...[removed, added, english, hindi],
  ]);
  expect(git(root, "status", "--porcelain").split("\n").sort()).toEqual(["?? content/en/site.yaml", "A  staged.txt"]);
  const [commit, first] = studio.git.commits();
  expect(commit).toMatchObject({ message, author: "Asha", parent: first?.id });
  expect(studio.git.at(first?.id ?? "")?.texts).toEqual(before);
  expect(studio.git.at(commit?.id ?? "")?.texts).toEqual(after);
});

test("what was edited by hand in a file of the save is a commit of its own, so that an undo leaves it", async () => {
  const root = project();
  write(root, english, "# by hand\n- id: a\n  name: Old\n");
  const studio = open(root);
  await save(studio);
  const [, byHand] = studio.git.commits();
  expect(byHand?.message).toMatch(/^Edited by hand\n\nchanged content\/en\/spices.yaml/);
  expect(studio.git.at(byHand?.id ?? "")?.texts[english]).toMatch(/^# by hand/);
});

test.for([
  [/^fatal: not a git repository/, (root: string) => fs.rmSync(join(root, ".git"), { recursive: true })],
  [/identity unknown/, (root: string) => git(root, "config", "--unset", "user.email")],
  [/HEAD is not a symbolic ref/, (root: string) => git(root, "checkout", "--quiet", "--detach")],
  [/index.lock/, (root: string) => write(root, ".git/index.lock", "")],
  [/ENOENT/, () => vi.stubEnv("PATH", "/nowhere")],
] as const)("where Git cannot commit, the content is saved, and it is known why: %s", async ([reason, act]) => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CEILING_DIRECTORIES", "/tmp");
  const root = project();
  act(root);
  const studio = open(root);
  await save(studio);
  expect(filesIn(root)).toEqual(after);
  expect(studio.state()).toMatchObject({ notCommitted: expect.stringMatching(reason), unfinished: [] });
  vi.unstubAllEnvs();
});

const functions = ["openSync", "writeFileSync", "fsyncSync", "renameSync", "rmSync"] as const;

/** As on a full disk, or when the machine stops: from its nth call on, a function of the file system does not work. */
function stopAt(name: (typeof functions)[number], n: number) {
  const act = fs[name] as (...values: unknown[]) => unknown;
  const spy = vi.spyOn(fs, name).mockImplementation(((...values: unknown[]) => {
    if (spy.mock.calls.length >= n) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    return act(...values);
  }) as never);
  return spy;
}

test.each([true, false])("a save that stopped is finished or not (%s), and hand edits stay", async (isFinished) => {
  const root = project();
  fs.rmSync(join(root, ".git"), { recursive: true });
  const byHand: Files = { [english]: "- id: a\n  name: By hand\n" };
  for (const edited of [{}, byHand]) {
    for (const [path, text = ""] of Object.entries(before)) write(root, path, text);
    fs.rmSync(join(root, added), { force: true });
    // After the first of its files.
    const spy = stopAt("renameSync", 3);
    await expect(save(open(root))).rejects.toThrow("ENOSPC");
    spy.mockRestore();
    for (const [path, text = ""] of Object.entries(edited)) write(root, path, text);
    expect(open(root).unfinished()).toContain(hindi);
    open(root).settle(isFinished);
    expect(filesIn(root)).toEqual({ ...(isFinished ? after : before), ...edited });
  }
});

test.each(functions)(
  "wherever a save stops (%s), the files are all old or all new, as the person decides",
  async (name) => {
    let isStopped = true;
    for (let n = 1; isStopped; n++) {
      const isFinished = n % 2 === 0;
      const root = project();
      const studio = open(root);
      const spy = stopAt(name, n);
      const log = vi.spyOn(console, "error").mockReturnValue();
      const result = await save(studio).catch((error: Error) => error);
      isStopped = spy.mock.calls.length >= n;
      spy.mockRestore();
      log.mockRestore();
      const started = open(root);
      const { unfinished } = started.state();
      if (unfinished.length > 0) {
        expect(() => started.save(started.read().revision, changes, message)).toThrow("interrupted");
        started.settle(isFinished);
      }
      const isNew = JSON.stringify(filesIn(root)) === JSON.stringify({ ...filesIn(root), ...after });
      expect(filesIn(root), `${name} ${n}`).toEqual(isNew ? after : before);
      if (unfinished.length > 0) expect(isNew).toBe(isFinished);
      expect(git(root, "status", "--porcelain", "content"), `${name} ${n}`).toBe("");
      expect(started.git.commits().length).toBe(isNew ? 2 : 1);
      expect(fs.globSync(".cache/*", { cwd: root })).toEqual([]);
      if (!isStopped) expect(result).toBe(started.read().revision);
    }
  },
);

test("junk in the folder of a save stops no other", async () => {
  for (const junk of [".cache/saving/save/x", ".cache/saving/save"]) {
    const root = project();
    write(root, junk, "{}");
    await save(open(root));
    expect(filesIn(root)).toEqual(after);
  }
});
