import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { BrowserContext, Route } from "@playwright/test";
import { contentId } from "../../studio/save/store.ts";

/** A file as the code host keeps it. */
interface Blob {
  sha: string;
  bytes: Buffer;
}

/**
 * A fake GitHub: the parts of its API that the studio uses, mocked with Playwright's routes. It starts with the project's
 * content and keeps every commit.
 */
export class CodeHost {
  /** The only branch. */
  readonly branch = "main";
  /** The valid tokens. */
  tokens = ["good-token"];
  /** The answer to each request with a valid token, instead of the right one. */
  failure: ((route: Route) => Promise<void>) | undefined;
  /** When every commit was made. */
  time = Date.now();
  readonly commits: { oid: string; message: string; files: ReadonlyMap<string, Blob> }[] = [];

  constructor() {
    const paths = globSync("content/**/*.*").map((path) => path.replaceAll("\\", "/"));
    this.commit("First", new Map(paths.sort().map((path) => [path, blobOf(readFileSync(path))])));
  }

  get head() {
    const head = this.commits.at(-1);
    if (!head) throw new Error("There is always a first commit.");
    return head;
  }

  /** The identity of the newest content, as the studio's build writes it. */
  contentId(): Promise<string> {
    const files = [...this.head.files];
    const isText = (path: string) => path.endsWith(".yaml");
    return contentId({
      texts: new Map(files.filter(([path]) => isText(path)).map(([path, { bytes }]) => [path, bytes.toString()])),
      pictures: new Map(files.filter(([path]) => !isText(path)).map(([path, { sha }]) => [path, sha])),
    });
  }

  read(path: string): string | undefined {
    return this.head.files.get(path)?.bytes.toString("utf8");
  }

  commit(message: string, files: ReadonlyMap<string, Blob>): void {
    this.commits.push({ oid: shaOf(`${this.commits.length}`), message, files });
  }

  /** Commits a change as another person. */
  write(path: string, text: string): void {
    this.commit("Somebody else's", new Map([...this.head.files, [path, blobOf(Buffer.from(text))]]));
  }

  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const token = /^\w+ (.*)$/.exec(request.headers().authorization ?? "")?.[1] ?? "";
    if (!this.tokens.includes(token))
      return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
    if (this.failure) return this.failure(route);
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql") {
      const { query, variables } = request.postDataJSON();
      return route.fulfill({ headers, json: this.#query(query, variables) });
    }
    const blob = this.#blob(/\/git\/blobs\/(\w+)$/.exec(pathname)?.[1]);
    if (blob) return route.fulfill({ headers, body: blob.bytes, contentType: "application/octet-stream" });
    return route.fulfill({ status: 404, headers, json: { message: "Not Found" } });
  }

  #blob(wanted: string | undefined): Blob | undefined {
    return this.commits.flatMap(({ files }) => [...files.values()]).find(({ sha }) => sha === wanted);
  }

  #query(query: string, { input }: { input?: CommitInput }): object {
    if (input) return this.#createCommit(input);
    const [, wanted] = /object\(expression: "(\w+):content"\)/.exec(query) ?? [];
    if (wanted) {
      const found = this.commits.find(({ oid }) => oid === wanted);
      return { data: { repository: { object: found ? treeOf(found.files, "content/") : null } } };
    }
    const nodes = this.commits.map(({ oid, message }, index) => ({
      ...{ oid, message, committedDate: new Date(this.time).toISOString(), author: { name: "Asha" } },
      parents: { nodes: index > 0 ? [{ oid: this.commits[index - 1]?.oid }] : [] },
    }));
    const target = query.includes("history(") ? { history: { nodes: nodes.reverse() } } : { oid: this.head.oid };
    return { data: { repository: { ref: { target } } } };
  }

  #createCommit({ branch, expectedHeadOid, fileChanges, message }: CommitInput): object {
    if (branch.branchName !== this.branch || expectedHeadOid !== this.head.oid)
      return {
        data: { createCommitOnBranch: null },
        errors: [{ type: "STALE_DATA", message: "Expected branch to point to another commit" }],
      };
    const files = new Map(this.head.files);
    for (const { path } of fileChanges.deletions ?? []) files.delete(path);
    for (const { path, contents } of fileChanges.additions ?? [])
      files.set(path, blobOf(Buffer.from(contents, "base64")));
    this.commit(`${message.headline}\n\n${message.body ?? ""}`, files);
    return { data: { createCommitOnBranch: { commit: { oid: this.head.oid } } } };
  }
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
  message: { headline: string; body?: string };
}

interface Tree {
  entries: { name: string; object: Tree | { text: string | null; oid: string } }[];
}

function treeOf(files: ReadonlyMap<string, Blob>, folder: string): Tree {
  const inside = [...files].filter(([path]) => path.startsWith(folder));
  const names = new Set(inside.map(([path]) => path.slice(folder.length).split("/")[0] ?? ""));
  const entries = Array.from(names, (name) => {
    const blob = files.get(folder + name);
    return {
      name,
      object: blob ? { text: textOf(name, blob), oid: blob.sha } : treeOf(files, `${folder}${name}/`),
    };
  });
  return { entries };
}

/** GitHub sends no text of what is binary. */
const textOf = (name: string, { bytes }: Blob) => (/\.(jpe?g|png)$/.test(name) ? null : bytes.toString("utf8"));

const shaOf = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");
const blobOf = (bytes: Buffer): Blob => ({
  sha: shaOf(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])),
  bytes,
});
