import { RequestError, requestProblemIn } from "../request-problems.ts";
import type { Version } from "./merge.ts";
import { type Changes, type FilesOfSave, type SavedChange, type Snapshot, type Store, StoreError } from "./store.ts";

/** The project's folder on this machine, through the studio's server (server/server.ts). */
export const localStore: Store = {
  mayLeaveProblems: true,

  async read() {
    const { revision, texts, pictures }: ContentAnswer = await (await ask("GET", "content")).json();
    return { revision, texts: new Map(Object.entries(texts)), pictures: new Set(pictures) } satisfies Snapshot;
  },

  async write(revision: string, changes: Changes) {
    const entries = Array.from(changes, async ([path, content]) => [path, await sent(content)] as const);
    const body = { revision, changes: Object.fromEntries(await Promise.all(entries)) };
    const answer: { revision?: string } = await (await ask("POST", "save", JSON.stringify(body))).json();
    return answer.revision;
  },

  addressOf: async (picture: string) => `/${picture}`,

  history: async (): Promise<SavedChange[]> => (await ask("GET", "history")).json(),

  async filesOf(id: string) {
    const files: Record<string, Kept> = await (await ask("GET", `history/${id}`)).json();
    const [texts, pictures] = [[] as Version[], new Map<string, Blob | undefined>()];
    for (const [path, { before, after }] of Object.entries(files))
      if (path.endsWith(".yaml")) texts.push({ path, base: textOf(after), mine: textOf(before) });
      else pictures.set(path, before === null ? undefined : new Blob([bytesOf(before)]));
    return { texts, pictures } satisfies FilesOfSave;
  },
};

/** The content as the server sends it. */
export interface ContentAnswer {
  revision: string;
  texts: Record<string, string>;
  pictures: string[];
}

/** A file of a save before and after it, in Base64; null if it did not exist. */
export interface Kept {
  before: string | null;
  after: string | null;
}

/** A file as the server receives it: text, Base64, or null to delete it. */
type SentFile = { text: string } | { base64: string } | null;

async function sent(content: string | Blob | undefined): Promise<SentFile> {
  if (content === undefined) return null;
  return typeof content === "string" ? { text: content } : { base64: await base64Of(content) };
}

async function ask(method: string, address: string, body?: string): Promise<Response> {
  const response = await fetch(`/${address}`, { method, body: body ?? null }).catch(() => undefined);
  if (!response || response.status === 503) throw new StoreError("closed");
  if (!response.ok) {
    const problem = requestProblemIn(await response.text());
    throw problem ? new RequestError(problem) : new Error(`${address}: ${response.status}`);
  }
  return response;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const textOf = (base64: string | null) => (base64 === null ? undefined : new TextDecoder().decode(bytesOf(base64)));

export async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
