import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask as askServer, portOf } from "../../testing/ask.ts";
import { requestProblemIn, requestSentence } from "../request-problems.ts";
import type { SavedChange } from "../save/store.ts";
import { LocalFolder, type State } from "./local-folder.ts";
import { copyContent } from "./preview.ts";
import { createStudioServer } from "./server.ts";

const root = mkdtempSync(join(tmpdir(), "studio-"));
const onGood = vi.fn(() => copyContent(root, join(root, "site")));
let server: ReturnType<typeof createStudioServer>;
let port: number;

beforeAll(async () => {
  cpSync("content", join(root, "content"), { recursive: true });
  server = createStudioServer(new LocalFolder(root, join(root, "history"), onGood), root, "http://127.0.0.1:9");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = portOf(server);
  await checked();
}, 120_000);

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const site = "content/en/site.yaml";
const photo = "content/photos/img-0001-1a2b3c.jpg";

test("the server refuses requests that are not from the studio's own pages", async () => {
  expect((await ask("GET", "state")).status).toBe(200);
  for (const path of ["index.html", "state", "content", "no-such-page"])
    expect((await ask("GET", path)).headers, path).toMatchObject({
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
  expect(await ask("POST", "save", { body: "{}", headers: { origin: undefined } })).toMatchObject({ status: 403 });
});

test("pages have the studio's policy: no code from elsewhere, no other base, form target or frame around it", async () => {
  const { headers } = await askServer({ host: "127.0.0.1", port, path: "/index.html" });
  expect(String(headers["content-security-policy"]).split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
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
    "content/en/../../package.json",
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
    expect(await save({ [path]: { text: "x" } }), path).toMatchObject({
      status: 400,
      problem: expect.stringMatching(/small letters/),
    });
  for (const path of ["content%2f..%2fpackage.json", "content/placeholders.yaml", "content/en/site.yaml"])
    expect((await ask("GET", path)).status, path).toBe(400);
});

test("no write follows a symbolic link out of the content", async () => {
  const outside = join(root, "outside.yaml");
  writeFileSync(outside, "name: x\n");
  const linked = "content/en/products/linked.yaml";
  symlinkSync(outside, join(root, linked));
  expect(await save({ [linked]: { text: "name: y\n" } })).toMatchObject({
    status: 400,
    problem: expect.stringMatching(/leads out/),
  });
  expect(readFileSync(outside, "utf8")).toBe("name: x\n");
  expect((await content()).texts).not.toHaveProperty([linked]);
  rmSync(join(root, linked));
});

test("a save is written if nobody has saved since it was read, and the preview gets only valid content", async () => {
  const before = read(site);
  const { revision } = await content();
  onGood.mockClear();
  const text = before.replace(/opens: .*/, 'opens: "08:15"');
  const saved = await save({ [site]: { text } }, revision);
  expect(saved.status).toBe(200);
  expect(JSON.parse(saved.text)).toEqual({ revision: (await content()).revision });
  expect(read(site)).toBe(text);
  await checked();
  expect(onGood).toHaveBeenCalled();
  // Somebody else has read the content before that.
  expect(JSON.parse((await save({ [site]: { text: before } }, revision)).text)).toEqual({});
  expect(read(site)).toBe(text);
  onGood.mockClear();
  await save({ [site]: { text: text.replace(/opens: .*/, "opens: never") } });
  expect((await checked()).problems).toEqual([expect.objectContaining({ file: site })]);
  expect(onGood).not.toHaveBeenCalled();
  await save({ [site]: { text: before } });
});

test("a save's files before and after it can be read, for undo", async () => {
  const before = read(site);
  await save({ [site]: { text: before.replace(/opens: .*/, 'opens: "08:15"') } });
  const [change] = await history();
  expect(change?.edits).toEqual([{ file: site, kind: "changed", fields: [["hours", "opens"]] }]);
  const files = JSON.parse((await ask("GET", `history/${change?.id}`)).text);
  expect(Buffer.from(files[site].before, "base64").toString("utf8")).toBe(before);
  await save({ [site]: { text: before } });
  expect(await ask("GET", "history/1")).toMatchObject({ status: 400, problem: "This change is not known any more." });
});

test("a file that is not a harmless picture is refused with a message", async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const base64 = (content: string | Buffer) => ({ base64: Buffer.from(content).toString("base64") });
  const tens = Array.from({ length: 10 }, () => "<use href='#a0'/>").join("");
  const bomb = Array.from(
    { length: 9 },
    (_, index) => `<g id="a${index + 1}">${tens.replaceAll("a0", `a${index}`)}</g>`,
  );
  for (const [path, body, sentence] of [
    [photo, "not a picture", /not a picture/],
    [photo, svg(""), /JPEG/],
    [photo, Buffer.from("000000186674797068656963", "hex"), /not a picture/],
    ["content/illustrations/x.svg", svg("<script>1</script>"), /contains a program/],
    [
      "content/illustrations/x.svg",
      svg(`<defs><path id="a0" d="M0 0h1"/>${bomb.join("")}</defs><use href="#a9"/>`),
      /contains a program|shapes/,
    ],
  ] as const)
    expect(await save({ [path]: base64(body) })).toMatchObject({
      status: 400,
      problem: expect.stringMatching(sentence),
    });
  const huge = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "#c80" } })
    .png()
    .toBuffer();
  expect(await save({ [photo]: base64(huge) })).toMatchObject({
    status: 400,
    problem: expect.stringMatching(/pixels|not a picture/),
  });
  expect(existsSync(join(root, photo))).toBe(false);
  const headers = { "content-length": "40000000" };
  expect(await ask("POST", "save", { headers })).toMatchObject({ problem: expect.stringMatching(/30 MB/) });
  expect(await save({ "content/illustrations/x.svg": base64(svg('<use href="#a"/>')) })).toMatchObject({ status: 200 });
});

test("metadata is removed from a photograph, and its orientation is kept", async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  for (const noted of [
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#c80" } }).withXmp(xmp),
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#c80" } }).withMetadata({ orientation: 6 }),
  ]) {
    const base64 = (await noted.jpeg().toBuffer()).toString("base64");
    expect(await save({ [photo]: { base64 } })).toMatchObject({ status: 200 });
    const metadata = await sharp(join(root, photo)).metadata();
    expect(metadata).not.toHaveProperty("exif");
    expect(metadata).not.toHaveProperty("xmp");
  }
  expect(await sharp(join(root, photo)).metadata()).toMatchObject({ width: 600, height: 900 });
  await save({ [photo]: null });
});

test("a wrong request is answered with what is wrong, never with a sentence about the disk", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const deep = "[".repeat(100_000);
  const many = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, index) => [`content/en/products/a${index}.yaml`, null]),
  );
  for (const [body, sentence] of [
    ["{", /not valid JSON/],
    ["null", /not a save/],
    ['{"revision": 1, "changes": {}}', /not a save: revision/],
    [JSON.stringify({ revision: "x", changes: { [site]: { text: 1 } } }), /not a save: changes/],
    [JSON.stringify({ revision: "x", changes: { [photo]: { base64: "?" } } }), /not a save/],
    [JSON.stringify({ revision: "x", changes: { [site]: { text: "a".repeat(600_000) } } }), /too much text/],
    [JSON.stringify({ revision: "x", changes: { [site]: { text: deep } } }), /brackets/],
    [JSON.stringify({ revision: "x", changes: { [site]: { text: `${"- ".repeat(5000)}x` } } }), /brackets/],
    [JSON.stringify({ revision: "x", changes: many }), /more files/],
  ] as const) {
    const started = performance.now();
    expect(await ask("POST", "save", { body })).toMatchObject({
      status: 400,
      problem: expect.stringMatching(sentence),
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  }
  expect(await ask("GET", "%")).toMatchObject({ status: 400, problem: "This is not an address." });
  expect(await ask("DELETE", site)).toMatchObject({ status: 400, problem: "The studio does not do this." });
  expect(log).not.toHaveBeenCalled();
  mkdirSync(join(root, "content/photos/folder.jpg"));
  expect((await content()).pictures).not.toContain("content/photos/folder.jpg");
  expect(await ask("GET", "content/photos/folder.jpg")).toMatchObject({
    status: 500,
    text: expect.not.stringMatching(/EISDIR/),
  });
  rmSync(join(root, "content/photos/folder.jpg"), { recursive: true });
  log.mockRestore();
});

const read = (path: string) => readFileSync(join(root, path), "utf8");

const content = async () => JSON.parse((await ask("GET", "content")).text);

const history = async (): Promise<SavedChange[]> => JSON.parse((await ask("GET", "history")).text);

/** Saves files as the studio's pages do. */
async function save(changes: object, revision?: string) {
  return ask("POST", "save", { body: JSON.stringify({ revision: revision ?? (await content()).revision, changes }) });
}

/** Asks as the studio's pages do. */
async function ask(method: string, path: string, { body, headers }: { body?: string | Buffer; headers?: object } = {}) {
  const own = { origin: method === "GET" ? undefined : `http://127.0.0.1:${port}`, ...headers };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const encoded = `/${encodeURI(path).replaceAll("%25", "%")}`;
  const answer = await askServer({ host: "127.0.0.1", port, method, path: encoded, headers: given }, body);
  const text = String(answer.body);
  const problem = requestProblemIn(text);
  return { status: answer.status, headers: answer.headers, text, problem: problem && requestSentence(problem, "en") };
}

/** The state once the last save has been checked. */
async function checked(): Promise<State> {
  return vi.waitFor(
    async () => {
      const state = JSON.parse((await ask("GET", "state")).text);
      expect(state.isChecking).toBe(false);
      return state;
    },
    { timeout: 60_000, interval: 200 },
  );
}
