import { z } from "zod";
import { type ContentFolder, folderOf } from "../app/content/content-files.ts";
import { type Changes, describedIn, faultsOf } from "./faults.ts";
import { askInBar, renewWhenIdle } from "./form-saves.ts";
import { saveWithAnswers } from "./questions.ts";
import { messages, type StudioLanguage } from "./words.ts";

/**
 * Replaces `window.fetch` to check every commit in the browser before GitHub gets it, so that no content that
 * `npm run check` would refuse reaches the branch. Sveltia's `preSave` hook cannot do this: it is not called before an
 * entry is deleted, and does not see the files as they will be written.
 *
 * @param characters a regular expression that matches the characters that the site can show
 */
export function checkCommits(language: StudioLanguage, characters: string): void {
  const { fetch } = window;
  window.fetch = async (input, init = {}) => {
    const request = commitRequest.safeParse(parsed(init.body));
    if (!request.success) {
      const response = await fetch(input, init);
      if (response.status === 401) parent.postMessage("expired", location.origin);
      return response;
    }
    const query = async (body: object) => {
      const response = await fetch(input, { ...init, body: JSON.stringify(body) }).catch(() => undefined);
      if (response?.ok) return response;
      if (response?.status === 401) parent.postMessage("expired", location.origin);
      throw new Error(messages[language][response?.status === 401 ? "expired" : "unreachable"]);
    };
    return commit(request.data, query, language, characters);
  };
}

/** The parts of GitHub's `createCommitOnBranch` that are read or changed here. */
const commitRequest = z.looseObject({
  query: z.string().includes("createCommitOnBranch"),
  variables: z.looseObject({
    input: z.looseObject({
      branch: z.looseObject({ repositoryNameWithOwner: z.string() }),
      expectedHeadOid: z.string(),
      fileChanges: z.looseObject({
        additions: z.array(z.object({ path: z.string(), contents: z.string() })).default([]),
        deletions: z.array(z.object({ path: z.string() })).default([]),
      }),
    }),
  }),
});
type CommitRequest = z.infer<typeof commitRequest>;

type Query = (body: object) => Promise<Response>;

async function commit(
  request: CommitRequest,
  query: Query,
  language: StudioLanguage,
  characters: string,
): Promise<Response> {
  const { branch, expectedHeadOid, fileChanges } = request.variables.input;
  const { additions, deletions } = fileChanges;
  const isText = (path: string) => path.endsWith(".yaml");
  const given: [path: string, text: string | undefined][] = [
    ...deletions.map(({ path }): [string, undefined] => [path, undefined]),
    ...additions.map(({ path, contents }): [string, string] => [path, isText(path) ? textOf(contents) : "picture"]),
  ];
  const { folder, read } = await contentAt(branch.repositoryNameWithOwner, expectedHeadOid, query);
  const saved = await saveWithAnswers(async ({ descriptions }) => {
    const texts = new Map(given);
    if (Object.keys(descriptions).length > 0)
      for (const [path, text] of describedIn(descriptions, (path) => texts.get(path) ?? read(path)))
        texts.set(path, text);
    const faults = faultsOf(folder, texts, characters);
    const isGood = Object.values(faults).every((found) => found.length === 0);
    if (!isGood) return { faults };
    fileChanges.additions = withTexts(additions, texts);
    return {};
  }, askInBar);
  if (saved) {
    const response = await query(request);
    // Sveltia's copies of the added files are stale: it would overwrite the new ones with them.
    if (fileChanges.additions.length > additions.length) renewWhenIdle();
    return response;
  }
  if (additions.length > 0) throw new Error(messages[language].notSaved);
  // The person kept the entry, which is not an error: reload the editor, so that the entry is in its list again.
  parent.postMessage("renew", location.origin);
  return new Promise(() => undefined);
}

/** The additions with their changed texts, and the other files that the save changes, such as photos.yaml. */
function withTexts(additions: CommitRequest["variables"]["input"]["fileChanges"]["additions"], texts: Changes) {
  const others = [...texts].filter(([path, text]) => text !== undefined && !additions.some((one) => one.path === path));
  const changed = additions.map(({ path, contents }) => {
    const text = texts.get(path);
    return { path, contents: path.endsWith(".yaml") && text !== undefined ? base64Of(text) : contents };
  });
  return [...changed, ...others.map(([path, text = ""]) => ({ path, contents: base64Of(text) }))];
}

/** Reads `content/` at a commit from GitHub. */
async function contentAt(
  repository: string,
  commit: string,
  query: Query,
): Promise<{ folder: ContentFolder; read: (path: string) => string }> {
  const [owner, name] = repository.split("/");
  const entries = (inner: string) => `... on Tree { entries { name type object { ... on Blob { text } ${inner} } } }`;
  const response = await query({
    query: `query($owner: String!, $name: String!, $content: String!) {
      repository(owner: $owner, name: $name) { object(expression: $content) { ${entries(entries(entries("")))} } }
    }`,
    variables: { owner, name, content: `${commit}:content` },
  });
  const { data } = tree.parse(await response.json());
  const files = new Map(filesIn(data.repository.object, "content"));
  const read = (path: string) => files.get(path) ?? "";
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
