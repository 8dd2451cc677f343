import { expect, test } from "vitest";
import { type Documents, parseDocument } from "../build/html.ts";
import { headersFile, headersOf, siteHeaders } from "./headers.ts";

/** A site's documents, in the order of their files. */
function siteOf(files: Record<string, string>): Documents {
  return new Map(
    Object.entries(files)
      .sort()
      .map(([file, html]) => [file, parseDocument(html)]),
  );
}

const inline = "<style>a{}</style>";

/** Pages like those of the build: each has styles of its own, and scripts that it shares with the others. */
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

test.each(['<script type="module" src="/assets/a.js"></script>', '<div data-island="message"></div>'])(
  "a document with %s may load the site's own scripts",
  (html) => {
    expect(siteHeaders(siteOf({ "index.html": html })).policies["index.html"]).toContain("script-src 'self';");
  },
);

test.each(['<p style="top:0">', '<p onclick="go()">'])(
  "%s stops the build, because no policy could allow it",
  (html) => {
    expect(() => siteHeaders(siteOf({ "index.html": html }))).toThrow(
      /the (style|onclick) of a <p> element: remove it/,
    );
  },
);

test("a picture on another site is allowed, and then there is no embedder policy", () => {
  const headers = siteHeaders(siteOf({ "index.html": '<img src="https://pictures.example/a.jpg">' }));
  expect(headers.policies["index.html"]).toContain("img-src 'self' data: https://pictures.example;");
  expect(headers.everywhere).not.toHaveProperty("Cross-Origin-Embedder-Policy");
});

test("the common policy restricts no document further, and holds nothing that grows with their number", () => {
  const { policies, commonPolicy } = siteHeaders(toySite(9));
  expect(commonPolicy).toBe(siteHeaders(toySite(2)).commonPolicy);
  expect(commonPolicy).toContain("style-src 'self' 'unsafe-inline';");
  const scripts = (policy = "") => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  for (const policy of Object.values(policies)) expect(scripts(commonPolicy)).toEqual(scripts(policy));
});

test("files that are not documents may run and style nothing", () => {
  const headers = siteHeaders(siteOf({ "index.html": `${inline}<script>go()</script>` }));
  const { "Content-Security-Policy": policy } = headersOf(headers, "sw.js");
  expect(policy).toMatch(/^default-src 'none'; script-src 'none'; style-src 'none';/);
});

test("every policy requires Trusted Types", () => {
  const { policies, otherPolicy, commonPolicy } = siteHeaders(siteOf({ "index.html": inline }));
  for (const policy of [...Object.values(policies), otherPolicy, commonPolicy])
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types service-worker$/);
});

test("_headers has rules for everything, assets, shared files and every page, in lines that Cloudflare reads", () => {
  const files = ["index.html", "about.html", "404.html", "hi/404.html"];
  const text = headersFile(siteHeaders(siteOf(Object.fromEntries(files.map((file) => [file, inline])))));
  expect(text.match(/^\/.*$/gm)).toEqual(["/*", "/assets/*", "/*.png", "/*.ico", "/*.pdf", "/about", "/"]);
  // Netlify reads a rule that does not begin with a slash as part of the one before.
  expect(text).toMatch(/^https:\/\/:project\.pages\.dev\/\*\n {2}X-Robots-Tag: noindex\n\//);
  expect(text.match(/^\/(about)?\n {2}Content-Security-Policy: .*sha256.*$/gm)).toHaveLength(2);
  // Not for all files: hosts would add it to what assets have.
  expect(text.match(/^\/(about)?\n {2}Content-Security-Policy: .*\n {2}Cache-Control: .*no-transform$/gm)).toHaveLength(
    2,
  );
  expect(text.match(/no-transform/g)).toHaveLength(2);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test("other sites may show share cards, icons and PDFs, and nothing else", () => {
  const headers = siteHeaders(siteOf({ "index.html": inline }));
  const embedding = (file: string) => headersOf(headers, file)["Cross-Origin-Resource-Policy"];
  for (const file of ["share-card.png", "icon-512.png", "favicon.ico", "assets/catalogue-12345678.pdf"])
    expect(embedding(file), file).toBe("cross-origin");
  for (const file of ["index.html", "assets/a.js", "assets/a.avif", "sw.js"])
    expect(embedding(file), file).toBe("same-origin");
});

/** MDN's HTTP Observatory: each test's points for the best result, and what gets them (docs/specification.md, 15). */
const observatory: [points: number, header: string, value: RegExp][] = [
  [10, "Content-Security-Policy", /^default-src 'none'(?!.*unsafe)(?!.*(script|object)-src[^;]*data:)/],
  [5, "Content-Security-Policy", /frame-ancestors 'none'/],
  [5, "Referrer-Policy", /^strict-origin-when-cross-origin$/],
  [0, "Strict-Transport-Security", /^max-age=63072000$/],
  [0, "X-Content-Type-Options", /^nosniff$/],
  [10, "Cross-Origin-Opener-Policy", /^same-origin$/],
  [10, "Cross-Origin-Embedder-Policy", /^require-corp$/],
  [10, "Cross-Origin-Resource-Policy", /^same-origin$/],
];

test("the Observatory's scan gives 150", () => {
  const headers = headersOf(siteHeaders(siteOf({ "index.html": inline })), "index.html");
  for (const [, header, value] of observatory) expect(headers[header], header).toMatch(value);
  expect(observatory.reduce((score, [points]) => score + points, 100)).toBe(150);
});
