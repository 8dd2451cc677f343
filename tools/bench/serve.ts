import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sirv from "sirv";
import { compress } from "../build/compress.ts";
import { SiteFolder } from "../build/site-folder.ts";
import { slowLink } from "./phone.ts";

/** A folder that is served, and where. */
export interface Site {
  name: string;
  folder: string;
  origin: string;
}

/**
 * Serves copies of folders (`name=folder`) as hosts do: HTTP/2 with TLS, brotli and priorities, in a separate process,
 * which measuring does not slow down. It sends no security policy, which would block the scripts and styles of other sites.
 *
 * @param hasPriorities whether urgent files are sent first; some hosts do not
 */
export async function serve(options: readonly string[], firstPort: number, hasPriorities = true) {
  const sites = options.map((option, index): Site => {
    const [, name, folder] = /^(.+?)=(.+)$/.exec(option) ?? [];
    if (!name || !folder) throw new Error(`${option}: a site to measure is written name=folder`);
    return { name, folder, origin: `https://localhost:${firstPort + index}` };
  });
  const server = fork(import.meta.filename, [
    String(firstPort),
    hasPriorities ? "priorities" : "",
    ...sites.map(({ folder }) => folder),
  ]);
  await once(server, "message");
  return { sites, close: () => server.disconnect() };
}

/**
 * Sends urgent files first, as hosts do (RFC 9218): a response waits while more urgent ones are on the slow link. Without
 * it they would share the link, because Chromium limits their rate only after the server has sent them.
 */
function urgentFirst(files: Listener): Listener {
  /** When the files of each urgency have arrived, from 0 to 7, by connection. */
  const arrivals = new WeakMap<Http2Session, number[]>();
  return async (request, response) => {
    const { session } = request.stream;
    if (!session) return; // The page is closed.
    const arrived = arrivals.get(session) ?? Array.from({ length: 8 }, () => 0);
    arrivals.set(session, arrived);
    const urgency = Number(/u=(\d)/.exec(String(request.headers.priority))?.[1] ?? 3);
    // The style sheet may be requested just before the picture, which is more urgent.
    if (urgency > 2) await wait(20);
    const remaining = () => Math.max(...arrived.slice(0, urgency)) - performance.now();
    while (remaining() > 0) await wait(remaining());
    files(request, response);
    const seconds = Number(response.getHeader("content-length") ?? 0) / slowLink.downloadThroughput;
    arrived[urgency] = Math.max(performance.now() + slowLink.latency, arrived[urgency] ?? 0) + seconds * 1000;
  };
}

type Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

if (import.meta.main) {
  const [firstPort, priorities, ...folders] = process.argv.slice(2);
  const copies = mkdtempSync(join(tmpdir(), "bench-"));
  // A PEM file with the key, followed by the certificate.
  const pem = execFileSync("openssl", "req -x509 -newkey rsa:2048 -nodes -keyout - -subj /CN=localhost".split(" "), {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for (const [index, folder] of folders.entries()) {
    const site = new SiteFolder(join(copies, String(index)));
    cpSync(folder, site.path, { recursive: true });
    await compress(site);
    // Node's requests and responses have the same methods in HTTP/2 as in HTTP/1.
    const files = sirv(site.path, { brotli: true }) as unknown as Listener;
    const server = createSecureServer({ key: pem, cert: pem }, priorities ? urgentFirst(files) : files).listen(
      Number(firstPort) + index,
    );
    await once(server, "listening");
  }
  process.on("disconnect", () => {
    rmSync(copies, { recursive: true, force: true });
    process.exit();
  });
  process.send?.("listening");
}
