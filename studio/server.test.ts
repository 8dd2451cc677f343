import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask as askServer, portOf } from "../testing/ask.ts";
import type { Version } from "./merge.ts";
import { copyContent } from "./preview.ts";
import { createStudioServer } from "./server.ts";
import { type Saved, Workspace } from "./workspace.ts";

/** A product of these tests, whatever the family sells. */
const product = {
  path: "content/en/products/test-masala.yaml",
  words: `name: Test Masala
price: 50gm, 100gm
uses: Tests
benefits: Certainty
tag: Always green
badges:
  - Short
  - Fast
category: blend
spiceLevel: 4
region: pan-indian
colour: "#b03a2e"
`,
  hindi: {
    path: "content/hi/products/test-masala.yaml",
    words: "name: टेस्ट मसाला\nuses: जाँच\nbenefits: भरोसा\ntag: हमेशा हरा\nbadges:\n  - छोटा\n  - तेज़\n",
  },
};

const root = mkdtempSync(join(tmpdir(), "studio-"));
const onGood = vi.fn(() => copyContent(root, join(root, "site")));
let server: ReturnType<typeof createStudioServer>;
let port: number;

beforeAll(async () => {
  cpSync("content", join(root, "content"), { recursive: true });
  for (const { path, words } of [product, product.hindi]) writeFileSync(join(root, path), words);
  server = createStudioServer(new Workspace(root, join(root, "history"), onGood), root, "http://127.0.0.1:9");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = portOf(server);
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
  const { path: file, words: good } = product;
  onGood.mockClear();
  await save({ path: file, base: good, mine: good.replace("spiceLevel: 4", "spiceLevel: 7") });
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

test("a new file that is undone is gone, and nothing else that was saved just before", async () => {
  const [file, other] = ["content/en/products/new-masala.yaml", "content/en/spices.yaml"];
  const before = readFileSync(join(root, other), "utf8");
  await save({ path: other, base: before, mine: `${before}# changed\n` });
  await save({ path: file, mine: "id: 99\npicture: /haldi.jpg\n" });
  expect(readFileSync(join(root, file), "utf8")).toBe("id: 99\npicture: haldi.jpg\n"); // As others are written.
  await ask("POST", `undo/${(await checked()).changes[0]?.id}`);
  expect(existsSync(join(root, file))).toBe(false);
  expect(readFileSync(join(root, other), "utf8")).not.toBe(before);
  writeFileSync(join(root, other), before);
});

test("what is not a harmless picture is refused with a sentence", async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: "#c80" } }).jpeg();
  const path = "content/photos/img-0001.jpg";
  expect(await ask("PUT", path, { body: await photo.toBuffer() })).toMatchObject({ status: 200 });
  const refused: [path: string, body: string | Buffer, sentence: RegExp][] = [
    ["content/photos/x.jpg", "not a picture", /not a picture/],
    ["content/photos/x.jpg", svg(""), /JPEG/],
    ["content/photos/x.jpg", Buffer.from("000000186674797068656963", "hex"), /not a picture/],
    ["content/illustrations/x.svg", svg("<script>1</script>"), /contains a program/],
  ];
  for (const [path, body, sentence] of refused)
    expect(await ask("PUT", path, { body })).toMatchObject({ status: 400, text: expect.stringMatching(sentence) });
  const long = { files: [{ path: "content/en/site.yaml", mine: "a".repeat(600_000) }] };
  expect(await ask("POST", "save", { body: JSON.stringify(long) })).toEqual({
    status: 400,
    text: expect.stringMatching(/too much text/),
  });
  const headers = { "content-length": "40000000" };
  expect(await ask("PUT", "content/photos/x.jpg", { headers })).toMatchObject({ text: expect.stringMatching(/30 MB/) });
  expect(await ask("PUT", "content/illustrations/x.svg", { body: svg('<use href="#a"/>') })).toMatchObject({
    status: 200,
  });
});

test("a form changes only what its person has changed, and asks where somebody else has too", async () => {
  const { path, words: base } = product;
  writeFileSync(join(root, path), base.replace("spiceLevel: 4", "spiceLevel: 5"));
  const mine = base.replace(/^price: .*/m, "price: 1kg");
  expect(await save({ path, base, mine })).toEqual({ isMerged: true });
  const merged = mine.replace("spiceLevel: 4", "spiceLevel: 5");
  expect(readFileSync(join(root, path), "utf8")).toBe(merged);

  const { path: hindi, words: other } = product.hindi;
  const files = [
    { path: hindi, base: other, mine: `${other}price: 2kg\n` },
    { path, base, mine: base.replace("spiceLevel: 4", "spiceLevel: 3") },
  ];
  expect(await save(...files)).toEqual({
    conflicts: [{ file: path, path: ["spiceLevel"], mine: 3, saved: 5 }],
  });
  expect(readFileSync(join(root, hindi), "utf8")).toBe(other);
  expect(readFileSync(join(root, path), "utf8")).toBe(merged);
});

test("the notes of a camera or a program are taken out of a photograph, and its side up is kept", async () => {
  const path = "content/photos/noted.jpg";
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  for (const noted of [
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#c80" } }).withXmp(xmp),
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#c80" } }).withMetadata({ orientation: 6 }),
  ]) {
    expect(await ask("PUT", path, { body: await noted.jpeg().toBuffer() })).toMatchObject({ status: 200 });
    const metadata = await sharp(join(root, path)).metadata();
    expect(metadata).not.toHaveProperty("exif");
    expect(metadata).not.toHaveProperty("xmp");
  }
  expect(await sharp(join(root, path)).metadata()).toMatchObject({ width: 600, height: 900 });
});

test("what the computer cannot do, and what is no address, is answered with a sentence", async () => {
  mkdirSync(join(root, "content/photos/folder.jpg"));
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect((await ask("GET", "files")).text).not.toContain("folder.jpg");
  expect(await ask("GET", "content/photos/folder.jpg")).toMatchObject({
    status: 500,
    text: expect.not.stringMatching(/EISDIR/),
  });
  log.mockRestore();
  expect(await ask("GET", "%")).toEqual({ status: 400, text: "This is not an address." });
  rmSync(join(root, "content/photos/folder.jpg"), { recursive: true });
});

test("the last thirty changes are kept, and a copy that fails does not end the studio", async () => {
  const history = mkdtempSync(join(tmpdir(), "studio-history-"));
  for (let id = 1; id <= 40; id++) writeFileSync(join(history, `${id}.json`), "{}");
  const log = vi.spyOn(console, "error").mockReturnValue();
  const workspace = new Workspace(root, history, () => {
    throw new Error("no space left");
  });
  await workspace.check();
  log.mockRestore();
  await workspace.write("content/photos/noted.jpg", undefined);
  expect(workspace.state().changes).toHaveLength(30);
  expect(readdirSync(history)).toHaveLength(30);
  rmSync(history, { recursive: true });
});

/** Saves files as a form does. */
async function save(...files: Version[]): Promise<Saved> {
  const { status, text } = await ask("POST", "save", { body: JSON.stringify({ files }) });
  expect(status).toBe(200);
  return JSON.parse(text);
}

/** Asks as the studio's pages do. */
async function ask(method: string, path: string, { body, headers }: { body?: string | Buffer; headers?: object } = {}) {
  const own = { origin: method === "GET" ? undefined : `http://127.0.0.1:${port}`, ...headers };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const encoded = `/${encodeURI(path).replaceAll("%25", "%")}`;
  const answer = await askServer({ host: "127.0.0.1", port, method, path: encoded, headers: given }, body);
  return { status: answer.status, text: String(answer.body) };
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
