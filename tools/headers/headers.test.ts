import { expect, test } from "vitest";
import { type Documents, parseDocument } from "../build/html.ts";
import { fileTypes, headersFile, headersOf, siteHeaders } from "./headers.ts";

/** A site's documents, in the order of their files. */
function siteOf(files: Record<string, string>): Documents {
  return new Map(
    Object.entries(files)
      .sort()
      .map(([file, html]) => [file, parseDocument(html)]),
  );
}

const inline = "<style>a{}</style>";

/** Pages like those of the build: inline styles differ, scripts are shared. */
function toySite(count: number): Documents {
  const page = (number: number) =>
    `<style>.p${number}{}</style><script>go()</script><script src="/assets/a.js"></script>`;
  return siteOf(Object.fromEntries(Array.from({ length: count }, (_, number) => [`p${number}.html`, page(number)])));
}

test("each document may use its own inline code and nothing else", () => {
  const headers = siteHeaders(
    siteOf({
      "index.html": `${inline}<script>go()</script>`,
      "about.html": "<script type=application/json>{}</script>".replace("application/json", '"application/json"'),
    }),
  );
  expect(headers.policies["index.html"]).toMatch(/script-src 'sha256-[\w+/]+=*';/);
  expect(headers.policies["index.html"]).toMatch(/style-src 'sha256-[\w+/]+=*';/);
  expect(headers.policies["about.html"]).toContain("script-src 'none'");
  expect(headers.policies["about.html"]).toContain("style-src 'none'");
});

test("a document with a script or an island may load the site's own scripts", () => {
  for (const html of ['<script type="module" src="/assets/a.js"></script>', '<div data-island="message"></div>'])
    expect(siteHeaders(siteOf({ "index.html": html })).policies["index.html"]).toContain("script-src 'self';");
});

test("an inline style or handler stops the build, because no policy could allow it", () => {
  for (const html of ['<p style="top:0">', '<p onclick="go()">'])
    expect(() => siteHeaders(siteOf({ "index.html": html }))).toThrow(/the (style|onclick) of a <p> element/);
});

test("a picture on another site is allowed, and then there is no embedder policy", () => {
  const headers = siteHeaders(siteOf({ "index.html": '<img src="https://pictures.example/a.jpg">' }));
  expect(headers.policies["index.html"]).toContain("img-src 'self' data: https://pictures.example;");
  expect(headers.everywhere).not.toHaveProperty("Cross-Origin-Embedder-Policy");
});

test("the common policy allows all that each document's own allows, and does not grow with their number", () => {
  const { policies, commonPolicy } = siteHeaders(toySite(9));
  expect(commonPolicy).toBe(siteHeaders(toySite(2)).commonPolicy);
  expect(commonPolicy).toContain("style-src 'self' 'unsafe-inline';");
  const scripts = (policy = "") => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  for (const policy of Object.values(policies)) expect(scripts(commonPolicy)).toEqual(scripts(policy));
});

test("no policy allows foreign resources, <base>, foreign form targets, framing, or strings as code", () => {
  const { policies, otherPolicy, commonPolicy } = siteHeaders(siteOf({ "index.html": inline }));
  const end =
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker";
  for (const policy of [policies["index.html"], otherPolicy, commonPolicy]) {
    expect(policy).toMatch(new RegExp(`^default-src 'none'; .*; ${end}$`));
    expect(policy).not.toMatch(/\*|https?:|unsafe-eval|(script|object)-src[^;]*data:/);
  }
  expect(policies["index.html"]).not.toContain("unsafe");
  // That of files that are no documents.
  expect(otherPolicy).toMatch(/^default-src 'none'; script-src 'none'; style-src 'none';/);
});

test("pages are denied camera, microphone, location and payment", () => {
  const { "Permissions-Policy": permissions } = siteHeaders(siteOf({ "index.html": inline })).everywhere;
  const denied = ["camera=()", "microphone=()", "geolocation=()", "payment=()"];
  expect(permissions?.split(", ")).toEqual(expect.arrayContaining(denied));
  expect(permissions?.match(/[\w-]+=\((?!\)).*?\)/g)).toEqual(["clipboard-write=(self)", "screen-wake-lock=(self)"]);
});

test("_headers has rules for everything, assets, shared files and every page, in lines that Cloudflare reads", () => {
  const files = ["index.html", "about.html", "404.html", "hi/404.html"];
  const text = headersFile(siteHeaders(siteOf(Object.fromEntries(files.map((file) => [file, inline])))));
  const extensions = ["png", "ico", "pdf", ...Object.keys(fileTypes)].map((extension) => `/*.${extension}`);
  expect(text.match(/^\/.*$/gm)).toEqual(["/*", "/assets/*", ...extensions, "/about", "/"]);
  // Netlify reads a rule that does not begin with a slash as part of the one before.
  expect(text).toMatch(/^https:\/\/:project\.pages\.dev\/\*\n {2}X-Robots-Tag: noindex\n\//);
  expect(text.match(/^\/(about)?\n {2}Content-Security-Policy: .*sha256.*$/gm)).toHaveLength(2);
  // Not under /*: hosts would append it to the Cache-Control of assets.
  expect(
    text.match(/^\/(about)?\n {2}Content-Security-Policy: .*\n {2}Cache-Control: .*must-revalidate$/gm),
  ).toHaveLength(2);
  expect(text).not.toContain("no-transform");
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test("a site with more pages than Cloudflare takes rules stops the build", () => {
  const rules = (pages: number) => headersFile(siteHeaders(toySite(pages))).match(/^\S+$/gm)?.length ?? 0;
  const most = 100 - rules(0);
  expect(rules(most)).toBe(100);
  expect(() => rules(most + 1)).toThrow(/101 rules/);
});

test("files that hosts do not know are sent with their own types", () => {
  const headers = siteHeaders(siteOf({ "index.html": inline }));
  for (const [extension, type] of Object.entries(fileTypes)) {
    expect(headersOf(headers, `hi/file.${extension}`)["Content-Type"]).toBe(type);
    expect(headersFile(headers)).toContain(`\n/*.${extension}\n  Content-Type: ${type}\n`);
  }
  expect(headersOf(headers, "index.html")).not.toHaveProperty("Content-Type");
});

/**
 * The values with the best score in each test of MDN's HTTP Observatory, 150 points in all, besides those of the policy
 * (docs/specification.md, 15).
 */
const observatory = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

test("the headers have the Observatory's best score", () => {
  expect(headersOf(siteHeaders(siteOf({ "index.html": inline })), "index.html")).toMatchObject(observatory);
});
