import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { parseDocuments } from "../tools/build/html.ts";
import { fileOf, SiteFolder } from "../tools/build/site-folder.ts";
import { nginxFile } from "../tools/headers/formats.ts";
import { headersOf, siteHeaders } from "../tools/headers/headers.ts";
import { configureNginx, siteConfiguration, writeCertificate } from "../tools/nginx.ts";
import { askHost, otherForms, pathsOutside, unknownHindiPaths, unknownPaths } from "./host.ts";
import { allSitemapPaths } from "./support.ts";

/**
 * hosting/site.conf in a real nginx, with releases made by hosting/release.sh. Skipped where nginx is missing: see
 * playwright.config.ts.
 */

const nginx = process.env.NGINX_PATH as string; // playwright.config.ts runs this file only when it is set.
const https = Number(process.env.E2E_PORT || 4174) + 100;
const http = https + 1;

test.describe.configure({ mode: "serial" });

let folder: string;
/** The folder of the releases. */
let site: string;
let server: ReturnType<typeof configureNginx>;
let certificate: string;

test.beforeAll(async () => {
  builtHeaders = headersOfSite(new SiteFolder("build/client"));
  folder = mkdtempSync(join(tmpdir(), "nginx-"));
  site = join(folder, "site");
  mkdirSync(site);
  certificate = await writeCertificate(folder);
  const own = siteConfiguration(folder, { http, https }).replaceAll("/srv/site/", `${site}/`);
  server = configureNginx(nginx, folder, own);
  // The first release comes before nginx runs, so its reload fails, which does not matter.
  await release(".").catch(() => {});
  server.run();
});

test.afterAll(() => {
  server.run("-s", "stop");
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** Runs a folder's hosting/release.sh for the nginx under test, without blocking: requests can go on meanwhile. */
function release(from: string): Promise<{ stdout: string }> {
  const env = { ...process.env, NGINX_COMMAND: server.command };
  return promisify(execFile)("bash", [join(from, "hosting/release.sh"), site], { env });
}

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askHost({ port: https, ca: certificate, path, headers, method });
const askWithoutTls = (path: string) => askHost({ port: http, path });

/** The headers of a built site, worked out from its files. */
const headersOfSite = (site: SiteFolder) => siteHeaders(parseDocuments(site));
let builtHeaders: ReturnType<typeof headersOfSite>;

test("every page is served with its own headers, the same as from the project's server", async () => {
  for (const path of allSitemapPaths) {
    for (const address of [path, `${path}?from=test`]) {
      const { status, headers } = await ask(address);
      expect(status, address).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      const file = fileOf(path);
      for (const [name, value] of Object.entries(headersOf(builtHeaders, file)))
        expect(headers[name.toLowerCase()], `${address} ${name}`).toBe(value);
    }
  }
});

test("plain HTTP redirects to the same address over HTTPS, and says nothing about later visits", async () => {
  for (const path of ["/", "/about?from=test", "/.well-known/security.txt"]) {
    const { status, headers } = await askWithoutTls(path);
    expect([status, headers.location], path).toEqual([301, `https://localhost${path}`]);
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  const proofs = join(site, "acme/.well-known/acme-challenge");
  mkdirSync(proofs, { recursive: true });
  writeFileSync(join(proofs, "token"), "proof");
  expect(String((await askWithoutTls("/.well-known/acme-challenge/token")).body)).toBe("proof");
});

test("every page has one address, and its other forms redirect there", async () => {
  for (const [path, clean] of [
    ...otherForms,
    ["///hi//about?next=//a", "/hi/about?next=//a"],
    ["/%2fproducts", "/products"],
    ["//example.com", "/example.com"],
    ["//a%0d%0aSet-Cookie:%20b", "/a%0D%0ASet-Cookie:%20b"],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers.location], path).toEqual([301, clean]);
  }
});

test("unknown addresses and the 404 pages' own get the 404 page of their language, its status and its policy", async () => {
  for (const [document, paths] of [
    ["404.html", [...unknownPaths, "/index.html.br", "/_headers", "/%E0%A4%A"]],
    ["hi/404.html", unknownHindiPaths],
  ] as const)
    for (const path of paths) {
      const { status, headers, body } = await ask(path);
      expect([status, body.equals(readFileSync(`build/client/${document}`))], path).toEqual([404, true]);
      expect(headers["content-security-policy"]).toBe(builtHeaders.policies[document]);
    }
});

test("compressed files are served to clients that accept them", async () => {
  const plain = await ask("/products");
  const brotli = await ask("/products", { "Accept-Encoding": "gzip, br" });
  const gzip = await ask("/products", { "Accept-Encoding": "gzip" });
  expect([plain, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
  expect(brotli.body.length).toBe(readFileSync("build/client/products.html.br").length);
  expect(brotli.headers.vary).toContain("Accept-Encoding");
});

test("files have the right content type, and hashed files are cached permanently", async () => {
  const files = new SiteFolder("build/client").files();
  const kinds: Record<string, string> = {
    css: "text/css; charset=utf-8",
    js: "text/javascript; charset=utf-8",
    svg: "image/svg+xml",
    avif: "image/avif",
    woff2: "font/woff2",
    webmanifest: "application/manifest+json; charset=utf-8",
    xml: "application/xml; charset=utf-8",
    txt: "text/plain; charset=utf-8",
    ico: "image/x-icon",
  };
  for (const [ending, type] of Object.entries(kinds)) {
    const file = files.find((name) => name.endsWith(`.${ending}`)) as string; // The build makes all of these.
    const { status, headers } = await ask(`/${file}`);
    expect([status, headers["content-type"]], file).toEqual([200, type]);
    expect(headers["cache-control"]).toContain(file.startsWith("assets/") ? "immutable" : "must-revalidate");
  }
});

test("an unchanged page is not sent again; methods that change anything are refused", async () => {
  const { headers } = await ask("/about");
  expect((await ask("/about", { "If-None-Match": String(headers.etag) })).status).toBe(304);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    expect((await ask("/about", {}, method)).status, method).toBeGreaterThanOrEqual(403);
});

test("no path leads out of the site or to hidden files", async () => {
  writeFileSync(join(folder, "secret.txt"), "secret");
  for (const path of [...pathsOutside, "/.own-assets", "/%00", "/.git/config"]) {
    const { status, body } = await ask(path);
    expect([400, 404], path).toContain(status);
    expect(String(body), path).not.toContain("secret");
  }
  expect((await ask("/.well-known/security.txt")).status).toBe(200);
});

test("long addresses get the right status", async () => {
  expect((await ask(`/products?q=${"x".repeat(7_000)}`)).status).toBe(200);
  expect((await ask(`/${"x".repeat(7_000)}`)).status).toBe(404);
  expect((await ask(`/products?q=${"x".repeat(40_000)}`)).status).toBe(414);
});

test("during a release, no response mixes the old and the new site", async () => {
  // The next release: Home has other styles, and one script is gone.
  const next = join(folder, "next");
  cpSync("hosting", join(next, "hosting"), { recursive: true });
  cpSync("build", join(next, "build"), { recursive: true });
  const home = join(next, "build/client/index.html");
  writeFileSync(home, readFileSync(home, "utf8").replace("</style>", "b{}</style>"));
  for (const ending of [".br", ".gz"]) rmSync(home + ending);
  const built = new SiteFolder(join(next, "build/client"));
  const old = built.files().find((file) => /^assets\/react.*\.js$/.test(file)) as string; // Products is hydrated.
  built.remove(old);
  const nextHeaders = headersOfSite(built);
  writeFileSync(join(next, "build/site-headers.conf"), nginxFile(nextHeaders));

  const mismatches: string[] = [];
  let newResponses = 0;
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const { body, headers: sent } = await ask("/");
      const isNext = String(body).includes("b{}</style>");
      if (isNext) newResponses++;
      const policy = headersOf(isNext ? nextHeaders : builtHeaders, "index.html");
      if (sent["content-security-policy"] !== policy["Content-Security-Policy"]) mismatches.push(String(isNext));
    }
  })();
  const { stdout } = await release(next);
  expect(stdout).toContain("is live");
  await expect.poll(() => newResponses).toBeGreaterThan(3);
  isOver = true;
  await visits;
  expect(mismatches).toEqual([]);
  // A page opened before the release still finds its files.
  expect((await ask(`/${old}`)).status).toBe(200);
});

test("a thousand pages, some with long names, fit into nginx's maps", () => {
  const pages = Array.from({ length: 1000 }, (_, page) => `hi/recipes/${"long-name-".repeat(page % 10)}${page}.html`);
  const headers = siteHeaders(new Map());
  const policies = Object.fromEntries(pages.map((file) => [file, headers.otherPolicy]));
  const { run } = configureNginx(nginx, mkdtempSync(join(folder, "many-")), nginxFile({ ...headers, policies }));
  run("-t", "-q");
});
