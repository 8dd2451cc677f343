/** The parts of Sveltia's database, as it makes them itself. */
const stores: Readonly<Record<string, IDBObjectStoreParameters>> = {
  "asset-hashes": {},
  "asset-thumbnails": {},
  "draft-backups": { keyPath: ["collectionName", "slug"] },
  "file-cache": {},
  "file-system-handles": {},
  meta: {},
  "ui-settings": {},
};

/**
 * Makes Sveltia's database with all its parts. Sveltia adds each when it first needs it, and of two added at the same
 * moment, in two tabs or in one, one is missing afterwards.
 *
 * @param folder if the files are on this machine: Sveltia then opens it without asking for one
 */
export async function prepareDatabase(repository: string, folder?: FileSystemDirectoryHandle): Promise<void> {
  await navigator.locks.request("studio-database", async () => {
    let database = await open(repository);
    if (Object.keys(stores).some((name) => !database.objectStoreNames.contains(name))) {
      const { version } = database;
      database.close();
      database = await open(repository, version + 1);
    }
    const change = database.transaction("file-system-handles", "readwrite");
    const handles = change.objectStore("file-system-handles");
    if (folder) handles.put(folder, "root_dir_handle");
    await new Promise((resolve, reject) => Object.assign(change, { oncomplete: resolve, onerror: reject }));
    database.close();
  });
  if (folder) localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "local" }));
}

function open(repository: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(`github:${repository}`, version);
  request.onupgradeneeded = () => {
    for (const [name, options] of Object.entries(stores))
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, options);
  };
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
