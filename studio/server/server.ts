import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sirv from "sirv";
import { z } from "zod";
import { supportedCharacters } from "../../tools/check/supported-characters.ts";
import { studioPolicy } from "../policy.ts";
import { RequestError, type RequestProblem } from "../request-problems.ts";
import type { LocalFolder } from "./local-folder.ts";
import type { PageState } from "./preview.ts";

/**
 * The studio's server, on the loopback interface only. It accepts requests from its own pages only, and writes only to
 * `content/`.
 *
 * @param app the built pages
 * @param site the address of the site that follows the saved files
 * @param pageState whether that site can be shown
 */
export function createStudioServer(
  folder: LocalFolder,
  app: string,
  site: string,
  pageState: () => PageState = () => "ready",
): Server {
  const servePage = sirv(app, { etag: true });
  return createServer(async (request, response) => {
    response.setHeader("Content-Security-Policy", studioPolicy({ frame: site }));
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "no-referrer");
    if (!isOwn(request)) return refuse(response, 403, { code: "notOwnPage", values: {} });
    try {
      const path = pathOf(request);
      const found =
        path === "state" ? { ...folder.state(), page: pageState() } : await reply(folder, request, path, site);
      if (found === undefined)
        return servePage(request, response, () => refuse(response, 404, { code: "noSuchPage", values: {} }));
      response.setHeader("Cache-Control", "no-store");
      if (Buffer.isBuffer(found)) return void response.end(found);
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(found));
    } catch (error) {
      if (error instanceof RequestError) return refuse(response, 400, error.problem);
      console.error(error);
      refuse(response, 500, { code: "diskFailed", values: {} });
    }
  });
}

/** @returns the API's answer; undefined if the address is not part of the API, but a page of the studio */
async function reply(
  folder: LocalFolder,
  request: IncomingMessage,
  path: string,
  site: string,
): Promise<object | undefined> {
  const { method } = request;
  if (method === "GET") {
    if (path === "studio.json") return { site, characters: await supportedCharacters() };
    if (path === "content") return folder.read();
    if (path === "history") return folder.changes();
    if (path.startsWith("history/")) return folder.filesOf(path.slice("history/".length));
    return path.startsWith("content/") ? folder.picture(path) : undefined;
  }
  if (method === "POST" && path === "save") {
    const { revision, changes } = await saveIn(request);
    const contents = Object.entries(changes).map(([path, file]) => [path, contentOf(file)] as const);
    return { revision: await folder.save(revision, new Map(contents)) };
  }
  if (method === "POST" && path === "check") {
    // Somebody may have changed files by hand.
    folder.check();
    return {};
  }
  throw new RequestError({ code: "unknownRequest", values: {} });
}

const saveRequest = z.strictObject({
  revision: z.string(),
  changes: z.record(
    z.string(),
    z.union([z.strictObject({ text: z.string() }), z.strictObject({ base64: z.base64() })]).nullable(),
  ),
});

/** One save changes the two files of a form and what follows from it: far fewer. */
const mostFiles = 200;

async function saveIn(request: IncomingMessage): Promise<z.infer<typeof saveRequest>> {
  const text = (await bodyOf(request)).toString("utf8");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RequestError({ code: "notJson", values: {} });
  }
  const parsed = saveRequest.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.map(String).join(".") ?? "";
    throw new RequestError({ code: "notASave", values: { place, reason: issue?.message ?? "" } });
  }
  if (Object.keys(parsed.data.changes).length > mostFiles) throw new RequestError({ code: "tooManyFiles", values: {} });
  return parsed.data;
}

function contentOf(file: z.infer<typeof saveRequest>["changes"][string]): string | Buffer | undefined {
  if (!file) return undefined;
  return "text" in file ? file.text : Buffer.from(file.base64, "base64");
}

function pathOf({ url = "/" }: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url, "http://studio").pathname).slice(1);
  } catch {
    throw new RequestError({ code: "notAnAddress", values: {} });
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

/** The studio shrinks photographs before it saves them, so no save is larger. */
const largest = 30_000_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY) > largest)
    throw new RequestError({ code: "fileTooLarge", values: {} });
  return buffer(request);
}

function refuse(response: ServerResponse, status: number, problem: RequestProblem): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(problem));
}
