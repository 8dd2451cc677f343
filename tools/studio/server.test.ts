import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createStudioServer } from "./server.ts";
import { copyContent, Workspace } from "./workspace.ts";

const root = mkdtempSync(join(tmpdir(), "studio-"));
const onGood = vi.fn(() => copyContent(root, join(root, "site")));
let server: ReturnType<typeof createStudioServer>;
let port: number;

beforeAll(async () => {
  cpSync("content", join(root, "content"), { recursive: true });
  server = createStudioServer(new Workspace(root, join(root, "history"), onGood), root, "http://127.0.0.1:9");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo); // It listens on a port.
  await checked();
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

test("only the studio's own pages are answered", async () => {
  expect((await ask("GET", "state")).status).toBe(200);
  for (const headers of [
    { host: `studio.example:${port}` },
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ])
    expect(await ask("GET", "state", { headers }), JSON.stringify(headers)).toMatchObject({ status: 403 });
  const headers = { origin: undefined };
  expect(await ask("PUT", "content/en/site.yaml", { body: "x", headers })).toMatchObject({ status: 403 });
});

test("nothing but the content's own files is read or written", async () => {
  for (const path of [
    "package.json",
    "content/../package.json",
    "content%2f..%2fpackage.json",
    "content/en/..%2f..%2fpackage.json",
    "content/placeholders.yaml",
    "content/en/other.yaml",
    "content/en/products/.yaml",
    "content/en/products/Haldi Powder.yaml",
    "content/xx/site.yaml",
    "content/photos/../../x.jpg",
    "content/photos/x.html",
    "content/photos/हल्दी.jpg",
    "content/illustrations/x.js",
  ])
    expect(await ask("PUT", path, { body: "x" }), path).toMatchObject({
      status: 400,
      text: expect.stringMatching(/small letters/),
    });
  expect((await ask("GET", "content/placeholders.yaml")).status).toBe(400);
});

test("a save with a fault is kept and explained, and does not reach the site; undoing it repairs the content", async () => {
  const file = "content/en/products/chilli-powder.yaml";
  const good = readFileSync(join(root, file), "utf8");
  onGood.mockClear();
  await ask("PUT", file, { body: good.replace("spiceLevel: 4", "spiceLevel: 7") });
  const { problems, changes } = await checked();
  expect(problems).toEqual([
    expect.objectContaining({ file, path: ["spiceLevel"], message: expect.stringMatching(/from 1 to 5, got 7$/) }),
  ]);
  expect(readFileSync(join(root, file), "utf8")).toContain("spiceLevel: 7");
  expect(onGood).not.toHaveBeenCalled();
  expect(readFileSync(join(root, "site", file), "utf8")).toBe(good);

  await ask("POST", `undo/${changes[0]?.id}`);
  expect((await checked()).problems).toEqual([]);
  expect(readFileSync(join(root, file), "utf8")).toBe(good);
  expect(onGood).toHaveBeenCalledOnce();
});

test("a new file that is undone is gone", async () => {
  const file = "content/en/products/new-masala.yaml";
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3000); // Saves that follow each other at once are one.
  await ask("PUT", file, { body: "id: 99\n" });
  clock.mockRestore();
  await ask("POST", `undo/${(await checked()).changes[0]?.id}`);
  expect(existsSync(join(root, file))).toBe(false);
});

test("what is not a harmless picture is refused with a sentence", async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: "#c80" } }).jpeg();
  const path = "content/photos/img-0001.jpg";
  expect(await ask("PUT", path, { body: await photo.toBuffer() })).toMatchObject({ status: 200 });
  const noted = await photo.withExif({ IFD0: { Copyright: "its owner" } }).toBuffer();
  const refused: [path: string, body: string | Buffer, sentence: RegExp][] = [
    ["content/photos/x.jpg", "not a picture", /not a picture/],
    ["content/photos/x.jpg", svg(""), /JPEG/],
    ["content/photos/x.jpg", Buffer.from("000000186674797068656963", "hex"), /not a picture/],
    [path, noted, /by whom it was taken/],
    ["content/illustrations/x.svg", svg("<script>1</script>"), /contains a program/],
    ["content/illustrations/x.svg", svg('<path onload="1"/>'), /contains a program/],
    ["content/illustrations/x.svg", svg('<path/onload="1"/>'), /contains a program/],
    ["content/illustrations/x.svg", svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'), /contains a program/],
    ["content/illustrations/x.svg", svg('<a href="javascript:1"/>'), /contains a program/],
    ["content/illustrations/x.svg", svg("<a href=javascript:1>"), /contains a program/],
    ["content/en/site.yaml", "a".repeat(600_000), /too much text/],
  ];
  for (const [path, body, sentence] of refused)
    expect(await ask("PUT", path, { body })).toMatchObject({ status: 400, text: expect.stringMatching(sentence) });
  const headers = { "content-length": "40000000" };
  expect(await ask("PUT", "content/photos/x.jpg", { headers })).toMatchObject({ text: expect.stringMatching(/30 MB/) });
  expect(await ask("PUT", "content/illustrations/x.svg", { body: svg('<use href="#a"/>') })).toMatchObject({
    status: 200,
  });
});

/** Asks as the studio's pages do. */
async function ask(method: string, path: string, { body, headers }: { body?: string | Buffer; headers?: object } = {}) {
  const own = { origin: method === "GET" ? undefined : `http://127.0.0.1:${port}`, ...headers };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const options: RequestOptions = {
    host: "127.0.0.1",
    port,
    method,
    path: `/${encodeURI(path).replaceAll("%25", "%")}`,
    headers: given,
  };
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(options, async (response) => {
      resolve({ status: response.statusCode, text: await text(response) });
      asked.destroy();
    });
    asked.on("error", reject);
    if (body) asked.setHeader("content-length", Buffer.byteLength(body));
    if ("content-length" in given) asked.flushHeaders();
    else asked.end(body);
  });
}

/** The state once the last save has been checked. */
async function checked(): Promise<import("./workspace.ts").State> {
  return vi.waitFor(
    async () => {
      const state = JSON.parse((await ask("GET", "state")).text);
      expect(state.isChecking).toBe(false);
      return state;
    },
    { timeout: 30_000, interval: 200 },
  );
}
