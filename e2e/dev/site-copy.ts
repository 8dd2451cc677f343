import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { parse, parseDocument } from "yaml";
import { listedPaths } from "../../app/pages";

/** The copy of the project that the dev server serves (serve-copy.ts). File paths are those of the project. */
export class SiteCopy {
  readonly #folder = resolve(".cache/dev-copy");
  /** The original of each changed file; undefined if the file did not exist. */
  readonly #before = new Map<string, Buffer | undefined>();

  read(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.#folder, file));
  }

  /** The names of the YAML files in a folder, without the extension. */
  names(folder: string): string[] {
    return readdirSync(join(this.#folder, folder)).map((name) => basename(name, ".yaml"));
  }

  write(file: string, content: string | Buffer): void {
    const path = join(this.#folder, file);
    this.#remember(file);
    writeFileSync(path, content);
  }

  remove(file: string): void {
    this.#remember(file);
    rmSync(join(this.#folder, file));
  }

  append(file: string, text: string): void {
    this.write(file, this.read(file) + text);
  }

  /** Replaces the first match of `old` in a file; there must be one. */
  replace(file: string, old: string | RegExp, by: string): void {
    const source = this.read(file);
    const changed = source.replace(old, () => by);
    if (changed === source) throw new Error(`There is no ${old} in ${file}`);
    this.write(file, changed);
  }

  /** Sets one field of a YAML file. */
  setField(file: string, path: FieldPath, value: unknown): void {
    const document = parseDocument(this.read(file));
    document.setIn(path, value);
    this.write(file, document.toString());
  }

  /** All texts of a YAML file, with their fields. */
  texts(file: string): { path: FieldPath; text: string }[] {
    return textsIn(parse(this.read(file)), []);
  }

  /** Restores every file to its original. */
  restore(): void {
    for (const [file, content] of this.#before) {
      if (content) writeFileSync(join(this.#folder, file), content);
      else rmSync(join(this.#folder, file), { force: true });
    }
    this.#before.clear();
  }

  /** The lines that a build of this content prints before it stops. */
  buildProblems(): string[] {
    const { stderr } = spawnSync("node", ["tools/check-content.ts"], { cwd: this.#folder, encoding: "utf8" });
    return stderr.trim().split(/\s*\n\s*/);
  }

  #remember(file: string): void {
    const path = join(this.#folder, file);
    if (!this.#before.has(file)) this.#before.set(file, existsSync(path) ? readFileSync(path) : undefined);
  }
}

export type FieldPath = readonly (string | number)[];

function textsIn(value: unknown, path: FieldPath): { path: FieldPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every test gets the original copy and restores it afterwards. */
export const test = base.extend<{ site: SiteCopy }>({
  site: async ({ request }, use) => {
    const site = new SiteCopy();
    await use(site);
    site.restore();
    // Some pages fail until the server has noticed.
    await expect(async () => {
      // A restarting server drops connections; toPass retries those too.
      for (const path of listedPaths) expect((await request.get(path)).status()).toBe(200);
    }).toPass({ timeout: 20_000 });
  },
});
