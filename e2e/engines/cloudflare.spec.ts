import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { parseDocuments } from "../../tools/build/html.ts";
import { fileOf, SiteFolder } from "../../tools/build/site-folder.ts";
import { onDemandFolder } from "../../tools/commands.ts";
import { caching, type SiteHeaders, siteHeaders } from "../../tools/headers/headers.ts";
import { testPorts } from "../../tools/port.ts";
import { allSitemapPaths, recordEvents, sitemapPaths, waitTwoFrames } from "../helpers/support.ts";

/** The built site in Cloudflare Pages' own engine, as docs/hosting.md describes it. */

const folder = resolve("build/client");
const wrangler = resolve(onDemandFolder(".github/wrangler"), "node_modules/wrangler/bin/wrangler.js");
const port = String(testPorts.host);

// The engine may take longer to start than a test may.
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ baseURL: `http://localhost:${port}` });

let engine: ChildProcess;
let headers: SiteHeaders;

test.beforeAll(async () => {
  headers = siteHeaders(parseDocuments(new SiteFolder(folder)));
  const cwd = ".cache/cloudflare"; // It leaves files where it runs.
  mkdirSync(cwd, { recursive: true });
  const options = ["--port", port, "--ip", "localhost", "--compatibility-date", "2026-01-01"];
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  engine = spawn(process.execPath, [wrangler, "pages", "dev", folder, ...options], { cwd, env, stdio: "ignore" });
  const isUp = () =>
    fetch(`http://localhost:${port}/`, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { message: "wrangler pages dev did not start", timeout: 100_000 }).toBe(true);
});

test.afterAll(() => engine.kill());

test("every page is at its clean address, under the common policy and its own", async ({ request }) => {
  for (const path of allSitemapPaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const policy = `${headers.commonPolicy}, ${headers.policies[fileOf(path)]}`;
    const sent = {
      ...headers.everywhere,
      "Content-Security-Policy": policy,
      "Cache-Control": caching.rest,
    };
    for (const [name, value] of Object.entries(sent)) expect(response.headers()[name.toLowerCase()], path).toBe(value);
  }
});

test("other forms of its address redirect to it, but other capitals get the 404", async ({ request }) => {
  for (const [path, status, clean] of [
    ["/index.html", 308, "/"],
    ["/about/?from=test", 308, "/about?from=test"],
    ["/hi.html", 308, "/hi"],
    ["/hi/about/", 308, "/hi/about"],
    ["/Products?q=methi", 301, "/products?q=methi"],
    ["/hi/Contact", 301, "/hi/contact"],
    ["/Hi/", 301, "/hi"],
    ["/Products/nothing", 404, undefined],
    ["/hi/Nothing", 404, undefined],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([status, clean]);
  }
});

test("at the host's own address, search engines are told to list nothing", async ({ request }) => {
  const robots = async (headers: Record<string, string>) =>
    (await request.get("/about", { headers })).headers()["x-robots-tag"];
  expect(await robots({ Host: "shivnath.pages.dev" })).toBe("noindex");
  expect(await robots({})).toBeUndefined();
});

test("hashed files are cached for ever, a 404 for one never", async ({ request }) => {
  const [asset] = new SiteFolder(folder).files().filter((file) => /^assets\/.*\.js$/.test(file));
  const script = await request.get(`/${asset}`);
  expect([script.status(), script.headers()["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  for (const [path, document] of [
    ["/nothing", "404.html"],
    ["/assets/nothing-1a2b3c4d.js", "404.html"],
    ["/hi/nothing", "hi/404.html"],
  ] as const) {
    const response = await request.get(path);
    const { "cache-control": caching, "content-security-policy": policy } = response.headers();
    expect([response.status(), caching, policy], path).toEqual([404, "no-store", headers.commonPolicy]);
    expect(await response.text()).toBe(readFileSync(`${folder}/${document}`, "utf8"));
  }
});

test("in a browser, pages work under both policies, and code from elsewhere does not", async ({ page }) => {
  const seen = recordEvents(page);
  for (const path of sitemapPaths) {
    await page.goto(path);
    await waitTwoFrames(page);
  }
  expect(seen.errors).toEqual([]);
  const addScript = () => {
    document.createElement("script").textContent = "document.title = 'run'";
  };
  await expect(page.evaluate(addScript)).rejects.toThrow("TrustedScript");
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", "<script>document.title = 'run'</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  // Each policy refuses it.
  const [text, script] = ["TrustedScript", "Content Security Policy"].map((reason) => expect.stringContaining(reason));
  expect(seen.errors).toEqual([text, text, script, script]);
  expect(await page.title()).not.toBe("run");
});
