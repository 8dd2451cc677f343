import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask as askServer, portOf } from "../testing/ask.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { compress } from "./build/compress.ts";
import { SiteFolder } from "./build/site-folder.ts";
import { createSiteServer } from "./serve.ts";

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = temporaryFolder();
  const site = new SiteFolder(join(folder, "build/client"));
  site.write("index.html", "<h1>Home</h1>");
  site.write("about.html", "<h1>About</h1>");
  site.write("404.html", "<h1>Lost</h1>");
  site.write("hi.html", "<h1>घर</h1>");
  site.write("hi/about.html", "<h1>परिचय</h1>");
  site.write("hi/404.html", "<h1>खो गया</h1>");
  site.write("assets/a-12345678.js", "1");
  await compress(site);
  site.write(".secret", "secret");
  writeFileSync(join(folder, "secret.txt"), "secret");
  server = createSiteServer(site.path, (file) => ({ "X-Extra": file })).listen(0);
});

afterEach(() => void server.close());

const ask = (path: string) => askServer({ port: portOf(server), path });

test("a page is served at its clean address", async () => {
  const { status, body, headers } = await ask("/about?from=test");
  expect([status, String(body)]).toEqual([200, "<h1>About</h1>"]);
  expect(headers["x-extra"]).toBe("about.html");
});

// What hosts do is tested in e2e/engines/cloudflare.spec.ts.
test("every page has one address, and its other forms redirect to it", async () => {
  for (const [path, clean] of [
    ["/index.html?from=test", "/?from=test"],
    ["/about/?q=a%20b", "/about?q=a%20b"],
    ["/hi.html", "/hi"],
    ["/index.html/", "/"],
    ["/hi//about", "/hi/about"],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers.location], path).toEqual([301, clean]);
  }
});

test("files outside the site are never sent", async () => {
  for (const path of ["/../", "/assets/../../", "/..%2f..%2f", "/%2e%2e/%2e%2e/", "//", "/\\..\\"]) {
    const { body } = await ask(`${path}secret.txt`);
    expect(String(body)).not.toContain("secret");
  }
  expect(String((await ask("/.secret")).body)).not.toContain("secret");
});

test("the site is served to this machine only", async () => {
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  const env = { ...process.env, PORT: String(port) };
  const serving = spawn(process.execPath, [resolve("tools/serve.ts")], { cwd: folder, env });
  try {
    await once(serving.stdout, "data");
    await expect(fetch(`http://localhost:${port}/`)).resolves.toMatchObject({ status: 200 });
    // On Linux, a server on all interfaces would answer here too.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
  } finally {
    serving.kill();
  }
});

test("a port that is in use exits with one line that shows how to choose another", () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve("tools/serve.ts")], {
    cwd: folder,
    env: { ...process.env, PORT: String(portOf(server)) },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*PORT=\d+ npm run serve\n$/)]);
});
