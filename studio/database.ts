/** The object stores of Sveltia's database, as Sveltia creates them. */
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
 * Creates Sveltia's database with all its object stores. Sveltia adds each store when it first needs it. That is a race:
 * if two are added at the same time, in two tabs or in one, one of them is missing afterwards.
 *
 * @param folder the local copy of the files, if they are on this machine: Sveltia then does not ask for a folder
 */
export async function prepareDatabase(repository: string, folder?: FileSystemDirectoryHandle): Promise<void> {
  await navigator.locks.request("studio-database", async () => {
    let database = await open(repository);
    if (Object.keys(stores).some((name) => !database.objectStoreNames.contains(name))) {
      const { version } = database;
      database.close();
      database = await open(repository, version + 1);
    }
    if (folder) {
      const transaction = database.transaction("file-system-handles", "readwrite");
      transaction.objectStore("file-system-handles").put(folder, "root_dir_handle");
      await new Promise((resolve, reject) => Object.assign(transaction, { oncomplete: resolve, onerror: reject }));
    }
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
