import { z } from "zod";
import type { Problem } from "../../app/content/problems.ts";
import { encoded, reason, type Store, StoreError } from "./store.ts";

/** The project's folder on this machine, through the studio's server (server/server.ts). */
export const localStore: Store = {
  read: () => ask("content", snapshot),

  async write(revision, changes, message) {
    const body = { revision, message, changes: Object.fromEntries(await encoded(changes)) };
    return (await ask("save", z.object({ revision: z.string().optional() }), body)).revision;
  },

  addressOf: async (picture) => picture,

  commits: () => ask("commits", commits),

  at: (commit) => ask(`commits/${commit}`, snapshot),

  picture: async (id) => (await request(`blobs/${id}`)).blob(),
};

/** The state of the studio on this machine. */
export const localState = (): Promise<State> => ask("state", state);

/** Finishes a save that was interrupted, or takes it back. */
export async function settleUnfinished(isFinished: boolean): Promise<void> {
  await request("unfinished", { isFinished });
}

/** Texts, or Git's ids of pictures, by path. */
const files = z.record(z.string(), z.string()).transform((all) => new Map(Object.entries(all)));
const snapshot = z.object({ revision: z.string(), texts: files, pictures: files });
/** The content as the server sends it. */
export type ContentAnswer = z.input<typeof snapshot>;

const texts = { id: z.string(), author: z.string(), message: z.string() };
const commits = z.array(z.object({ ...texts, time: z.number(), parent: z.string().optional() }));

// As the checks make it: the code has its own values.
const problem = z.looseObject({ file: z.string(), code: z.string() }) as unknown as z.ZodType<Problem>;
const state = z.object({
  /** What the build would refuse, with the problems of pictures, which only this machine can see. */
  problems: z.array(problem),
  /** Whether the content is still being checked. */
  isChecking: z.boolean(),
  /** Why the last save is not committed and cannot be undone, as Git says it. */
  notCommitted: z.string().optional(),
  /** The files of a save that was interrupted between two of them. */
  unfinished: z.array(z.string()),
});
export type State = z.infer<typeof state>;

const ask = async <Answer>(address: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer> =>
  answer.parse(await (await request(address, body)).json());

/** Asks the server, which has some seconds to answer: it may be checking the content. */
async function request(address: string, body?: object): Promise<Response> {
  const post = body && { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(address, { ...post, signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (!response) throw new StoreError("closed");
  if (response.ok) return response;
  const refusal = z.object({ reason }).safeParse(await response.json().catch(() => undefined));
  throw refusal.success ? new StoreError(refusal.data.reason) : new Error(`${address}: ${response.status}`);
}
