import { expect, test } from "vitest";
import { type Documents, parseDocument } from "../build/html.ts";
import { headersFile, nginxFile } from "./formats.ts";
import { headersOf, siteHeaders } from "./headers.ts";

/** A site's documents, in the order of their files. */
function siteOf(files: Record<string, string>): Documents {
  return new Map(
    Object.entries(files)
      .sort()
      .map(([file, html]) => [file, parseDocument(html)]),
  );
}

const inline = "<style>a{}</style>";

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

test("a document that loads scripts may load the site's own", () => {
  const headers = siteHeaders(siteOf({ "index.html": '<script type="module" src="/assets/a.js"></script>' }));
  expect(headers.policies["index.html"]).toContain("script-src 'self';");
});

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

test("the common policy allows what every document needs, and other files get it", () => {
  const headers = siteHeaders(siteOf({ "index.html": inline, "about.html": "<style>b{}</style>" }));
  for (const policy of Object.values(headers.policies))
    expect(headers.commonPolicy).toContain(/'sha256-[^']+'/.exec(policy)?.[0]);
  expect(headersOf(headers, "sw.js")["Content-Security-Policy"]).toBe(headers.commonPolicy);
});

test("hashed files are cached for ever, all others are revalidated", () => {
  const headers = siteHeaders(siteOf({ "index.html": inline }));
  expect(headersOf(headers, "assets/a.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersOf(headers, "index.html")["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
});

test("_headers has a rule for everything, one for assets and one per page, within Cloudflare's limits", () => {
  const text = headersFile(
    siteHeaders(siteOf({ "index.html": inline, "about.html": inline, "404.html": inline, "hi/404.html": inline })),
  );
  expect(text.match(/^\/.*$/gm)).toEqual(["/*", "/assets/*", "/about", "/"]);
  const many = Object.fromEntries(
    Array.from({ length: 120 }, (_, page) => [`p${page}.html`, `<style>p${page}{}</style>`]),
  );
  expect(() => headersFile(siteHeaders(siteOf(many)))).toThrow(/at most 100/);
});

test("nginx gets the same policies by file", () => {
  const headers = siteHeaders(siteOf({ "index.html": inline, "404.html": "", "hi/404.html": "" }));
  const text = nginxFile(headers);
  expect(text).toContain(`/index.html "${headers.policies["index.html"]}";`);
  expect(text).toContain(`/404.html "${headers.policies["404.html"]}";`);
  expect(text).toContain("default /404.html;\n  ~^/hi/ /hi/404.html;");
  for (const [name, value] of Object.entries(headers.everywhere))
    expect(text).toContain(`add_header ${name} "${value}" always;`);
});

/** MDN's HTTP Observatory: each test's points for the best result, and what gets them (docs/specification.md, 15). */
const observatory: [points: number, header: string, value: RegExp][] = [
  [10, "Content-Security-Policy", /^default-src 'none'(?!.*unsafe)(?!.*(script|object)-src[^;]*data:)/],
  [5, "Content-Security-Policy", /frame-ancestors 'none'/],
  [5, "Referrer-Policy", /^strict-origin-when-cross-origin$/],
  [0, "Strict-Transport-Security", /^max-age=63072000;/],
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
