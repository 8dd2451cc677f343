import { existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { languageAt, pathIn } from "../app/site/languages.ts";
import { pages } from "../app/site/pages.ts";
import { parseDocuments } from "./build/html.ts";
import { fileOf, isNotFoundPage, SiteFolder } from "./build/site-folder.ts";
import { fail } from "./commands.ts";
import { type Headers, headersOf, type SiteHeaders, siteHeaders } from "./headers/headers.ts";
import { chosenPort, listenMessage } from "./port.ts";

const command = "npm run serve";

/** The extra response headers for a file of the site, e.g. `about.html`. */
export type HeadersFor = (file: string) => Headers;

/**
 * Creates a server that behaves like a static host: clean addresses and redirects to them, compressed copies,
 * immutable hashed assets, documents that are always revalidated, and for unknown addresses the 404 document of the
 * language with status 404.
 *
 * @param folder the built site
 */
export function createSiteServer(folder: string, headersFor: HeadersFor = builtHeaders(folder)): Server {
  const serveFile = sirv(folder, {
    // Reads the folder on every request: a file list from startup would be wrong after a rebuild and crash the server.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersFor(fileOf(pathname)))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    const pathname = pathOf(request);
    // Range requests are optional for a server, and sirv fails on some ranges.
    delete request.headers.range;
    const answerNotFound = () => {
      const { path } = pages["not-found"];
      const inLanguage = pathIn(languageAt(pathname ?? "/"), path);
      request.url = existsSync(join(folder, fileOf(inLanguage))) ? inLanguage : path;
      // sirv would send 200, or 304 if the browser has a copy.
      delete request.headers["if-none-match"];
      const writeHead = response.writeHead.bind(response);
      Object.assign(response, {
        writeHead: (_status: number, headers: OutgoingHttpHeaders) => writeHead(404, headers),
      });
      serveFile(request, response, () => void response.end("There is no such page.\n"));
    };
    // Hosts treat a 404 document requested by its own name like any unknown address.
    if (pathname === undefined || isHidden(pathname) || isNotFoundPage(fileOf(pathname))) return answerNotFound();
    const clean = cleanAddress(pathname);
    if (clean !== pathname) {
      if (!existsSync(join(folder, fileOf(clean)))) return answerNotFound();
      response.writeHead(301, { Location: encodeURI(clean) + queryOf(request) }).end();
      return;
    }
    serveFile(request, response, answerNotFound);
  });
}

/** The headers for the built documents, read again after every build. */
function builtHeaders(folder: string): HeadersFor {
  const home = join(folder, "index.html");
  let read: { at: number; headers: SiteHeaders } | undefined;
  return (file) => {
    const at = existsSync(home) ? statSync(home).mtimeMs : 0;
    if (read?.at !== at) read = { at, headers: siteHeaders(parseDocuments(new SiteFolder(folder))) };
    return headersOf(read.headers, file);
  };
}

/** The decoded path without its query; undefined if it is malformed. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return undefined;
  }
}

function queryOf({ url = "" }: IncomingMessage): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** The clean address of a page requested as `/index`, `/about.html`, `/products/` or `//products`; else unchanged. */
function cleanAddress(pathname: string): string {
  if (!/\/\/|(\.html|\/index|.\/)$/.test(pathname)) return pathname;
  const parts = pathname
    .replace(/\/+$/, "")
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean);
  if (parts.at(-1) === "index") parts.pop();
  return `/${parts.join("/")}`;
}

/** Dot files, `..`, compressed copies and the hosts' own files are not part of the site, except `/.well-known/`. */
function isHidden(pathname: string): boolean {
  return /\/\.(?!well-known\/)|^\/_(headers|redirects)$|\.(br|gz)$/.test(pathname);
}

/** Serves a built site to this machine only; logs its address, or exits with a message. */
export function serveSite(folder: string, port: number): void {
  if (!existsSync(join(folder, "index.html"))) fail(`There is no built site in ${folder}: run npm run build first`);
  const server = createSiteServer(folder);
  server.on("error", (error) => fail(listenMessage(error, port, command)));
  server.listen(port, "localhost", () => console.log(`The site is at http://localhost:${port}`));
}

if (import.meta.main) serveSite(process.argv[2] ?? "build/client", chosenPort(command));
