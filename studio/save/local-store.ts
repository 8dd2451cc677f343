import { z } from "zod";
import {
  base64Of,
  type Changes,
  type Commit,
  type Snapshot,
  type Store,
  StoreError,
  storeErrorReasons,
} from "./store.ts";

/** The project's folder on this machine, through the studio's server (server/server.ts). */
export const localStore: Store = {
  mayLeaveProblems: true,

  read: async () => snapshotIn(await (await ask("content")).json()),

  async write(revision: string, changes: Changes, message: string) {
    const files = Array.from(changes, async ([path, content]) => [path, await sent(content)] as const);
    const body = JSON.stringify({ revision, message, changes: Object.fromEntries(await Promise.all(files)) });
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

/** A file as the server receives it: text, Base64, or null to delete it. */
type SentFile = { text: string } | { base64: string } | null;

async function sent(content: string | Blob | undefined): Promise<SentFile> {
  if (content === undefined) return null;
  return typeof content === "string" ? { text: content } : { base64: await base64Of(content) };
}

/** Asks the server, which has some seconds to answer: it may be checking the content. */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (!response) throw new StoreError("closed");
  if (response.ok) return response;
  const { data } = refusal.safeParse(await response.json().catch(() => undefined));
  throw data ? new StoreError(data.reason) : new Error(`${address}: ${response.status}`);
}

const refusal = z.object({ reason: z.enum(storeErrorReasons) });
