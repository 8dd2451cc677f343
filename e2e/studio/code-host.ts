import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";

/** A file as the code host keeps it. */
interface Blob {
  sha: string;
  bytes: Buffer;
}

/**
 * A fake GitHub: the parts of its API that Sveltia uses, mocked with Playwright's routes. It starts with the project's
 * content and keeps every commit.
 */
export class CodeHost {
  /** The only branch. */
  readonly branch = "main";
  /** The valid tokens. */
  tokens = ["good-token"];
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

  async serve(page: Page): Promise<void> {
    await page.context().route("https://api.github.com/**", (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const token = /^\w+ (.*)$/.exec((await request.headerValue("authorization")) ?? "")?.[1] ?? "";
    if (!this.tokens.includes(token))
      return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql") {
      const { query, variables } = request.postDataJSON();
      return route.fulfill({ headers, json: this.#query(query, variables) });
    }
    if (pathname === "/user")
      return route.fulfill({ headers, json: { id: 1, login: "asha", name: "Asha", email: "asha@family.example" } });
    if (pathname.includes("/collaborators/")) return route.fulfill({ status: 204, headers });
    if (pathname.includes("/git/trees/")) {
      const tree = [...this.head.files].map(([path, { sha, bytes }]) => ({
        path,
        sha,
        size: bytes.length,
        type: "blob",
      }));
      return route.fulfill({ headers, json: { tree } });
    }
    const blob = [...this.head.files.values()].find(({ sha }) => pathname.endsWith(`/git/blobs/${sha}`));
    if (blob) return route.fulfill({ headers, body: blob.bytes, contentType: "application/octet-stream" });
    return route.fulfill({ status: 404, headers, json: { message: "Not Found" } });
  }

  #query(query: string, variables: { branch?: string; content?: string; input?: CommitInput }): object {
    if (variables.input) return this.#createCommit(variables.input);
    if (variables.content) {
      const { files } = this.commits.find(({ oid }) => variables.content === `${oid}:content`) ?? this.head;
      return { data: { repository: { object: treeOf(files, "content/") } } };
    }
    const { oid, message } = this.head;
    const author = { name: "Asha", email: "asha@family.example", user: { id: 1, login: "asha" } };
    const nodes = [{ oid, message, author, committedDate: new Date(0).toISOString() }];
    const target = variables.branch === this.branch ? { target: { oid, history: { nodes } } } : null;
    const found = Array.from(query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\)|ref)/g), ([, alias, sha]) => {
      const blob = [...this.head.files.values()].find((blob) => blob.sha === sha);
      return [alias, sha ? { text: blob?.bytes.toString("utf8"), isTruncated: false } : target] as const;
    });
    // Sveltia asks for the metadata of files by `commit_0: ref(…)`.
    return { data: { repository: { ref: target, ...Object.fromEntries(found) } } };
  }

  #createCommit({ branch, expectedHeadOid, fileChanges, message }: CommitInput): object {
    if (branch.branchName !== this.branch || expectedHeadOid !== this.head.oid)
      return { errors: [{ message: "Expected branch to point to another commit" }] };
    const files = new Map(this.head.files);
    for (const { path } of fileChanges.deletions ?? []) files.delete(path);
    for (const { path, contents } of fileChanges.additions ?? [])
      files.set(path, blobOf(Buffer.from(contents, "base64")));
    this.commit(message.headline, files);
    const { additions = [] } = fileChanges;
    const shas = additions.map(({ path }, index) => [`file_${index}`, { oid: files.get(path)?.sha }]);
    const commit = { oid: this.head.oid, committedDate: new Date(0).toISOString(), ...Object.fromEntries(shas) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
  message: { headline: string };
}

interface Tree {
  entries: { name: string; object: Tree | { text: string } }[];
}

function treeOf(files: ReadonlyMap<string, Blob>, folder: string): Tree {
  const inside = [...files].filter(([path]) => path.startsWith(folder));
  const names = new Set(inside.map(([path]) => path.slice(folder.length).split("/")[0] ?? ""));
  const entries = Array.from(names, (name) => {
    const blob = files.get(folder + name);
    return { name, object: blob ? { text: blob.bytes.toString("utf8") } : treeOf(files, `${folder}${name}/`) };
  });
  return { entries };
}

const shaOf = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");
const blobOf = (bytes: Buffer): Blob => ({ sha: shaOf(bytes), bytes });
