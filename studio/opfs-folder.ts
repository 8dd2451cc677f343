import { rememberVersion, saveFile, sendToServer } from "./form-saves.ts";
import type { StudioLanguage } from "./words.ts";

/**
 * The project's `content/` for Sveltia: a copy in the origin private file system, which needs no permission. Each write
 * is sent to the studio's server first. If the server refuses it, the copy stays as it is.
 */
export async function openFolder(language: StudioLanguage): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory();
  const folder = await storage.getDirectoryHandle("site", { create: true });
  await folder.getDirectoryHandle(".git", { create: true }); // Sveltia only accepts a folder with .git in it.
  parent.postMessage("checking", location.origin);
  // All tabs share the copy, and another tab may be reading it. So one tab at a time writes, and only files that differ.
  await navigator.locks.request("studio-folder", () => bringUpToDate(folder));
  sendChanges(folder, language);
  return folder;
}

async function bringUpToDate(folder: FileSystemDirectoryHandle): Promise<void> {
  const paths: string[] = await (await fetch("files")).json();
  await Promise.all(
    paths.map(async (path) => {
      const file = await (await fetch(path)).blob();
      if (path.endsWith(".yaml")) rememberVersion(path, await file.text());
      const handle = await fileAt(folder, path);
      if (await isSame(await handle.getFile(), file)) return;
      const writer = await handle.createWritable();
      await writer.write(file);
      await writer.close();
    }),
  );
  const content = await folder.getDirectoryHandle("content", { create: true });
  for await (const [inner, name, path] of filesIn(content, "content"))
    if (!paths.includes(path)) await inner.removeEntry(name);
}

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())));
  return a?.every((byte, index) => byte === b?.[index]) ?? false;
}

/** Every file below a folder. */
async function* filesIn(
  folder: FileSystemDirectoryHandle,
  path: string,
): AsyncGenerator<[folder: FileSystemDirectoryHandle, name: string, path: string]> {
  for await (const [name, entry] of folder.entries())
    if (entry instanceof FileSystemDirectoryHandle) yield* filesIn(entry, `${path}/${name}`);
    else yield [folder, name, `${path}/${name}`];
}

async function fileAt(folder: FileSystemDirectoryHandle, path: string): Promise<FileSystemFileHandle> {
  const names = path.split("/");
  const file = names.pop() ?? "";
  let inner = folder;
  for (const name of names) inner = await inner.getDirectoryHandle(name, { create: true });
  return inner.getFileHandle(file, { create: true });
}

/** Makes writing and deleting in the folder send each change to the server first. */
function sendChanges(folder: FileSystemDirectoryHandle, language: StudioLanguage): void {
  const change = async (names: readonly string[], data?: Blob | string) => {
    const path = names.join("/");
    // For YAML files, Sveltia always passes text.
    if (path.endsWith(".yaml")) await saveFile(path, data as string | undefined, language);
    else await sendToServer(data ? "PUT" : "DELETE", names.map(encodeURIComponent).join("/"), data ?? null, language);
  };
  const { createWritable } = FileSystemFileHandle.prototype;
  FileSystemFileHandle.prototype.createWritable = async function () {
    const path = await folder.resolve(this);
    const writer = await createWritable.call(this);
    const write = writer.write.bind(writer);
    writer.write = async (data) => {
      try {
        if (path) await change(path, data as Blob | string);
        await write(data);
      } catch (error) {
        await writer.abort();
        throw error;
      }
    };
    return writer;
  };
  const { removeEntry } = FileSystemDirectoryHandle.prototype;
  FileSystemDirectoryHandle.prototype.removeEntry = async function (name, options) {
    const path = await folder.resolve(this);
    const isFile = await this.getFileHandle(name).then(
      () => true,
      () => false,
    );
    if (path && isFile) await change([...path, name]);
    return removeEntry.call(this, name, options);
  };
  // Without `move`, Sveltia renames an entry by writing the new file and removing the old one: both are sent.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
}
