import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askHost, otherForms } from "../e2e/host.ts";
import { createSiteServer } from "./serve.ts";

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "site"));
  mkdirSync(join(folder, "site/assets"));
  mkdirSync(join(folder, "site/hi"));
  const files = {
    "index.html": "<h1>Home</h1>",
    "about.html": "<h1>About</h1>",
    "404.html": "<h1>Lost</h1>",
    "hi.html": "<h1>घर</h1>",
    "hi/about.html": "<h1>परिचय</h1>",
    "hi/404.html": "<h1>खो गया</h1>",
    "assets/a-12345678.js": "1",
  };
  for (const [file, body] of Object.entries(files)) {
    writeFileSync(join(folder, "site", file), body);
    writeFileSync(join(folder, "site", `${file}.br`), brotliCompressSync(body));
    writeFileSync(join(folder, "site", `${file}.gz`), gzipSync(body));
  }
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "site/.secret"), "secret");
  server = createSiteServer(join(folder, "site"), (file) => ({ "X-Extra": file })).listen(0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function ask(path: string, headers?: Record<string, string>, method?: string) {
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return askHost({ port, path, headers, method });
}

test("a page is served at its clean address", async () => {
  const { status, body, headers } = await ask("/about?from=test");
  expect([status, String(body)]).toEqual([200, "<h1>About</h1>"]);
  expect(headers["x-extra"]).toBe("about.html");
});

test("every page has one address, and its other forms redirect to it", async () => {
  for (const [path, clean] of [...otherForms, ["/about/?q=a%20b", "/about?q=a%20b"], ["//about/", "/about"]] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers.location], path).toEqual([301, clean]);
  }
  for (const path of [
    "/nothing.html",
    "/nothing/",
    "/nothing/index",
    "/404",
    "/404.html",
    "/404/",
    "/about/about/",
    "/hi/nothing/",
    "/hi/hi/",
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test("an unknown path gets status 404, the 404 document and the same headers", async () => {
  const { status, body, headers } = await ask("/no/such/page");
  expect([status, String(body)]).toEqual([404, "<h1>Lost</h1>"]);
  expect(headers["x-extra"]).toBe("404.html");
});

test("an unknown path below /hi gets the Hindi 404 document, and so does its own address", async () => {
  expect(String((await ask("/hi")).body)).toBe("<h1>घर</h1>");
  for (const path of ["/hi/no/such/page", "/hi/404", "/hi/404.html", "/hi/404/", "/hi//404"]) {
    const { status, body, headers } = await ask(path);
    expect([status, String(body), headers["x-extra"]], path).toEqual([404, "<h1>खो गया</h1>", "hi/404.html"]);
  }
  expect(String((await ask("/history")).body)).toBe("<h1>Lost</h1>");
});

test("a file's headers are looked up by its name; by default they are those of the built site", async () => {
  expect((await ask("/assets/a-12345678.js")).headers["x-extra"]).toBe("assets/a-12345678.js");
  const other = createSiteServer(join(folder, "site")).listen(0);
  const { port } = other.address() as AddressInfo; // As above.
  const response = await fetch(`http://localhost:${port}/assets/a-12345678.js`);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  other.close();
});

test("compressed copies are sent to clients that accept them, also of the 404 document", async () => {
  expect((await ask("/about", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  expect((await ask("/about", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await ask("/nowhere", { "accept-encoding": "gzip, br" })).headers["content-encoding"]).toBe("br");
  expect((await ask("/nowhere", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
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

test("part of a file can be requested; an invalid range gets the whole file, one beyond the end is rejected", async () => {
  for (const [range, status, sent] of [
    ["bytes=1-2", 206, "h1"],
    ["bytes=5-2", 200, "<h1>About</h1>"],
    ["bytes=-3", 200, "<h1>About</h1>"],
    ["bytes=a-b", 200, "<h1>About</h1>"],
    [`bytes=0-${"9".repeat(30)}`, 200, "<h1>About</h1>"],
    ["bytes=100-", 416, ""],
  ] as const) {
    const answer = await ask("/about", { range });
    expect([answer.status, String(answer.body)], range).toEqual([status, sent]);
  }
});

test("a rebuild shows without a restart, and a site without a 404 document still responds", async () => {
  const emptied = mkdtempSync(join(folder, "rebuilt-"));
  writeFileSync(join(emptied, "index.html"), "old");
  const rebuilt = createSiteServer(emptied).listen(0);
  const { port } = rebuilt.address() as AddressInfo; // It listens on a port, not on a pipe.
  const read = async () => (await fetch(`http://localhost:${port}/`)).text();
  expect(await read()).toBe("old");
  writeFileSync(join(emptied, "index.html"), "new and longer");
  expect(await read()).toBe("new and longer");
  rmSync(join(emptied, "index.html"));
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  rebuilt.close();
});

test("files outside the site are never sent", async () => {
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "//secret.txt",
    "/\\..\\secret.txt",
    "/.secret",
  ]) {
    const { body } = await ask(path);
    expect(String(body)).not.toContain("secret");
  }
});

test("a malformed address gets 404, and POST is not allowed", async () => {
  const { status, body } = await ask("/%E0%A4%A");
  expect([status, String(body)]).toEqual([404, "<h1>Lost</h1>"]);
  expect((await ask("/about", {}, "POST")).status).toBe(405);
});

/** Runs `npm run serve` in a folder until it exits by itself. */
function serveIn(cwd: string, port: string) {
  const { status, stderr } = spawnSync(process.execPath, [resolve("tools/serve.ts")], {
    cwd,
    env: { ...process.env, PORT: port },
    encoding: "utf8",
    timeout: 10_000,
  });
  return { status, lines: stderr.trim().split("\n") };
}

test("without a build, serving exits with one line that names the command to run", () => {
  const { status, lines } = serveIn(folder, "4173");
  expect([status, lines]).toEqual([1, [expect.stringContaining("npm run build")]]);
});

test("a port that is in use or invalid exits with one line that shows how to choose another", () => {
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  mkdirSync(join(folder, "built/build/client"), { recursive: true });
  writeFileSync(join(folder, "built/build/client/index.html"), "<h1>Home</h1>");
  for (const wrong of [String(port), "70000"]) {
    const { status, lines } = serveIn(join(folder, "built"), wrong);
    expect([status, lines]).toEqual([1, [expect.stringMatching(/PORT=\d+ npm run serve$/)]]);
  }
});
