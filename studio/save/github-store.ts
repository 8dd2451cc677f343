import { z } from "zod";
import { fieldPathIn, fieldPathText } from "../form-names.ts";
import { base64Of } from "./local-store.ts";
import { changedFiles } from "./merge.ts";
import { type Changes, type Edit, type SavedChange, type Snapshot, type Store, StoreError } from "./store.ts";

const api = "https://api.github.com";

/** A repository on GitHub, with a token of the person. */
export class GithubStore implements Store {
  /** What is saved goes online by itself, so no save may leave problems. */
  readonly mayLeaveProblems = false;
  readonly #repository: string;
  readonly #branch: string;
  readonly #token: string;
  /** Snapshots never change, so a commit that was read is not read again. */
  #last: { snapshot: Snapshot; blobs: ReadonlyMap<string, string> } | undefined;

  constructor(repository: string, branch: string, token: string) {
    [this.#repository, this.#branch, this.#token] = [repository, branch, token];
  }

  async read(): Promise<Snapshot> {
    const { repository } = await this.#query(
      "repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } }",
      z.object({ repository: z.object({ ref: z.object({ target: z.object({ oid: z.string() }) }) }) }),
    );
    return (await this.#at(repository.ref.target.oid)).snapshot;
  }

  async write(revision: string, changes: Changes, edits: readonly Edit[]): Promise<string | undefined> {
    const additions = Array.from(changes, async ([path, content]) =>
      content === undefined ? [] : [{ path, contents: await base64Of(new Blob([content])) }],
    );
    const input = {
      branch: { repositoryNameWithOwner: this.#repository, branchName: this.#branch },
      expectedHeadOid: revision,
      message: messageOf(edits),
      fileChanges: {
        additions: (await Promise.all(additions)).flat(),
        deletions: [...changes].flatMap(([path, content]) => (content === undefined ? [{ path }] : [])),
      },
    };
    const result = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }) });
    const query = "createCommitOnBranch(input: $input) { commit { oid } }";
    const answer = await this.#query(query, result, { input }).catch((error) => {
      if (error instanceof StaleHead) return undefined;
      throw error;
    });
    return answer?.createCommitOnBranch.commit.oid;
  }

  async addressOf(picture: string): Promise<string> {
    const response = await this.#request(`contents/${encodeURI(picture)}?ref=${this.#branch}`, raw);
    return URL.createObjectURL(await response.blob());
  }

  async history(): Promise<SavedChange[]> {
    const commit = z.object({ oid: z.string(), committedDate: z.string(), message: z.string() });
    const { repository } = await this.#query(
      `repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit {
        history(first: 30, path: "content") { nodes { oid committedDate message } } } } } }`,
      z.object({
        repository: z.object({
          ref: z.object({ target: z.object({ history: z.object({ nodes: z.array(commit) }) }) }),
        }),
      }),
    );
    return repository.ref.target.history.nodes.map(({ oid, committedDate, message }) => {
      const edits = editsIn(message);
      const [title = ""] = message.split("\n");
      return { id: oid, time: Date.parse(committedDate), edits, ...(edits.length === 0 ? { title } : {}) };
    });
  }

  async filesOf(id: string) {
    const { repository } = await this.#query(
      "repository(owner: $owner, name: $name) { object(oid: $oid) { ... on Commit { parents(first: 1) { nodes { oid } } } } }",
      z.object({
        repository: z.object({
          object: z.object({ parents: z.object({ nodes: z.array(z.object({ oid: z.string() })) }) }),
        }),
      }),
      { oid: id },
    );
    const [parent] = repository.object.parents.nodes;
    if (!parent) throw new StoreError("refusedByHost");
    const [before, after] = [await this.#at(parent.oid), await this.#at(id)];
    const pictures = changedFiles(before.snapshot.pictures, after.snapshot.pictures);
    const removed = pictures.filter((path) => before.snapshot.pictures.has(path));
    const blobs = removed.map(async (path) => {
      const response = await this.#request(`git/blobs/${before.blobs.get(path)}`, raw);
      return [path, await response.blob()] as const;
    });
    const [texts, later] = [before.snapshot.texts, after.snapshot.texts];
    const paths = new Set([...texts.keys(), ...later.keys()]);
    return {
      texts: [...paths]
        .filter((path) => texts.get(path) !== later.get(path))
        .map((path) => ({ path, base: later.get(path), mine: texts.get(path) })),
      pictures: new Map<string, Blob | undefined>([
        ...pictures.map((path) => [path, undefined] as const),
        ...(await Promise.all(blobs)),
      ]),
    };
  }

  /** Whether a save is online: what the runs of `publish.yml` since then say. */
  async publication(commit: string): Promise<Publication> {
    const address = `actions/workflows/publish.yml/runs?branch=${this.#branch}&event=push&per_page=20`;
    const response = await this.#request(address).catch((error) => {
      // A token without the right to read Actions.
      if (error instanceof StoreError && ["notAllowed", "notApproved"].includes(error.reason)) return undefined;
      throw error;
    });
    const link = `https://github.com/${this.#repository}/actions`;
    if (!response) return { state: "unknown", link };
    const parsed = runs.safeParse(await response.json());
    if (!parsed.success) return { state: "unknown", link };
    const { workflow_runs: all } = parsed.data;
    const own = all.findIndex(({ head_sha }) => head_sha === commit);
    if (own < 0) return { state: "waiting", link };
    // A newer run publishes all saves before it, too. GitHub lists the newest first.
    const since = all.slice(0, own + 1);
    const published = since.findLast(({ conclusion }) => conclusion === "success");
    if (published) return { state: "online", time: Date.parse(published.updated_at), link: published.html_url };
    const running = since.find(({ status }) => status !== "completed");
    if (running) return { state: "running", link: running.html_url };
    return { state: "failed", link: since[0]?.html_url ?? link };
  }

  /** `content/` at a commit. */
  async #at(oid: string) {
    if (this.#last?.snapshot.revision === oid) return this.#last;
    const entries = (inner: string) => `... on Tree { entries { name object { ... on Blob { oid text } ${inner} } } }`;
    const { repository } = await this.#query(
      `repository(owner: $owner, name: $name) { object(expression: $content) { ${entries(entries(entries("")))} } }`,
      z.object({ repository: z.object({ object: tree }) }),
      { content: `${oid}:content` },
    );
    const files = [...filesIn(repository.object, "content")];
    const texts = new Map(
      files.filter(({ path }) => path.endsWith(".yaml")).map(({ path, text }) => [path, text ?? ""]),
    );
    const blobs = new Map(files.filter(({ path }) => !path.endsWith(".yaml")).map(({ path, oid }) => [path, oid]));
    const found = { snapshot: { revision: oid, texts, pictures: new Set(blobs.keys()) }, blobs };
    this.#last = found;
    return found;
  }

  async #query<Data>(query: string, data: z.ZodType<Data>, variables: Record<string, unknown> = {}): Promise<Data> {
    const [owner, name] = this.#repository.split("/");
    const given: Record<string, unknown> = { owner, name, branch: this.#branch, ...variables };
    const types = { owner: "String!", name: "String!", branch: "String!", oid: "GitObjectID!", content: "String!" };
    const all = { ...types, input: "CreateCommitOnBranchInput!" };
    const used = Object.entries(all).filter(([name]) => query.includes(`$${name}`));
    const head = used.map(([name, type]) => `$${name}: ${type}`).join(", ");
    const body = {
      query: `${query.startsWith("create") ? "mutation" : "query"}(${head}) { ${query} }`,
      variables: Object.fromEntries(used.map(([name]) => [name, given[name]])),
    };
    const response = await this.#fetch(`${api}/graphql`, { method: "POST", body: JSON.stringify(body) });
    const answer: unknown = await response.json().catch(() => undefined);
    // GitHub answers rate limits, lost rights and a stale head with status 200.
    const { errors = [] } = errorAnswer.safeParse(answer).data ?? {};
    for (const { type = "", message = "" } of errors) {
      if (type === "STALE_DATA" || /expected branch to point to/i.test(message)) throw new StaleHead("unreachable");
      if (type === "NOT_FOUND") throw new StoreError("notApproved");
      if (type === "FORBIDDEN" || /not accessible|protected|rule violation/i.test(message))
        throw new StoreError("notAllowed");
      if (/RATE_LIMIT/.test(type)) throw new StoreError("tooManyRequests");
    }
    const found = z.object({ data }).safeParse(answer);
    if (errors.length === 0 && found.success) return found.data.data;
    const isMissing = errors.length === 0 && /"repository":null|"ref":null/.test(JSON.stringify(answer ?? ""));
    throw new StoreError(isMissing ? "notApproved" : "refusedByHost");
  }

  #request(address: string, accept = "application/vnd.github+json"): Promise<Response> {
    return this.#fetch(`${api}/repos/${this.#repository}/${address}`, { headers: { Accept: accept } });
  }

  async #fetch(address: string, init: RequestInit): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.#token}`, ...init.headers };
    const response = await fetch(address, { ...init, headers }).catch(() => undefined);
    if (!response || response.status >= 500) throw new StoreError("unreachable");
    if (response.ok) return response;
    const isLimited =
      response.status === 429 ||
      response.headers.get("x-ratelimit-remaining") === "0" ||
      response.headers.has("retry-after");
    const reasons = { 401: "expired", 403: isLimited ? "tooManyRequests" : "notAllowed", 404: "notApproved" } as const;
    const reason = isLimited ? "tooManyRequests" : reasons[response.status as keyof typeof reasons];
    throw new StoreError(reason ?? "refusedByHost");
  }
}

/** Whether a save is online, and where GitHub says so. */
export interface Publication {
  state: "waiting" | "running" | "online" | "failed" | "unknown";
  link: string;
  /** When it went online, in ms. */
  time?: number;
}

/** Somebody has committed since the revision. */
class StaleHead extends StoreError {}

const raw = "application/vnd.github.raw+json";

const errorAnswer = z.object({
  errors: z.array(z.object({ type: z.string().optional(), message: z.string().optional() })).optional(),
});

const runs = z.object({
  workflow_runs: z.array(
    z.object({
      head_sha: z.string(),
      status: z.string().nullable(),
      conclusion: z.string().nullable(),
      html_url: z.string().startsWith("https://github.com/"),
      updated_at: z.string(),
    }),
  ),
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

/** A commit message: its body lists each file with the changed fields, from which the list of saves is made. */
function messageOf(edits: readonly Edit[]): { headline: string; body: string } {
  const verbs = { added: "Add", removed: "Delete", changed: "Change" };
  const [first] = edits;
  const more = edits.length > 1 ? ` and ${edits.length - 1} more` : "";
  const headline = first ? `${verbs[first.kind]} ${first.file}${more}` : "Change nothing";
  const body = edits.map(({ file, kind, fields }) =>
    [kind, file, ...fields.filter((path) => path.length > 0).map(fieldPathText)].join(" "),
  );
  return { headline, body: body.join("\n") };
}

function editsIn(message: string): Edit[] {
  return message.split("\n").flatMap((line): Edit[] => {
    const [, kind, file, fields = ""] = /^(added|removed|changed) (content\/\S+)(.*)$/.exec(line) ?? [];
    return file
      ? [{ file, kind: kind as Edit["kind"], fields: fields.trim().split(" ").filter(Boolean).map(fieldPathIn) }]
      : [];
  });
}
