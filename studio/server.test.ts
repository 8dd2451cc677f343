import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { ask as askServer, portOf } from "../testing/ask.ts";
import type { Version } from "./merge.ts";
import { copyContent } from "./preview.ts";
import { createStudioServer } from "./server.ts";
import { type Answers, type Saved, Workspace } from "./workspace.ts";

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

/** A dish that needs it. */
const dish = "content/en/recipes/test-dish.yaml";

const root = mkdtempSync(join(tmpdir(), "studio-"));
const onGood = vi.fn(() => copyContent(root, join(root, "site")));
let server: ReturnType<typeof createStudioServer>;
let port: number;

beforeAll(async () => {
  cpSync("content", join(root, "content"), { recursive: true });
  for (const { path, words } of [product, product.hindi]) writeFileSync(join(root, path), words);
  const [original = ""] = readdirSync("content/en/recipes");
  for (const language of ["en", "hi"]) {
    const facts = language === "en" ? { spices: [{ id: "test-masala", amount: 1, unit: "tsp" }] } : {};
    const words = { ...parse(read(`content/${language}/recipes/${original}`)), title: "Test Dish", ...facts };
    writeFileSync(join(root, dish.replace("/en/", `/${language}/`)), stringify(words, { lineWidth: 0 }));
  }
  server = createStudioServer(new Workspace(root, join(root, "history"), onGood), root, "http://127.0.0.1:9");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = portOf(server);
  await checked();
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

test("the server refuses requests that are not from the studio's own pages", async () => {
  expect((await ask("GET", "state")).status).toBe(200);
  for (const path of ["index.html", "state", "content/en/site.yaml", "no-such-page"])
    expect((await ask("GET", path)).headers, path).toMatchObject({
      "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'self'/),
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
    expect(await ask("GET", "state", { headers }), JSON.stringify(headers)).toMatchObject({ status: 403 });
  const headers = { origin: undefined };
  expect(await ask("PUT", "content/en/site.yaml", { body: "x", headers })).toMatchObject({ status: 403 });
});

test("every answer has the studio's policy: no code from elsewhere, no other base, form target or frame around it", async () => {
  const { headers } = await askServer({ host: "127.0.0.1", port, path: "/state" });
  expect(String(headers["content-security-policy"]).split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "frame-src 'self' http://127.0.0.1:9",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]),
  );
});

test("only content files can be read and written", async () => {
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

test("a save with a fault is refused and explained, and nothing is written", async () => {
  const { path: file, words: good } = product;
  const { path: hindi, words: translated } = product.hindi;
  const { changes } = await checked();
  const faulty = { path: file, base: good, mine: good.replace(/spiceLevel: .*/, "spiceLevel: 7") };
  const saved = await save(faulty, { path: hindi, base: translated, mine: `${translated}# changed\n` });
  expect(saved.faults).toMatchObject({
    own: [{ file, path: ["spiceLevel"], message: expect.stringMatching(/from 1 to 5, got 7$/) }],
    elsewhere: [],
  });
  expect([read(file), read(hindi)]).toEqual([good, translated]);
  expect((await checked()).changes).toEqual(changes);
  // Letters that the site's fonts lack too.
  const foreign = { ...faulty, mine: good.replace(/tag: .*/, "tag: 日本") };
  expect((await save(foreign)).faults?.own).toMatchObject([{ file, path: ["tag"] }]);
  // Also if the person is sure.
  expect(await save({ files: [faulty], isSure: true })).toEqual(saved);
});

test("existing faults do not block a save, and the preview gets only valid content", async () => {
  const { path: file, words: good } = product;
  const other = "content/en/spices.yaml";
  const before = read(other);
  writeFileSync(join(root, file), good.replace(/spiceLevel: .*/, "spiceLevel: 7"));
  onGood.mockClear();
  expect(await save({ path: other, base: before, mine: `${before}# changed\n` })).toEqual({
    isMerged: false,
  });
  expect((await checked()).problems).toEqual([expect.objectContaining({ file })]);
  expect(onGood).not.toHaveBeenCalled();
  writeFileSync(join(root, file), good);
  writeFileSync(join(root, other), before);
});

test("before a masala is deleted, what needs it is listed; if the person is sure, it is deleted anyway", async () => {
  const files = [product.path, product.hindi.path];
  const versions = files.map((path) => ({ path, base: read(path) }));
  const { faults } = await save(...versions);
  expect(faults?.elsewhere.map(({ file }) => file)).toContain(dish);
  expect(faults?.own).toEqual([]);
  expect(existsSync(join(root, product.path))).toBe(true);
  expect(await save({ files: versions, isSure: true })).toEqual({ isMerged: false });
  expect(existsSync(join(root, product.path))).toBe(false);
  await undo();
  expect(files.map(read)).toEqual(versions.map(({ base }) => base));
});

test("a picture that is still used is not deleted", async () => {
  const pictures = readdirSync("content/en/products").map((file) => parse(read(`content/en/products/${file}`)).picture);
  const picture = pictures.find(Boolean);
  expect(await ask("DELETE", `content/photos/${picture}`)).toMatchObject({
    status: 400,
    text: expect.stringMatching(/still used/),
  });
  expect(existsSync(join(root, "content/photos", picture))).toBe(true);
});

test("a new photograph is saved together with the sentences that say what it shows", async () => {
  const { path, words: base } = product;
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#c80" } })
    .jpeg()
    .toBuffer();
  await ask("PUT", "content/photos/img-0002.jpg", { body: photo });
  const files = [{ path, base, mine: `${base}picture: /img-0002.jpg\n` }];
  expect((await save({ files })).faults).toEqual({ own: [], elsewhere: [], undescribed: ["img-0002.jpg"] });
  expect(read(path)).toBe(base);
  // Nobody answers at once.
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => clock.mockRestore());
  const descriptions = { "img-0002.jpg": { en: "A bowl of chilli", hi: "मिर्च की कटोरी" } };
  expect(await save({ files, descriptions })).toEqual({ isMerged: true });
  expect(read(path)).toContain("picture: img-0002.jpg"); // As others are written.
  const { problems, changes } = await checked();
  expect(problems).toEqual([]);
  expect(changes[0]?.edits.map(({ file }) => file)).toContain("content/hi/photos.yaml");
  const saved = join(root, "content/photos/img-0002.jpg");
  expect(existsSync(saved)).toBe(true);
  await undo();
  expect(read(path)).toBe(base);
  expect(read("content/en/photos.yaml")).not.toContain("img-0002.jpg");
  expect(existsSync(saved), "the photograph goes with its words").toBe(false);
});

test("a new word for loose goods replaces the old one among all packs, in the same save", async () => {
  const files = ["content/en/catalogue.yaml", "content/hi/catalogue.yaml"].map((path) => ({ path, base: read(path) }));
  const [old = "", hindi = ""] = files.map(({ base }) => parse(base).loose);
  const { path, words } = product;
  const twin = product.hindi;
  const priced = [
    { path, base: read(path), mine: words.replace(/price: .*/, `price: 50gm, 10kg, ${old}`) },
    { path: twin.path, base: read(twin.path), mine: `${twin.words}price: 50gm, 10kg, ${hindi}\n` },
  ];
  expect(await save(...priced)).toEqual({ isMerged: false });
  const before = [path, twin.path, "content/en/pages/home.yaml"].map(read);
  const renamed = files.map((file, index) => ({
    ...file,
    mine: file.base.replace(/^loose: .*$/m, `loose: ${index === 0 ? "Kilos" : "किलो"}`),
  }));
  expect(await save(...renamed)).toEqual({ isMerged: true });
  expect([path, twin.path].map((path) => parse(read(path)).price)).toEqual(["50gm, 10kg, Kilos", "50gm, 10kg, किलो"]);
  expect((await checked()).problems).toEqual([]);
  await undo();
  expect([path, twin.path, "content/en/pages/home.yaml"].map(read)).toEqual(before);
  for (const { path, words } of [product, twin]) writeFileSync(join(root, path), words);
});

test("undo reverts what a save has changed, and nothing that was changed since", async () => {
  const path = "content/en/site.yaml";
  const before = read(path);
  const phone = '+91 98765 43210"';
  const change = (from: RegExp, to: string) => save({ path, base: read(path), mine: read(path).replace(from, to) });
  await change(/opens: .*/, 'opens: "08:15"');
  await change(/main: .*/, `main: "${phone}`);
  writeFileSync(join(root, path), read(path).replace(/second: .*/, 'second: "+91 98765 43211"')); // By hand.
  const [, hours] = (await checked()).changes;
  expect(hours?.edits).toEqual([{ file: path, kind: "changed", fields: [["hours", "opens"]] }]);
  await undo(hours?.id);
  expect(parse(read(path)).hours).toEqual(parse(before).hours);
  expect(parse(read(path)).phones).toEqual({ main: "+91 98765 43210", second: "+91 98765 43211" });

  // Where the same field was changed again, the person decides.
  const [, phones] = (await checked()).changes;
  await change(/main: .*/, 'main: "+91 98765 43212"');
  const { conflicts = [] } = await undo(phones?.id);
  expect(conflicts).toEqual([
    { file: path, path: ["phones", "main"], mine: parse(before).phones.main, saved: "+91 98765 43212" },
  ]);
  expect(parse(read(path)).phones.main).toBe("+91 98765 43212");
  await undo(phones?.id, { decisions: conflicts.map((conflict) => ({ ...conflict, keep: "mine" })) });
  expect(parse(read(path)).phones.main).toBe(parse(before).phones.main);
  writeFileSync(join(root, path), before);
  expect(await ask("POST", "undo/1", { body: "{}" })).toMatchObject({
    status: 400,
    text: "This change is not known any more.",
  });
});

test("undoing a new file deletes it, and keeps what was saved just before", async () => {
  const [file, other] = ["content/en/recipes/new-dish.yaml", "content/en/spices.yaml"];
  const translated = file.replace("/en/", "/hi/");
  const before = read(other);
  await save({ path: other, base: before, mine: `${before}# changed\n` });
  const files = [
    { path: file, mine: read(dish).replace("Test", "New") },
    { path: translated, mine: read(dish.replace("/en/", "/hi/")) },
  ];
  expect(await save({ files })).toEqual({ isMerged: false });
  expect(existsSync(join(root, file))).toBe(true);
  await undo();
  expect([file, translated].filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect(read(other)).not.toBe(before);
  writeFileSync(join(root, other), before);
});

test("a file that is not a harmless picture is refused with a message", async () => {
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
  expect(await ask("POST", "save", { body: JSON.stringify(long) })).toMatchObject({
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
  writeFileSync(join(root, path), base.replace(/spiceLevel: .*/, "spiceLevel: 5"));
  const mine = base.replace(/^price: .*/m, "price: 1kg");
  expect(await save({ path, base, mine })).toEqual({ isMerged: true });
  const merged = mine.replace(/spiceLevel: .*/, "spiceLevel: 5");
  expect(readFileSync(join(root, path), "utf8")).toBe(merged);

  const { path: hindi, words: other } = product.hindi;
  const files = [
    { path: hindi, base: other, mine: `${other}price: 2kg\n` },
    { path, base, mine: base.replace(/spiceLevel: .*/, "spiceLevel: 3") },
  ];
  expect(await save(...files)).toEqual({
    conflicts: [{ file: path, path: ["spiceLevel"], mine: 3, saved: 5 }],
  });
  expect(readFileSync(join(root, hindi), "utf8")).toBe(other);
  expect(readFileSync(join(root, path), "utf8")).toBe(merged);
});

test("metadata is removed from a photograph, and its orientation is kept", async () => {
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

test("file errors and malformed addresses are answered with a message", async () => {
  mkdirSync(join(root, "content/photos/folder.jpg"));
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect((await ask("GET", "files")).text).not.toContain("folder.jpg");
  expect(await ask("GET", "content/photos/folder.jpg")).toMatchObject({
    status: 500,
    text: expect.not.stringMatching(/EISDIR/),
  });
  log.mockRestore();
  expect(await ask("GET", "%")).toMatchObject({ status: 400, text: "This is not an address." });
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

const read = (path: string) => readFileSync(join(root, path), "utf8");

type Request = Partial<Answers> & { files: Version[] };

/** Saves files as a form does. */
async function save(...given: Version[] | [Request]): Promise<Saved> {
  const [first] = given;
  const body = JSON.stringify(first && "files" in first ? first : { files: given });
  const { status, text } = await ask("POST", "save", { body });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** Takes back the last save, or another. */
async function undo(id?: string, answers: Partial<Answers> = {}): Promise<Saved> {
  const wanted = id ?? (await checked()).changes[0]?.id;
  const { status, text } = await ask("POST", `undo/${wanted}`, { body: JSON.stringify(answers) });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** Asks as the studio's pages do. */
async function ask(method: string, path: string, { body, headers }: { body?: string | Buffer; headers?: object } = {}) {
  const own = { origin: method === "GET" ? undefined : `http://127.0.0.1:${port}`, ...headers };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const encoded = `/${encodeURI(path).replaceAll("%25", "%")}`;
  const answer = await askServer({ host: "127.0.0.1", port, method, path: encoded, headers: given }, body);
  return { status: answer.status, headers: answer.headers, text: String(answer.body) };
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
