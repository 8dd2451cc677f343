import { request } from "node:http";
import { type RequestOptions, request as requestSecurely } from "node:https";

/** What every host of the site does, for the tests of the project's own server and of nginx. */

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

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks over HTTPS if `options` have a certificate. Uses Node's own client: others normalise paths and decompress. */
export function askHost(options: RequestOptions) {
  return new Promise<Answer>((resolve, reject) => {
    (options.ca ? requestSecurely : request)({ ...options, agent: false }, (response) => {
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
