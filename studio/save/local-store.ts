import type { Problem } from "../../app/content/problems.ts";
import { encoded, type Snapshot, type Store, StoreError } from "./store.ts";

/** The project's folder on this machine, through the studio's server (server/server.ts), whose answers are its types. */
export const localStore: Store = {
  read: async () => snapshotOf(await ask("content")),

  async write(revision, changes, message) {
    const body = { revision, message, changes: Object.fromEntries(await encoded(changes)) };
    return (await ask("save", body)).revision;
  },

  addressOf: (picture) => picture,

  commits: () => ask("commits"),

  at: async (commit) => snapshotOf(await ask(`commits/${commit}`)),

  picture: async (id) => (await request(`blobs/${id}`)).blob(),
};

/** The state of the studio on this machine. */
export const localState = (): Promise<State> => ask("state");

/** Finishes a save that was interrupted, or takes it back. */
export const settleUnfinished = (isFinished: boolean): Promise<Response> => request("unfinished", { isFinished });

/** The content as the server sends it. */
export interface ContentAnswer {
  revision: string;
  /** Texts, and Git's ids of pictures, by path. */
  texts: Record<string, string>;
  pictures: Record<string, string>;
}

const snapshotOf = ({ revision, texts, pictures }: ContentAnswer): Snapshot => ({
  ...{ revision, texts: new Map(Object.entries(texts)), pictures: new Map(Object.entries(pictures)) },
});

export interface State {
  /** What the build would refuse, with the problems of pictures; undefined while the content is being checked. */
  problems?: readonly Problem[] | undefined;
  /** Why the last save is not committed and cannot be undone, as Git says it. */
  notCommitted?: string | undefined;
  /** The files of a save that was interrupted between two of them. */
  unfinished: readonly string[];
}

const ask = async (address: string, body?: object) => (await request(address, body)).json();

/** Asks the server, which has some seconds to answer: it may be checking the content. */
async function request(address: string, body?: object): Promise<Response> {
  const post = body && { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(address, { ...post, signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (!response) throw new StoreError("closed");
  if (response.ok) return response;
  const { reason } = await response.json().catch(() => ({}));
  throw reason ? new StoreError(reason) : new Error(`${address}: ${response.status}`);
}
