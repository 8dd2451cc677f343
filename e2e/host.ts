import { type RequestOptions, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What every host of the site does, for the tests of the project's own server. */

/** Other forms of pages' addresses, and the addresses that they redirect to. */
export const otherForms = [
  ["/index", "/"],
  ["/index.html?from=test", "/?from=test"],
  ["/about.html", "/about"],
  ["/about/?from=test", "/about?from=test"],
  ["/about/index.html", "/about"],
  ["/about/index", "/about"],
  ["/hi/", "/hi"],
  ["/hi.html", "/hi"],
  ["/hi/index", "/hi"],
  ["/hi/index.html?q=1", "/hi?q=1"],
  ["/hi/about.html", "/hi/about"],
  ["/hi/about/", "/hi/about"],
  ["//about", "/about"],
  ["/hi//about?q=1", "/hi/about?q=1"],
] as const;

/** Addresses that lead to the 404 page: unknown ones, and its own. */
export const unknownPaths = [
  "/no/such/page",
  "/404",
  "/404.html",
  "/about/nothing",
  "/nothing.html",
  "/nothing/",
  "/history",
];

/** Those that lead to the Hindi one. */
export const unknownHindiPaths = [
  "/hi/no/such/page",
  "/hi/404",
  "/hi/404.html",
  "/hi/404/",
  "/hi/nothing/",
  "/hi/nothing.html",
];

/** Addresses that try to reach `secret.txt` beside the site's folder. */
export const pathsOutside = [
  "/../secret.txt",
  "/..%2f..%2fsecret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/%2e%2e/%2e%2e/secret.txt",
  "/assets/..%5c..%5csecret.txt",
  "//../secret.txt",
];

/** The port on which a server listens, if it is not a pipe. */
export const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks with Node's own client: others normalise paths and decompress. */
export function askHost(options: RequestOptions) {
  return new Promise<Answer>((resolve, reject) => {
    request({ ...options, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}
