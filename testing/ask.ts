import { type RequestOptions, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The port on which a server listens, if it is not a pipe. */
export const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Sends a request to a server on this machine with Node's own client: `fetch` normalises paths and decompresses. */
export function ask(options: RequestOptions, body?: string | Buffer) {
  type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ ...options, agent: false }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) });
      asked.destroy(); // Otherwise it may wait forever to send a body that the server has refused.
    });
    asked.on("error", reject);
    if (asked.hasHeader("content-length")) asked.flushHeaders();
    else asked.end(body);
  });
}
