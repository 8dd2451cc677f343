import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";

/*
 * Files that are made of the content: PDFs, contact files, pictures. The loader of a page that links to a file makes it,
 * so the page knows its address and size, in development too.
 */

/** Where the dev server finds them (tools/vite/development.ts). */
export const developmentFolder = ".cache/development";

/** What it took time to make, by the hash of all that it is made of. All builds and the dev server share it. */
const cacheFolder = ".cache/made";
const DAY = 24 * 60 * 60 * 1000;

/** Writes a file to the site that is being built, or to the dev server's folder. `url` is its path on the site. */
export function writeFile(url: string, content: string | Uint8Array) {
  const site = import.meta.env.DEV ? developmentFolder : join(process.env.BUILD_FOLDER || "build", "client");
  write(join(site, url), content);
  return { url, bytes: Buffer.byteLength(content) };
}

/** Writes a file with a hash of its content in its name, so that it can be cached for ever. */
export function writeAsset(name: string, content: string | Uint8Array, extension: string) {
  return writeFile(assetPath(name, content, extension), content);
}

export function assetPath(name: string, content: string | Uint8Array, extension: string): string {
  return `/assets/${name}-${contentHash(content)}.${extension}`;
}

/** A short hash of a file, for its address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}

/**
 * Makes something, or reads it from the cache if it was made before from the same files and data, with the same packages.
 *
 * @param files all that it is made with, by their paths from the project's root: also the code that makes it
 * @param data as JSON
 */
export async function cached<Value>(
  files: readonly string[],
  data: unknown,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const key = createHash("sha256").update(JSON.stringify([files, data]));
  for (const file of ["package-lock.json", ...files]) key.update(readFileSync(file));
  const file = join(cacheFolder, key.digest("hex"));
  try {
    const value = deserialize(readFileSync(file)) as Value; // Only `make` writes it.
    utimesSync(file, new Date(), new Date());
    return value;
  } catch {
    // It was not made yet, or its file is damaged.
  }
  const value = await make();
  write(file, serialize(value));
  removeUnused();
  return value;
}

/** Removes what no build has read for a month. A build beside this one may do the same. */
function removeUnused(): void {
  for (const name of readdirSync(cacheFolder)) {
    const file = join(cacheFolder, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (used < Date.now() - 30 * DAY) rmSync(file, { force: true });
  }
}

/** Writes a file in one step: a server, or a build beside this one, may read it. */
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
