import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Plugin } from "vite";
import { developmentFolder } from "../../app/site/made-files.server.ts";
import { parseDocument } from "../build/html.ts";
import { CACHE_HEADER, headersOf, POLICY_HEADER, siteHeaders } from "../headers/headers.ts";

/**
 * Makes the dev server behave like the built site: caches encoded pictures, serves the files that loaders make, such as
 * PDFs, and sends the same headers.
 *
 * @param pictures vite-imagetools' cache folder
 */
export function developmentPlugin(pictures: string): Plugin {
  return {
    name: "development",
    configureServer: {
      order: "pre",
      handler: ({ middlewares }) => {
        // By default, vite-imagetools encodes a picture again for each request, which delays the page's scripts.
        middlewares.use("/@imagetools", sirv(pictures, { dev: true }));
        middlewares.use(sirv(developmentFolder, { dev: true, setHeaders: sendFileHeaders }));
        // Runs after Vite's own middlewares: the remaining requests are for rendered documents.
        return () => {
          middlewares.use((_request, response, next) => {
            bufferDocument(response);
            next();
          });
        };
      },
    },
  };
}

/** The headers of a file as on a host. */
function sendFileHeaders(response: ServerResponse, path: string): void {
  response.setHeaders(new Map(Object.entries(headersOf(siteHeaders(new Map()), path.slice(1)))));
}

/** Buffers a document until it is complete, because its headers depend on its content. */
function bufferDocument(response: ServerResponse): void {
  const original = { writeHead: response.writeHead, write: response.write, end: response.end };
  const parts: Uint8Array[] = [];
  const writeHead = (status: number, message?: string, headers: OutgoingHttpHeaders = {}) => {
    Object.assign(response, original);
    if (!String(headers["content-type"]).startsWith("text/html")) return response.writeHead(status, message, headers);
    const end = () => {
      Object.assign(response, original);
      const html = Buffer.concat(parts);
      response.writeHead(status, message, { ...headers, ...developmentHeaders(String(html)) }).end(html);
    };
    return Object.assign(response, { write: (part: Uint8Array) => parts.push(part), end });
  };
  Object.assign(response, { writeHead });
}

/**
 * The headers of a document as on a host, so that violations of its policy show during development. The policy also
 * allows the styles of Vite's client, to which root.tsx gives the nonce, and the studio, which shows the page in a
 * frame.
 */
function developmentHeaders(html: string): OutgoingHttpHeaders {
  const file = "index.html";
  const { [CACHE_HEADER]: _, ...headers } = headersOf(siteHeaders(new Map([[file, parseDocument(html)]])), file);
  const policy = headers[POLICY_HEADER]
    ?.replace("style-src", "style-src 'nonce-vite'")
    .replace("frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:*");
  return { ...headers, [POLICY_HEADER]: policy };
}
