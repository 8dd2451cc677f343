import { z } from "zod";
import { readSettings } from "../settings.ts";
import { type Changes, type Commit, contentId, encoded, type Snapshot, type Store, StoreError } from "./store.ts";

const api = "https://api.github.com";

/** The branch that is published (.github/workflows/publish.yml). */
const branch = "main";
const ref = `ref(qualifiedName: "${branch}")`;

/** A repository on GitHub, with a token of the person. */
export class GithubStore implements Store {
  readonly #repository: string;
  readonly #token: string;
  /** Snapshots never change, so a commit that was read is not read again. */
  #last: Snapshot | undefined;

  constructor(repository: string, token: string) {
    [this.#repository, this.#token] = [repository, token];
  }

  async read(): Promise<Snapshot> {
    if (!this.#token) throw new StoreError("noToken");
    const answer = await this.#query(`${ref} { target { oid } }`, z.object({ ref: z.object({ target: head }) }));
    return this.at(answer.ref.target.oid);
  }

  async write(revision: string, changes: Changes, message: string): Promise<string | undefined> {
    const files = await encoded(changes);
    const [headline = "", , ...body] = message.split("\n");
    const input = {
      branch: { repositoryNameWithOwner: this.#repository, branchName: branch },
      expectedHeadOid: revision,
      message: { headline, body: body.join("\n") },
      fileChanges: {
        additions: files.flatMap(([path, contents]) => (contents === null ? [] : [{ path, contents }])),
        deletions: files.flatMap(([path, contents]) => (contents === null ? [{ path }] : [])),
      },
    };
    const mutation = `mutation($input: CreateCommitOnBranchInput!) {
      createCommitOnBranch(input: $input) { commit { oid } } }`;
    const answer = await this.#graphql(mutation, createdCommit, { input }).catch((error) => {
      if (error instanceof StoreError && error.reason === "changesTooOften") return undefined;
      throw error;
    });
    return answer?.createCommitOnBranch.commit.oid;
  }

  addressOf = (_picture: string, id: string): string => `small/${id}.webp`;

  async picture(id: string): Promise<Blob> {
    const headers = { Accept: "application/vnd.github.raw+json" };
    return (await this.#fetch(`${api}/repos/${this.#repository}/git/blobs/${id}`, { headers })).blob();
  }

  async commits(count = 30): Promise<Commit[]> {
    const fields = "oid committedDate message author { name } parents(first: 1) { nodes { oid } }";
    const history = `history(first: ${count}, path: "content") { nodes { ${fields} } }`;
    const answer = await this.#query(`${ref} { target { ... on Commit { ${history} } } }`, historyAnswer);
    return answer.ref.target.history.nodes.map(({ oid, committedDate, message, author, parents }) => ({
      id: oid,
      time: Date.parse(committedDate),
      message,
      author: author?.name ?? "",
      parent: parents.nodes[0]?.oid,
    }));
  }

  async at(commit: string): Promise<Snapshot> {
    if (this.#last?.revision === commit) return this.#last;
    const entries = (inner: string) => `... on Tree { entries { name object { ... on Blob { oid text } ${inner} } } }`;
    const { object } = await this.#query(
      `object(expression: "${commit}:content") { ${entries(entries(entries("")))} }`,
      z.object({ object: tree }),
    );
    const [texts, pictures] = [new Map<string, string>(), new Map<string, string>()];
    // GitHub sends no text of what is not UTF-8: as a file of zero bytes it is a problem, not an empty form.
    for (const { path, oid, text } of filesIn(object, "content"))
      if (path.endsWith(".yaml")) texts.set(path, text ?? "\0");
      else pictures.set(path, oid);
    this.#last = { revision: commit, texts, pictures };
    return this.#last;
  }

  /** Whether the newest content is online: the published studio says what it was built from, with the site. */
  async publication(): Promise<"onlineSoon" | "isOnline" | "notOnline"> {
    const now = await this.read();
    const { content } = await readSettings();
    if (content === (await contentId(now))) return "isOnline";
    const [saved] = await this.commits(1);
    const isLate = saved !== undefined && Date.now() - saved.time > onlineWithin;
    return isLate ? "notOnline" : "onlineSoon";
  }

  /** Where GitHub says why something is not online. */
  runs = (): string => `https://github.com/${this.#repository}/actions`;

  async #query<Data>(fields: string, data: z.ZodType<Data>): Promise<Data> {
    const [owner, name] = this.#repository.split("/").map((part) => JSON.stringify(part));
    const query = `query { repository(owner: ${owner}, name: ${name}) { ${fields} } }`;
    return (await this.#graphql(query, z.object({ repository: data }))).repository;
  }

  async #graphql<Data>(query: string, data: z.ZodType<Data>, variables: object = {}): Promise<Data> {
    const response = await this.#fetch(`${api}/graphql`, {
      method: "POST",
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const found = z.object({ data, errors: z.undefined().optional() }).safeParse(answer);
    if (found.success) return found.data.data;
    // GitHub answers rate limits, lost rights and a stale head, too, with status 200.
    throw new StoreError(reasonIn(`${JSON.stringify(Object(answer).errors)}`));
  }

  async #fetch(address: string, init: RequestInit): Promise<Response> {
    // No token has other characters, and no request can send them: "github_pat_11…".
    if (/[^!-~]/.test(this.#token)) throw new StoreError("expired");
    const headers = { Authorization: `Bearer ${this.#token}`, ...init.headers };
    // A photograph takes a slow phone longer: 20 kB a second.
    const signal = AbortSignal.timeout(20_000 + String(init.body ?? "").length / 20);
    const response = await fetch(address, { ...init, headers, signal }).catch(() => undefined);
    if (!response || response.status >= 500) throw new StoreError("unreachable");
    if (response.ok) return response;
    throw new StoreError(reasonIn(`${response.status} ${await response.text().catch(() => "")}`));
  }
}

/** Why GitHub refuses something, by its status and its words. */
const reasonIn = (answer: string): StoreError["reason"] =>
  refusals.find(([pattern]) => pattern.test(answer))?.[1] ?? "refusedByHost";

const refusals = [
  [/STALE_DATA|expected branch to point to/i, "changesTooOften"],
  [/^429|RATE_LIMIT|rate limit/i, "tooManyRequests"],
  [/^401/, "expired"],
  [/^404|NOT_FOUND/, "notApproved"],
  [/^403|FORBIDDEN|INSUFFICIENT_SCOPES|not accessible|protected|rule violation/i, "notAllowed"],
] as const;

/** How long it takes at most until a save is online, in ms: its run may wait for another one. */
const onlineWithin = 20 * 60_000;

const head = z.object({ oid: z.string() });
const createdCommit = z.object({ createCommitOnBranch: z.object({ commit: head }) });
const commit = head.extend({
  committedDate: z.string(),
  message: z.string(),
  author: z.object({ name: z.string().nullable() }).nullable(),
  parents: z.object({ nodes: z.array(head) }),
});
const historyAnswer = z.object({
  ref: z.object({ target: z.object({ history: z.object({ nodes: z.array(commit) }) }) }),
});

interface Tree {
  entries?: { name: string; object?: (Tree & { oid?: string; text?: string | null }) | null }[];
}
const tree = z.looseObject({ entries: z.array(z.looseObject({ name: z.string() })) }) as unknown as z.ZodType<Tree>;

function* filesIn(
  { entries = [] }: Tree,
  folder: string,
): Generator<{ path: string; oid: string; text: string | null | undefined }> {
  for (const { name, object } of entries)
    if (object?.entries) yield* filesIn(object, `${folder}/${name}`);
    else yield { path: `${folder}/${name}`, oid: object?.oid ?? "", text: object?.text };
}
