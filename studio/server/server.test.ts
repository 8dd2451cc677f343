import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { ask as askServer, portOf } from "../../testing/ask.ts";
import { LocalFolder } from "./local-folder.ts";
import { studioHandler } from "./server.ts";

const root = mkdtempSync(join(tmpdir(), "studio-"));
cpSync("content", join(root, "content"), { recursive: true });
const server = createServer(studioHandler(new LocalFolder(root, join(root, ".cache")), root));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const port = portOf(server);

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const site = "content/en/site.yaml";

test("the server refuses requests that are not from the studio's own pages, and its pages have its policy", async () => {
  expect((await ask("GET", "commits")).status).toBe(200);
  for (const path of ["index.html", "content", "no-such-page"])
    expect((await ask("GET", path)).headers, path).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /default-src 'none'; script-src 'self'; style-src 'self'.*frame-src 'self'.*base-uri 'none'; form-action 'none'; frame-ancestors 'self'/,
      ),
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  for (const headers of [
    { host: `studio.example:${port}` },
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ])
    expect(await ask("GET", "commits", { headers }), JSON.stringify(headers)).toMatchObject({ status: 403 });
  expect(await ask("POST", "save", { body: "{}", headers: {} })).toMatchObject({ status: 403 });
});

test("only content files can be read and written, and pictures too", async () => {
  for (const path of [
    ...["package.json", "content/../package.json", "content/en/../../package.json", "content/placeholders.yaml"],
    ...["content/en/other.yaml", "content/en/products/.yaml", "content/en/products/-.yaml", "content/xx/site.yaml"],
    ...["content/en/products/Haldi Powder.yaml", `content/en/products/${"a".repeat(300)}.yaml`],
    ...["content/photos/../../x.jpg", "content/photos/x.html", "content/photos/हल्दी.jpg", "content/illustrations/x.js"],
  ])
    expect(await save({ [path]: base64("x") }), path).toMatchObject({ status: 400, reason: "notAName" });
  for (const path of [
    ...["content%2f..%2fpackage.json", "content/placeholders.yaml", site],
    ...["content/photos/not-there.jpg", `content/photos/${"a".repeat(300)}.jpg`, `blobs/${"0".repeat(40)}`],
  ])
    expect(await ask("GET", path), path).toMatchObject({ status: 404, reason: "notFound" });
});

test("a save is written if nobody has saved since it was read, and the content is checked, also after an edit by hand", async () => {
  const before = read(site);
  const { revision } = await content();
  const text = before.replace(/opens: .*/, 'opens: "08:15"');
  expect((await save({ [site]: base64(text) }, revision)).text).toBe(
    JSON.stringify({ revision: (await content()).revision }),
  );
  expect(read(site)).toBe(text);
  // Somebody else has read the content before that.
  expect((await save({ [site]: base64(before) }, revision)).text).toBe("{}");
  expect(read(site)).toBe(text);
  writeFileSync(join(root, site), text.replace(/opens: .*/, "opens: never"));
  await vi.waitFor(async () => expect((await state()).problems).toMatchObject([{ file: site }]), 60_000);
  writeFileSync(join(root, site), Buffer.concat([Buffer.from(text), Buffer.from([0xff])]));
  expect((await content()).texts[site]).toBe("\0");
  writeFileSync(join(root, site), before);
  await vi.waitFor(async () => expect(await state()).toMatchObject({ problems: [] }), 60_000);
});

test("a wrong request is refused, and is not logged as an error of the server", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const changes = { "content/photos/img-0001-1a2b3c.jpg": "?" };
  for (const body of ["{", '{"revision": 1, "changes": {}}', JSON.stringify({ revision: "x", message: "", changes })])
    expect(await ask("POST", "save", { body })).toMatchObject({ status: 400, reason: "wrongRequest" });
  expect(await ask("GET", "%")).toMatchObject({ status: 400, reason: "wrongRequest" });
  expect(await ask("DELETE", site)).toMatchObject({ status: 400, reason: "wrongRequest" });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

const base64 = (content: string | Buffer) => Buffer.from(content).toString("base64");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const content = async () => JSON.parse((await ask("GET", "content")).text);
const state = async () => JSON.parse((await ask("GET", "state")).text);

/** Saves files as the studio's pages do. */
async function save(changes: object, revision?: string) {
  const body = { revision: revision ?? (await content()).revision, message: "Change", changes };
  return ask("POST", "save", { body: JSON.stringify(body) });
}

/** Asks as the studio's pages do. */
async function ask(method: string, path: string, { body, headers }: { body?: string; headers?: object } = {}) {
  const own = method === "GET" ? {} : { origin: `http://127.0.0.1:${port}` };
  const encoded = `/${encodeURI(path).replaceAll("%25", "%")}`;
  const asked = { host: "127.0.0.1", port, method, path: encoded, headers: { ...(headers ?? own) } };
  const answer = await askServer(asked, body);
  const text = String(answer.body);
  return { status: answer.status, headers: answer.headers, text, reason: /"reason":"(\w+)"/.exec(text)?.[1] };
}
