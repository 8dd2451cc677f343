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

/** MDN's HTTP Observatory: each test's points for the best result and its condition (docs/specification.md, 15). */
const observatory: [name: string, points: number, passes: (headers: Readonly<Record<string, string>>) => boolean][] = [
  [
    "a policy with default-src 'none', without unsafe-inline or unsafe-eval",
    10,
    ({ "Content-Security-Policy": policy = "" }) =>
      policy.startsWith("default-src 'none'") &&
      !policy.includes("unsafe") &&
      !/(script|object)-src[^;]*data:/.test(policy),
  ],
  ["a referrer policy", 5, (headers) => headers["Referrer-Policy"] === "strict-origin-when-cross-origin"],
  [
    "HSTS for half a year or more",
    0,
    (headers) => Number(/max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "")?.[1]) >= 15_768_000,
  ],
  ["nosniff", 0, (headers) => headers["X-Content-Type-Options"] === "nosniff"],
  ["no framing", 5, (headers) => Boolean(headers["Content-Security-Policy"]?.includes("frame-ancestors 'none'"))],
  ["its own browsing context group", 10, (headers) => headers["Cross-Origin-Opener-Policy"] === "same-origin"],
  ["an embedder policy", 10, (headers) => headers["Cross-Origin-Embedder-Policy"] === "require-corp"],
  ["resources only for its own origin", 10, (headers) => headers["Cross-Origin-Resource-Policy"] === "same-origin"],
];

test("the Observatory's scan gives 150", () => {
  const headers = headersOf(siteHeaders(siteOf({ "index.html": inline })), "index.html");
  const failed = observatory.filter(([, , passes]) => !passes(headers)).map(([name]) => name);
  expect(failed).toEqual([]);
  expect(observatory.reduce((score, [, points]) => score + points, 100)).toBe(150);
});
