import { remember, save, send } from "./saves.ts";
import type { StudioLanguage } from "./words.ts";

/**
 * The project's `content/` for Sveltia: a copy in the browser's private file system, which asks for no permission. What
 * is written to the copy is first sent to the studio's server; what the server refuses is not written. Safari can write
 * there from version 26 on.
 */
export async function openFolder(language: StudioLanguage): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory();
  const folder = await storage.getDirectoryHandle("site", { create: true });
  for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true });
  await folder.getDirectoryHandle(".git", { create: true }); // How Sveltia knows a project.
  const paths: string[] = await (await fetch("files")).json();
  parent.postMessage("checking", location.origin);
  await Promise.all(
    paths.map(async (path) => {
      const writer = await (await fileAt(folder, path)).createWritable();
      const file = await (await fetch(path)).blob();
      if (path.endsWith(".yaml")) remember(path, await file.text());
      await writer.write(file);
      await writer.close();
    }),
  );
  sendChanges(folder, language);
  return folder;
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
    // What forms write is text.
    if (path.endsWith(".yaml")) await save(path, data as string | undefined, language);
    else await send(data ? "PUT" : "DELETE", names.map(encodeURIComponent).join("/"), data ?? null, language);
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
  // Without it, Sveltia writes each file under its own name.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
}
