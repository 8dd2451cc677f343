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
      const path = decodeURIComponent((request.url ?? "/").replace(/\?.*/, "")).slice(1);
      const found = request.method === "GET" ? await answer(folder, path) : await act(folder, path, request);
      if (found === undefined) return servePage(request, response, () => refuse(response, 404, "notFound"));
      response.setHeader("Cache-Control", "no-store");
      if (Buffer.isBuffer(found)) return void response.end(found);
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(found));
    } catch (error) {
      if (error instanceof StoreError) return refuse(response, error.reason === "notFound" ? 404 : 400, error.reason);
      const isWrong = [URIError, SyntaxError, z.ZodError].some((kind) => error instanceof kind);
      if (isWrong) return refuse(response, 400, "wrongRequest");
      console.error(error);
      refuse(response, 500, "diskFailed");
    }
  };
}

/** @returns undefined if the address is that of a page */
async function answer(folder: LocalFolder, path: string): Promise<object | undefined> {
  if (path === "studio.json") return { characters: await supportedCharacters() };
  if (path === "state") return folder.state();
  if (path === "content") return folder.read();
  if (path === "commits") return folder.git.commits();
  if (path.startsWith("content/")) return folder.picture(path);
  const [, kind, id = ""] = /^(commits|blobs)\/([0-9a-f]{40,64})$/.exec(path) ?? [];
  if (!kind) return undefined;
  const found = kind === "commits" ? folder.git.at(id) : folder.git.blob(id);
  if (!found) throw new StoreError("notFound");
  return found;
}

async function act(folder: LocalFolder, path: string, request: IncomingMessage): Promise<object> {
  if (request.method !== "POST") throw new StoreError("wrongRequest");
  const body: unknown = JSON.parse(String(await buffer(request)));
  if (path === "unfinished") {
    folder.settle(z.strictObject({ isFinished: z.boolean() }).parse(body).isFinished);
    return {};
  }
  if (path !== "save") throw new StoreError("notFound");
  const { revision, changes, message } = saveRequest.parse(body);
  return { revision: folder.save(revision, changes, message) };
}

const saveRequest = z.strictObject({
  revision: z.string(),
  message: z.string(),
  /** In Base64. */
  changes: z.record(z.string(), z.base64().nullable()),
});

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
