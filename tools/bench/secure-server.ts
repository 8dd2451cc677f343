import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import selfsigned from "selfsigned";
import { type HeadersFor, siteListener } from "../serve.ts";

/** A running server of one folder. */
export interface RunningServer {
  /** Its origin, e.g. `https://localhost:40123`. */
  origin: string;
  close(): void;
}

/**
 * Serves a folder as hosts do, over HTTP/2 with TLS, with a self-signed certificate: over plain HTTP/1.1 every font
 * would pay for a connection that no visitor opens.
 */
export async function serveSecurely(folder: string, headersFor?: HeadersFor): Promise<RunningServer> {
  const { private: key, cert } = await selfsigned.generate([{ name: "commonName", value: "localhost" }]);
  const listener = siteListener(folder, headersFor);
  // HTTP/2's compatibility API has everything that the listener uses.
  const server = createSecureServer({ key, cert }, listener as never);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}
