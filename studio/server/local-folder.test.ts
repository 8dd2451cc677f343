import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, type TestContext, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type FileSystem, LocalFolder } from "./local-folder.ts";

const [english, hindi, photo] = [
  "content/en/spices.yaml",
  "content/hi/spices.yaml",
  "content/photos/one-1a2b3c.jpg",
] as const;
const old = { [english]: "- id: a\n  name: Old\n", [hindi]: "- id: a\n  name: पुराना\n", [photo]: "old photo" };
const added = "content/en/products/new-masala.yaml";
const removed = "content/en/catalogue.yaml";

/** Fills a folder with a few files of content, which are not valid as a whole. */
function folder(root = temporaryFolder()): string {
  for (const [path, text] of Object.entries({ ...old, [removed]: "uses: Uses\n" })) {
    fs.mkdirSync(join(root, path, ".."), { recursive: true });
    fs.writeFileSync(join(root, path), text);
  }
  return root;
}

const open = (root: string, system?: FileSystem) =>
  new LocalFolder(root, join(root, "history"), () => undefined, system);

const changes = new Map<string, string | undefined>([
  [english, `- id: a\n  name: ${"New ".repeat(5000)}\n`],
  [hindi, "- id: a\n  name: नया\n"],
  [added, "name: New\n"],
  [removed, undefined],
]);

const read = (root: string) =>
  Object.fromEntries(
    [...changes.keys()].map((path) => [
      path,
      fs.existsSync(join(root, path)) ? fs.readFileSync(join(root, path), "utf8") : undefined,
    ]),
  );

/** Node's file system, whose n-th call fails: a full disk also leaves half of what was to be written. */
function failingAt(n: number, isOverThen: boolean): { system: FileSystem; calls: () => number } {
  let calls = 0;
  const failing = <Act extends (...values: never[]) => unknown>(act: Act, half?: Act) =>
    ((...values: Parameters<Act>) => {
      calls++;
      if (calls === n || (isOverThen && calls > n)) {
        if (calls === n) half?.(...values);
        throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      }
      return act(...values);
    }) as Act;
  const half = ((file: number, bytes: Buffer) =>
    fs.writeSync(file, bytes.subarray(0, bytes.length / 2))) as typeof fs.writeSync;
  const system = {
    ...{ openSync: failing(fs.openSync), writeSync: failing(fs.writeSync, half), fsyncSync: failing(fs.fsyncSync) },
    ...{
      closeSync: fs.closeSync,
      renameSync: failing(fs.renameSync),
      rmSync: failing(fs.rmSync),
      mkdirSync: failing(fs.mkdirSync),
    },
  };
  return { system: system as FileSystem, calls: () => calls };
}

test("wherever a save fails, every file is whole, either all old or all new, and the studio starts", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  let tried = 0;
  // Once a single call fails, and once nothing works from then on, as when the power fails.
  for (const isOverThen of [false, true])
    for (let n = 1; ; n++) {
      const root = folder();
      const before = read(root);
      const { system, calls } = failingAt(n, isOverThen);
      const studio = open(root, system);
      const { revision } = studio.read();
      const result = await studio.save(revision, changes).catch((error: Error) => error);
      const started = open(root);
      const after = read(root);
      const isNew = JSON.stringify(after) === JSON.stringify(Object.fromEntries(changes));
      expect(isNew || JSON.stringify(after) === JSON.stringify(before), `call ${n}`).toBe(true);
      if (!(result instanceof Error)) expect(isNew, `call ${n}`).toBe(true);
      // The history agrees with the files, and nothing is left over.
      expect(started.changes().length, `call ${n}`).toBe(isNew ? 1 : 0);
      expect(fs.globSync("{content,history}/**/*.saving~", { cwd: root }), `call ${n}`).toEqual([]);
      expect(fs.readFileSync(join(root, photo), "utf8")).toBe(old[photo]);
      tried++;
      if (calls() < n) break;
    }
  expect(tried).toBeGreaterThan(40);
  log.mockRestore();
});

test.for([".", "history", "content/hi"])(
  "on a disk that is full, every file is whole, either all old or all new, and the studio starts: %s",
  async (place, context) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const root = temporaryFolder();
    const disk = join(root, place);
    fs.mkdirSync(disk, { recursive: true });
    mountSmallDisk(disk, context);
    const filling = join(disk, "filling");
    const isNewWith = async (freePages: number) => {
      for (const name of ["content", "history"])
        for (const file of fs.globSync(`${name}/**/*.*`, { cwd: root })) fs.rmSync(join(root, file));
      folder(root);
      const before = read(root);
      fillDisk(filling, freePages);
      const studio = open(root);
      const result = await studio.save(studio.read().revision, changes).catch((error) => error);
      // Room is made, as somebody would, and the studio is started again.
      fs.rmSync(filling);
      const started = open(root);
      const after = read(root);
      const isNew = JSON.stringify(after) === JSON.stringify(Object.fromEntries(changes));
      expect(isNew || JSON.stringify(after) === JSON.stringify(before), `${freePages} pages`).toBe(true);
      expect(result instanceof Error ? result : undefined, `${freePages} pages`).toEqual(
        isNew ? undefined : expect.objectContaining({ code: "ENOSPC" }),
      );
      expect(started.changes().length, `${freePages} pages`).toBe(isNew ? 1 : 0);
      expect(fs.globSync("{content,history}/**/*.saving~", { cwd: root }), `${freePages} pages`).toEqual([]);
      return isNew;
    };
    let freePages = 0;
    while (!(await isNewWith(freePages))) freePages++;
    expect(freePages).toBeGreaterThan(0);
    log.mockRestore();
  },
);

/** Mounts a tmpfs of half a megabyte, where this user may. */
function mountSmallDisk(folder: string, { skip }: TestContext): void {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=512k", "tmpfs", folder]);
  if (status !== 0) {
    const reason = "Not tested on a full disk: only root on Linux may mount a small one.";
    console.warn(reason);
    skip(reason);
  }
  onTestFinished(() => void spawnSync("umount", [folder]));
}

/** Fills the disk but for a number of pages. */
function fillDisk(file: string, freePages: number): void {
  try {
    fs.writeFileSync(file, Buffer.alloc(1_000_000));
  } catch {
    // It is full now.
  }
  fs.truncateSync(file, Math.max(0, fs.statSync(file).size - freePages * 4096));
}

test("a save writes through no link, also not beside its target", async () => {
  const [root, outside] = [folder(), join(temporaryFolder(), "outside.yaml")];
  fs.writeFileSync(outside, "untouched");
  const studio = open(root);
  fs.symlinkSync(outside, join(root, `${english}.saving~`));
  await studio.save(studio.read().revision, changes);
  expect(fs.readFileSync(outside, "utf8")).toBe("untouched");
  expect(read(root)).toEqual(Object.fromEntries(changes));
  fs.rmSync(join(root, hindi));
  fs.symlinkSync(outside, join(root, hindi));
  await expect(studio.save(studio.read().revision, changes)).rejects.toThrow("leads out of the site's content");
});

test("whatever lies in the folder of the history, the studio starts, and puts aside what it cannot read", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const root = folder();
  const history = join(root, "history");
  fs.mkdirSync(history);
  fs.writeFileSync(join(history, "1764150000000.json"), "");
  fs.writeFileSync(join(history, "1764150000001.json"), '{"content/en/site.ya');
  fs.writeFileSync(join(history, "1764150000002.json"), "null");
  fs.writeFileSync(join(history, "1764150000003.json"), "{}");
  for (const name of [".DS_Store", "desktop.ini", "notes.json", "unfinished"])
    fs.writeFileSync(join(history, name), "x");
  expect(
    open(root)
      .changes()
      .map(({ id }) => id),
  ).toEqual(["1764150000003"]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("1764150000000.json"));
  expect(fs.readdirSync(history)).toContain("1764150000000.json.unreadable");
  log.mockRestore();
});

test("the last thirty saves are kept, and a copy that fails does not end the studio", async () => {
  const root = folder();
  const history = join(root, "history");
  fs.mkdirSync(history);
  for (let id = 1; id <= 40; id++) fs.writeFileSync(join(history, `${id}.json`), "{}");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const studio = new LocalFolder(root, history, () => {
    throw new Error("no space left");
  });
  await studio.save(studio.read().revision, new Map([[english, "- id: a\n  name: New\n"]]));
  log.mockRestore();
  expect(studio.changes()).toHaveLength(30);
  expect(fs.readdirSync(history).filter((name) => name.endsWith(".json"))).toHaveLength(30);
});
