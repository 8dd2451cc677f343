import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSiteServer } from "./serve.ts";

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "site/about"), { recursive: true });
  mkdirSync(join(folder, "site/assets"));
  const files = {
    "index.html": "<h1>Home</h1>",
    "about/index.html": "<h1>About</h1>",
    "404.html": "<h1>Lost</h1>",
    "assets/a-12345678.js": "1",
  };
  for (const [file, body] of Object.entries(files)) {
    writeFileSync(join(folder, "site", file), body);
    writeFileSync(join(folder, "site", `${file}.br`), brotliCompressSync(body));
  }
  writeFileSync(join(folder, "secret.txt"), "secret");
  server = createSiteServer(join(folder, "site"), () => ({ "X-Extra": "yes" })).listen(0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Node's own client, because fetch tidies paths and undoes compression. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

test("a screen answers at its clean address", async () => {
  const { status, body, headers } = await ask("/about?from=test");
  expect([status, String(body)]).toEqual([200, "<h1>About</h1>"]);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers["x-extra"]).toBe("yes");
});

test("an unknown path answers 404 with the 404 document and the same headers", async () => {
  const { status, body, headers } = await ask("/no/such/page");
  expect([status, String(body)]).toEqual([404, "<h1>Lost</h1>"]);
  expect(headers["x-extra"]).toBe("yes");
});

test("hashed files are immutable", async () => {
  expect((await ask("/assets/a-12345678.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("compressed siblings go to who accepts them, the 404 document's too", async () => {
  expect((await ask("/about", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  expect((await ask("/nowhere", { "accept-encoding": "gzip, br" })).headers["content-encoding"]).toBe("br");
  expect((await ask("/about")).headers["content-encoding"]).toBeUndefined();
});

test("an unchanged file is not sent again", async () => {
  const { headers } = await ask("/about");
  expect((await ask("/about", { "if-none-match": String(headers.etag) })).status).toBe(304);
});

test("HEAD answers like GET, without a body", async () => {
  const found = await ask("/about", {}, "HEAD");
  const lost = await ask("/nowhere", {}, "HEAD");
  expect([found.status, found.body.length, lost.status, lost.body.length]).toEqual([200, 0, 404, 0]);
});

test("a part of a file can be asked for", async () => {
  const { status, body } = await ask("/about", { range: "bytes=1-2" });
  expect([status, String(body)]).toEqual([206, "h1"]);
});

test("nothing outside the site is ever sent", async () => {
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "//secret.txt",
    "/\\..\\secret.txt",
  ]) {
    const { body } = await ask(path);
    expect(String(body)).not.toContain("secret");
  }
});

test("a malformed address is refused, and so is writing", async () => {
  expect((await ask("/%E0%A4%A")).status).toBe(400);
  expect((await ask("/about", {}, "POST")).status).toBe(405);
});
