import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../../testing/ask.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { freePort } from "../../tools/port.ts";

const host = "127.0.0.1";

async function serverOn(port: number, headers: Record<string, string> = {}): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(200, headers).end()).listen(port, host);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return server;
}

/** Starts the studio in a folder, where it must not get as far as to write something. */
async function start(folder: string, port: number) {
  const studio = spawn(process.execPath, [resolve("studio/studio.ts")], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  let output = "";
  for (const stream of [studio.stdout, studio.stderr]) stream.on("data", (data) => (output += data));
  const [status] = await once(studio, "close");
  return { status, output };
}

test("on a port in use the studio writes nothing, and advises a port that is not the other one's either", async () => {
  const folder = temporaryFolder();
  const port = portOf(await serverOn(0));
  expect(await start(folder, port)).toEqual({
    status: 1,
    output: `Port ${port} is in use: stop the program that uses it, or choose another, e.g. PORT=${port + 2} npm run studio\n`,
  });
  expect(existsSync(join(folder, ".cache"))).toBe(false);
});

test("a second studio of the same folder does not start on another port either", async () => {
  const folder = temporaryFolder();
  const running = portOf(await serverOn(0, { "X-Studio": encodeURIComponent(folder) }));
  mkdirSync(join(folder, ".cache/studio"), { recursive: true });
  writeFileSync(join(folder, ".cache/studio/port"), String(running));
  expect(await start(folder, await freePort(running, host))).toEqual({
    status: 1,
    output: `The studio of this folder is running already: http://${host}:${running}\n`,
  });
  expect(existsSync(join(folder, ".cache/studio/app"))).toBe(false);
});

test("another port is found where one is in use", async () => {
  const taken = portOf(await serverOn(0));
  const other = await freePort(taken, host);
  expect(other).not.toBe(taken);
  expect(await freePort(other, host)).toBe(other);
});
