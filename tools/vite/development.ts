import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Plugin } from "vite";
import { parseDocument } from "../build/html.ts";
import { CACHE_HEADER, headersOf, POLICY_HEADER, siteHeaders } from "../headers/headers.ts";

/**
 * Makes the dev server behave like the built site: caches encoded pictures, sends the same headers, and answers
 * requests for PDFs and contact files with a text file that says how to build them.
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
        middlewares.use((request, response, next) => {
          if (!/\.(pdf|vcf)$/.test(request.url ?? "")) return next();
          // The file name in this header overrides that of the link's `download` attribute.
          response.setHeader("Content-Disposition", 'attachment; filename="built-with-npm-run-build.txt"');
          response.end("This file is made by `npm run build`.\n");
        });
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
