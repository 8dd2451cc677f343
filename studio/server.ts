import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sirv from "sirv";
import { z } from "zod";
import { languages } from "../app/languages.ts";
import { supportedCharacters } from "../tools/check/supported-characters.ts";
import { contentNamesIn } from "./content-names.ts";
import { decision, version } from "./merge.ts";
import { studioPolicy } from "./policy.ts";
import type { PageState } from "./preview.ts";
import { Refusal, type Workspace } from "./workspace.ts";

/**
 * The studio's server, on the loopback interface only. It accepts requests from its own pages only, and writes only to
 * `content/`.
 *
 * @param app the built pages
 * @param site the address of the site that follows the saved files
 * @param pageState whether that site can be shown
 */
export function createStudioServer(
  workspace: Workspace,
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
    if (!isOwn(request)) return answer(response, 403, "The studio answers only its own pages.");
    try {
      const path = pathOf(request);
      const found =
        path === "state" ? { ...workspace.state(), page: pageState() } : await reply(workspace, request, path, site);
      if (found === undefined)
        return servePage(request, response, () => answer(response, 404, "There is no such page."));
      if (Buffer.isBuffer(found)) return void response.end(found);
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(found));
    } catch (error) {
      if (error instanceof Refusal) return answer(response, 400, error.message);
      console.error(error);
      answer(response, 500, "The computer could not read or write this file. Your developer can see why.");
    }
  });
}

/** @returns the API's answer; undefined if the address is not part of the API, but a page of the studio */
async function reply(
  workspace: Workspace,
  request: IncomingMessage,
  path: string,
  site: string,
): Promise<object | undefined> {
  const { method } = request;
  if (method === "GET") {
    if (path === "studio.json")
      return { site, ...contentNamesIn(workspace.root), characters: await supportedCharacters() };
    if (path === "files") {
      // Somebody may have changed files by hand.
      workspace.check();
      return workspace.files();
    }
    return path.startsWith("content/") ? workspace.read(path) : undefined;
  }
  if (method === "PUT") return workspace.write(path, await bodyOf(request));
  if (method === "DELETE") return workspace.write(path, undefined);
  if (method === "POST" && path === "save") {
    const { files, ...answers } = saveRequest.parse(await jsonOf(request));
    return workspace.save(files, answers);
  }
  if (method === "POST" && path.startsWith("undo/"))
    return workspace.undo(path.slice("undo/".length), given.parse(await jsonOf(request)));
  throw new Refusal("The studio does not do this.");
}

/** The person's answers so far. */
const given = z.object({
  decisions: z.array(decision).default([]),
  isSure: z.boolean().default(false),
  descriptions: z.record(z.string(), z.record(z.enum(languages), z.string())).default({}),
});
const saveRequest = given.extend({ files: z.array(version) });

const jsonOf = async (request: IncomingMessage) => JSON.parse((await bodyOf(request)).toString("utf8"));

function pathOf({ url = "/" }: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url, "http://studio").pathname).slice(1);
  } catch {
    throw new Refusal("This is not an address.");
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

/** The studio shrinks photographs before it saves them, so no file of the content is larger. */
const largest = 30_000_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY) > largest)
    throw new Refusal("This file is larger than 30 MB; choose a smaller one.");
  return buffer(request);
}

function answer(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(sentence);
}
