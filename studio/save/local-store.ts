import { type Changes, type Commit, encoded, type Snapshot, type Store, StoreError } from "./store.ts";

/** The project's folder on this machine, through the studio's server (server/server.ts). */
export const localStore: Store = {
  read: async () => snapshotIn(await (await ask("content")).json()),

  async write(revision: string, changes: Changes, message: string) {
    const body = JSON.stringify({ revision, message, changes: Object.fromEntries(await encoded(changes)) });
    const answer: { revision?: string } = await (await ask("save", { method: "POST", body })).json();
    return answer.revision;
  },

  addressOf: async (picture) => picture,

  commits: async (): Promise<Commit[]> => (await ask("commits")).json(),

  at: async (commit) => snapshotIn(await (await ask(`commits/${commit}`)).json()),

  picture: async (id) => (await ask(`blobs/${id}`)).blob(),
};

/** Finishes a save that was interrupted, or takes it back. */
export async function settleUnfinished(isFinished: boolean): Promise<void> {
  await ask("unfinished", { method: "POST", body: JSON.stringify({ isFinished }) });
}

/** The content as the server sends it: texts and Git's ids of pictures, by path. */
export interface ContentAnswer {
  revision: string;
  texts: Record<string, string>;
  pictures: Record<string, string>;
}

const snapshotIn = ({ revision, texts, pictures }: ContentAnswer): Snapshot => ({
  revision,
  texts: new Map(Object.entries(texts)),
  pictures: new Map(Object.entries(pictures)),
});

/** Asks the server, which has some seconds to answer: it may be checking the content. */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (!response) throw new StoreError("closed");
  if (response.ok) return response;
  const refusal: { reason?: StoreError["reason"] } = await response.json().catch(() => ({}));
  throw refusal.reason ? new StoreError(refusal.reason) : new Error(`${address}: ${response.status}`);
}
