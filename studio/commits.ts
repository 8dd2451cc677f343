import { z } from "zod";
import { type ContentFolder, folderOf } from "../app/content/content-files.ts";
import { faultsOf } from "./faults.ts";
import { askInBar, renewWhenIdle } from "./form-saves.ts";
import { mergedSave } from "./merged-save.ts";
import { saveWithAnswers } from "./questions.ts";
import { messages, type StudioLanguage } from "./words.ts";
import type { Saved } from "./workspace.ts";

/**
 * Replaces `window.fetch` to merge and check every commit in the browser before GitHub gets it: nobody's change is
 * overwritten, and no content that `npm run check` would refuse reaches the branch. Sveltia's `preSave` hook cannot do
 * this: it is not called before an entry is deleted, and does not see the files as they will be written.
 *
 * @param characters a regular expression that matches the characters that the site can show
 */
export function checkCommits(language: StudioLanguage, characters: string): void {
  const { fetch } = window;
  const sveltia: SveltiaContent = { loaded: "", newest: "", written: new Map() };
  window.fetch = async (input, init = {}) => {
    const body = parsed(init.body);
    const request = commitRequest.safeParse(body);
    if (!request.success) {
      const response = await fetch(input, init);
      if (response.status === 401) parent.postMessage("expired", location.origin);
      return headRequest.safeParse(body).success ? hideNewerCommits(response, sveltia) : response;
    }
    const query = async (body: object) => {
      const response = await fetch(input, { ...init, body: JSON.stringify(body) }).catch(() => undefined);
      if (response?.ok) return response;
      if (response?.status === 401) parent.postMessage("expired", location.origin);
      throw new Error(messages[language][response?.status === 401 ? "expired" : "unreachable"]);
    };
    return commit(request.data, query, sveltia, language, characters);
  };
}

/** The content that Sveltia has, which is the base of the merge. */
interface SveltiaContent {
  /** The commit that Sveltia has loaded. */
  loaded: string;
  /** The newest commit that Sveltia knows: the loaded one, or the last that it made. */
  newest: string;
  /** The text of each file that Sveltia has committed, as Sveltia wrote it; undefined if it was deleted. */
  written: Map<string, string | undefined>;
}

/** Sveltia's query for the newest commit of the branch. */
const headRequest = z.object({ query: z.string().regex(/\{ ref\(qualifiedName.*history\(first: 1\)/) });
const commitHistory = z.looseObject({ nodes: z.tuple([z.looseObject({ oid: z.string() })]) });
const headAnswer = z.looseObject({
  data: z.looseObject({
    repository: z.looseObject({ ref: z.looseObject({ target: z.looseObject({ history: commitHistory }) }) }),
  }),
});

/**
 * Hides from Sveltia what others commit after it has loaded the content. It would refuse to save a form that others have
 * changed, or overwrite their changes; here they are merged.
 */
async function hideNewerCommits(response: Response, sveltia: SveltiaContent): Promise<Response> {
  const answer = headAnswer.safeParse(await response.clone().json());
  if (!answer.success) return response;
  const [newest] = answer.data.data.repository.ref.target.history.nodes;
  sveltia.loaded ||= newest.oid;
  sveltia.newest ||= newest.oid;
  newest.oid = sveltia.newest;
  return Response.json(answer.data);
}

/** The parts of GitHub's `createCommitOnBranch` that are read or changed here. */
const commitRequest = z.looseObject({
  query: z.string().includes("createCommitOnBranch"),
  variables: z.looseObject({
    input: z.looseObject({
      branch: z.looseObject({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
      expectedHeadOid: z.string(),
      fileChanges: z.looseObject({
        additions: z.array(z.object({ path: z.string(), contents: z.string() })).default([]),
        deletions: z.array(z.object({ path: z.string() })).default([]),
      }),
    }),
  }),
});
type CommitRequest = z.infer<typeof commitRequest>;

/** GitHub's answer to a commit: its id, and the ids of the added files as `file_0`, `file_1`, … */
const commitAnswer = z.looseObject({
  data: z.looseObject({ createCommitOnBranch: z.looseObject({ commit: z.looseObject({ oid: z.string() }) }) }),
});

/** The result of a commit, with GitHub's answer if it was sent. */
type Committed = Saved & { response?: Response };

type Query = (body: object) => Promise<Response>;

async function commit(
  request: CommitRequest,
  query: Query,
  sveltia: SveltiaContent,
  language: StudioLanguage,
  characters: string,
): Promise<Response> {
  const { input } = request.variables;
  const { additions, deletions } = input.fileChanges;
  const isText = ({ path }: { path: string }) => path.endsWith(".yaml");
  const isPicture = (file: { path: string }) => !isText(file);
  const mine = new Map<string, string | undefined>([
    ...deletions.filter(isText).map(({ path }) => [path, undefined] as const),
    ...additions.filter(isText).map(({ path, contents }) => [path, textOf(contents)] as const),
  ]);
  const pictures = { additions: additions.filter(isPicture), deletions: deletions.filter(isPicture) };
  const saved = await saveWithAnswers(async (answers): Promise<Committed> => {
    const head = await headOf(input.branch, query);
    const theirs = await contentAt(input.branch, head, query);
    const loaded = head === sveltia.loaded ? theirs : await contentAt(input.branch, sveltia.loaded, query);
    const baseOf = (path: string) => (sveltia.written.has(path) ? sveltia.written.get(path) : loaded.read(path));
    const versions = Array.from(mine, ([path, text]) => ({ path, base: baseOf(path), mine: text }));
    const merged = mergedSave(versions, theirs.folder, theirs.read, answers);
    if ("conflicts" in merged) return merged;
    const { texts, isMerged } = merged;
    const changes = new Map([
      ...texts,
      ...pictures.deletions.map(({ path }) => [path, undefined] as const),
      ...pictures.additions.map(({ path }) => [path, "picture"] as const),
    ]);
    const faults = faultsOf(theirs.folder, changes, characters);
    if (Object.values(faults).some((found) => found.length > 0)) return { faults };
    const written = Array.from(texts).flatMap(([path, text]) =>
      text === undefined ? [] : [{ path, contents: base64Of(text) }],
    );
    const deleted = Array.from(changes).flatMap(([path, text]) =>
      text === undefined && theirs.read(path) !== undefined ? [{ path }] : [],
    );
    input.expectedHeadOid = head;
    input.fileChanges = { additions: [...pictures.additions, ...written], deletions: deleted };
    return { response: await query(request), isMerged };
  }, askInBar);
  if (saved?.response) return recordCommit(saved.response, sveltia, mine, saved.isMerged ?? false);
  if (additions.length > 0) throw new Error(messages[language].notSaved);
  // The person kept the entry, which is not an error: reload the editor, so that the entry is in its list again.
  parent.postMessage("renew", location.origin);
  return new Promise(() => undefined);
}

/** Remembers Sveltia's files as committed. If the commit has merged ones instead, makes Sveltia load the files again. */
async function recordCommit(
  response: Response,
  sveltia: SveltiaContent,
  mine: ReadonlyMap<string, string | undefined>,
  isMerged: boolean,
): Promise<Response> {
  const answer = commitAnswer.safeParse(await response.clone().json());
  if (!answer.success) return response;
  const { commit } = answer.data.data.createCommitOnBranch;
  sveltia.newest = commit.oid;
  for (const [path, text] of mine) sveltia.written.set(path, text);
  if (!isMerged) return response;
  // Sveltia caches its own text of a file under the id of the file, and would never read the merged one.
  for (const name of Object.keys(commit)) if (name.startsWith("file_")) delete commit[name];
  renewWhenIdle();
  return Response.json(answer.data);
}

type Branch = CommitRequest["variables"]["input"]["branch"];

const ownerAndName = ({ repositoryNameWithOwner }: Branch) => {
  const [owner, name] = repositoryNameWithOwner.split("/");
  return { owner, name };
};

async function headOf(branch: Branch, query: Query): Promise<string> {
  const response = await query({
    query: `query($owner: String!, $name: String!, $branch: String!) {
      repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } }
    }`,
    variables: { ...ownerAndName(branch), branch: branch.branchName },
  });
  return head.parse(await response.json()).data.repository.ref.target.oid;
}
const head = z.object({
  data: z.object({ repository: z.object({ ref: z.object({ target: z.object({ oid: z.string() }) }) }) }),
});

/** Reads `content/` at a commit from GitHub. */
async function contentAt(
  branch: Branch,
  commit: string,
  query: Query,
): Promise<{ folder: ContentFolder; read: (path: string) => string | undefined }> {
  const entries = (inner: string) => `... on Tree { entries { name type object { ... on Blob { text } ${inner} } } }`;
  const response = await query({
    query: `query($owner: String!, $name: String!, $content: String!) {
      repository(owner: $owner, name: $name) { object(expression: $content) { ${entries(entries(entries("")))} } }
    }`,
    variables: { ...ownerAndName(branch), content: `${commit}:content` },
  });
  const { data } = tree.parse(await response.json());
  const files = new Map(filesIn(data.repository.object, "content"));
  const read = (path: string) => files.get(path);
  const paths = [...files.keys()].map((path) => ({ path }));
  return { folder: folderOf(paths, (path) => new TextEncoder().encode(read(path))), read };
}

interface Tree {
  entries?: { name: string; object?: (Tree & { text?: string | null | undefined }) | null | undefined }[] | undefined;
}
const treeObject: z.ZodType<Tree> = z.lazy(() =>
  z.object({
    entries: z
      .array(z.object({ name: z.string(), object: treeObject.and(z.object({ text: z.string().nullish() })).nullish() }))
      .optional(),
  }),
);
const tree = z.object({ data: z.object({ repository: z.object({ object: treeObject }) }) });

function* filesIn({ entries = [] }: Tree, path: string): Generator<[path: string, text: string]> {
  for (const { name, object } of entries)
    if (object?.entries) yield* filesIn(object, `${path}/${name}`);
    else yield [`${path}/${name}`, object?.text ?? ""];
}

function parsed(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));

const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
