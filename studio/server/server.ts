import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sirv from "sirv";
import { z } from "zod";
import { supportedCharacters } from "../../tools/check/supported-characters.ts";
import { studioPolicy } from "../policy.ts";
import { StoreError } from "../save/store.ts";
import type { LocalFolder } from "./local-folder.ts";

/**
 * The studio on the loopback interface: its pages, and what they ask for. It answers its own pages only, and writes only
 * to `content/`.
 *
 * @param app the folder of the built pages
 */
export function studioHandler(folder: LocalFolder, app: string): RequestListener {
  const servePage = sirv(app, { etag: true });
  return async (request, response) => {
    response.setHeader("Content-Security-Policy", studioPolicy());
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "no-referrer");
    if (!isOwn(request)) return refuse(response, 403, "wrongRequest");
    try {
      const found = await reply(folder, request, pathOf(request));
      if (found === undefined) return servePage(request, response, () => refuse(response, 404, "notFound"));
      response.setHeader("Cache-Control", "no-store");
      if (Buffer.isBuffer(found)) return void response.end(found);
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(found));
    } catch (error) {
      if (error instanceof StoreError) return refuse(response, error.reason === "notFound" ? 404 : 400, error.reason);
      console.error(error);
      refuse(response, 500, "diskFailed");
    }
  };
}

/** @returns the answer; undefined if the address is that of a page */
async function reply(folder: LocalFolder, request: IncomingMessage, path: string): Promise<object | undefined> {
  if (request.method === "POST" && path === "save") {
    const { revision, changes, message } = await bodyOf(request, saveRequest);
    const contents = Object.entries(changes).map(([path, file]) => [path, bytesIn(file)] as const);
    return { revision: await folder.save(revision, new Map(contents), message) };
  }
  if (request.method === "POST" && path === "unfinished") {
    folder.settle((await bodyOf(request, z.strictObject({ isFinished: z.boolean() }))).isFinished);
    return {};
  }
  if (request.method !== "GET") throw new StoreError("wrongRequest");
  if (path === "studio.json") return { site: "", characters: await supportedCharacters() };
  if (path === "state") return folder.state();
  if (path === "content") return folder.read();
  if (path === "commits") return folder.git.commits();
  const [, kind, id = ""] = /^(commits|blobs)\/([0-9a-f]{40,64})$/.exec(path) ?? [];
  if (kind === "commits") return folder.git.at(id);
  if (kind === "blobs") return folder.git.blob(id) ?? Promise.reject(new StoreError("notFound"));
  return path.startsWith("content/") ? folder.picture(path) : undefined;
}

const saveRequest = z.strictObject({
  revision: z.string(),
  message: z.string().max(100_000),
  changes: z.record(
    z.string(),
    z.union([z.strictObject({ text: z.string() }), z.strictObject({ base64: z.base64() })]).nullable(),
  ),
});

function bytesIn(file: z.infer<typeof saveRequest>["changes"][string]): Buffer | undefined {
  if (!file) return undefined;
  return "text" in file ? Buffer.from(file.text) : Buffer.from(file.base64, "base64");
}

/** The studio shrinks photographs before it saves them, so no request is larger. */
const largest = 30_000_000;

async function bodyOf<Body>(request: IncomingMessage, schema: z.ZodType<Body>): Promise<Body> {
  if (!(Number(request.headers["content-length"]) <= largest)) throw new StoreError("fileTooLarge");
  const text = String(await buffer(request));
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StoreError("wrongRequest");
  }
}

function pathOf({ url = "/" }: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url, "http://studio").pathname).slice(1);
  } catch {
    throw new StoreError("wrongRequest");
  }
}

/**
 * Whether a request comes from the studio's own pages. Checking the host prevents DNS rebinding, checking the origin
 * prevents requests by other sites in the same browser.
 */
function isOwn({ headers, socket, method }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  if (![`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`].includes(host)) return false;
  if (method === "GET" && headers.origin === undefined)
    return ["same-origin", "none"].includes(String(headers["sec-fetch-site"] ?? "none"));
  return headers.origin === `http://${host}`;
}

function refuse(response: ServerResponse, status: number, reason: StoreError["reason"]): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ reason }));
}
