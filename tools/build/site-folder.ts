import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { assetPath } from "../../app/site/made-files.server.ts";

/** The path that a document is served at: `/` for `index.html`, `/about` for `about.html`. */
export function addressOf(document: string): string {
  return `/${document.replace(/\.html$/, "").replace(/^index$/, "")}`;
}

/** The file for a path, with or without a trailing slash; a path with an extension is a file already. */
export function fileOf(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, "");
  if (name === "") return "index.html";
  return /\.\w+$/.test(name) ? name : `${name}.html`;
}

/** Whether a document is a 404 page. Hosts send the nearest one, with status 404, at addresses that do not exist. */
export function isNotFoundPage(document: string): boolean {
  return /(^|\/)404\.html$/.test(document);
}

/** The built site in the postbuild step: a folder of files, named by their path with `/`. */
export class SiteFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Every file, e.g. `about.html`, in a stable order. */
  files(): string[] {
    return readdirSync(this.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.path, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  }

  text(file: string): string {
    return this.bytes(file).toString();
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.path, file));
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Writes a file in assets/ with a content hash in its name. Returns its URL path. */
  writeAsset(name: string, content: string | Uint8Array, extension: string): string {
    const path = assetPath(name, content, extension);
    this.write(path, content);
    return path;
  }

  remove(file: string): void {
    const path = join(this.path, file);
    rmSync(path, { recursive: true });
    // Some hosts serve an empty folder instead of the document of the same name.
    if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
  }
}
