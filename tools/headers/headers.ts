import { createHash } from "node:crypto";
import { type Documents, pictureUrls } from "../build/html.ts";
import { addressOf, isNotFoundPage } from "../build/site-folder.ts";

/** The types of files that hosts do not know, or send without their encoding, by extension. */
export const fileTypes: Readonly<Record<string, string>> = { vcf: "text/vcard; charset=utf-8" };

/** Names and values of response headers. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that every host sends, computed from the built files. */
export interface SiteHeaders {
  /** For every response. */
  everywhere: Headers;
  /** The policy of each document, by its file, e.g. `about.html`. */
  policies: Headers;
  /** The policy of all other files: no scripts and no styles. */
  otherPolicy: string;
  /** The strictest policy under which every document works, for hosts that send it in addition to a document's own. */
  commonPolicy: string;
}

const POLICY_HEADER = "Content-Security-Policy";
const CACHE_HEADER = "Cache-Control";

const EMBEDDING_HEADER = "Cross-Origin-Resource-Policy";

/** Files that other sites may embed: share cards, icons, the recipes' pictures, PDFs. No page has such an extension. */
const sharedExtensions = ["png", "ico", "pdf"];

/** Cloudflare's address of the project. Search engines should not index this second copy of the site. */
const hostAddress = "https://:project.pages.dev/*";

/**
 * Files in `/assets/` have a hash in their name and are immutable; all others are revalidated. Not
 * `no-transform`: Cloudflare would not compress documents. That it rewrites none is a setting, which publish.yml checks.
 */
export const caching = {
  assets: "public, max-age=31536000, immutable",
  rest: "public, max-age=0, must-revalidate",
};

/** Computes the headers from the built documents. Rules and score: docs/specification.md, 15. */
export function siteHeaders(documents: Documents): SiteHeaders {
  const needs = Array.from(documents, ([file, document]) => ({ file, ...needsOf(document) }));
  const pictureHosts = unique(needs.flatMap((own) => own.pictureHosts));
  return {
    everywhere: {
      // Without includeSubDomains: mail or a shop on a subdomain may have no HTTPS. docs/hosting.md says when to add it.
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": permissions,
      "Cross-Origin-Opener-Policy": "same-origin",
      [EMBEDDING_HEADER]: "same-origin",
      // This header would block pictures from other sites that do not opt in.
      ...(pictureHosts.length === 0 && { "Cross-Origin-Embedder-Policy": "require-corp" }),
    },
    policies: Object.fromEntries(needs.map(({ file, ...own }) => [file, policy(own)])),
    otherPolicy: policy({ styles: [], scripts: [], pictureHosts: [] }),
    commonPolicy: policy({
      // Every document has inline styles of its own, too many for one line; its own policy names them by hash.
      styles: ["'self'", "'unsafe-inline'"],
      // Documents share their inline scripts, so this list does not grow with their number.
      scripts: unique(needs.flatMap(({ scripts }) => scripts)),
      pictureHosts,
    }),
  };
}

/** The headers of one response. */
export function headersOf({ everywhere, policies, otherPolicy }: SiteHeaders, file: string): Headers {
  const type = fileTypes[file.split(".").pop() ?? ""];
  return {
    ...everywhere,
    ...(sharedExtensions.some((extension) => file.endsWith(`.${extension}`)) && { [EMBEDDING_HEADER]: "cross-origin" }),
    ...(type && { "Content-Type": type }),
    [POLICY_HEADER]: policies[file] ?? otherPolicy,
    [CACHE_HEADER]: file.startsWith("assets/") ? caching.assets : caching.rest,
  };
}

/**
 * `_headers` for Cloudflare Pages and Netlify. Both apply every matching rule. Browsers enforce the common policy and a
 * page's own together; the stricter one wins. Any other repeated header would be sent with both values: `!` removes the
 * first. Netlify skips such a line, and also the rule for Cloudflare's address, provided that it comes first.
 */
export function headersFile({ everywhere, policies, commonPolicy }: SiteHeaders): string {
  const pages = Object.entries(policies).filter(([file]) => !isNotFoundPage(file));
  const rules: [string, Headers, removed?: string][] = [
    [hostAddress, { "X-Robots-Tag": "noindex" }],
    ["/*", { ...everywhere, [POLICY_HEADER]: commonPolicy }],
    ["/assets/*", { [CACHE_HEADER]: caching.assets }],
    ...sharedExtensions.map((extension): [string, Headers, string] => [
      `/*.${extension}`,
      { [EMBEDDING_HEADER]: "cross-origin" },
      EMBEDDING_HEADER,
    ]),
    ...Object.entries(fileTypes).map(([extension, type]): [string, Headers] => [
      `/*.${extension}`,
      { "Content-Type": type },
    ]),
    ...pages.map(([file, policy]): [string, Headers] => [
      addressOf(file),
      { [POLICY_HEADER]: policy, [CACHE_HEADER]: caching.rest },
    ]),
  ];
  if (rules.length > mostRules)
    throw new Error(
      `_headers has ${rules.length} rules, and Cloudflare Pages refuses more than ${mostRules}: the site has too many pages for one rule each (docs/hosting.md)`,
    );
  const lines = rules.flatMap(([path, headers, removed]) => [
    path,
    ...(removed ? [`  ! ${removed}`] : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

interface Needs {
  /** Sources for `style-src` and `script-src`. */
  styles: readonly string[];
  scripts: readonly string[];
  /** Origins of pictures on other sites. */
  pictureHosts: readonly string[];
}

/**
 * The sources that a document needs: its inline styles and scripts by hash, and `'self'` if it loads scripts, now or on
 * demand.
 *
 * @throws on an inline handler or style attribute: no hash can allow those
 */
function needsOf(document: Document): Needs {
  for (const { attributes, localName } of document.querySelectorAll("*"))
    for (const { name } of attributes)
      if (name === "style" || name.startsWith("on"))
        throw new Error(`The security policy would block the ${name} of a <${localName}> element: remove it`);
  const sourcesOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) =>
      element.matches("[src], [href], [data-island]") ? "'self'" : hashSource(element.textContent ?? ""),
    );
  const pictures = Array.from(document.querySelectorAll("img, source"), pictureUrls).flat();
  return {
    styles: unique(sourcesOf("link[rel=stylesheet], style")),
    scripts: unique(sourcesOf(`script:not([type="application/json"], [type="application/ld+json"]), [data-island]`)),
    pictureHosts: unique(
      pictures.filter((address) => address.startsWith("https://")).map((address) => new URL(address).origin),
    ),
  };
}

function policy({ styles, scripts, pictureHosts }: Needs): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ") || "'none'"}`,
    `style-src ${styles.join(" ") || "'none'"}`,
    ["img-src 'self' data:", ...pictureHosts].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The only Trusted Types policy is in app/document/global-script.ts, for the service worker's address.
    "require-trusted-types-for 'script'",
    "trusted-types service-worker",
  ].join("; ");
}

/**
 * Denies pages every device feature except two: the clipboard (Share, the order slip, the forms) and the wake
 * lock of the recipes. Lists only names that browsers know: they log an error for any other.
 */
const denied = `accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get serial
  storage-access usb xr-spatial-tracking`.split(/\s+/);
const permissions = [
  ...denied.map((feature) => `${feature}=()`),
  "clipboard-write=(self)",
  "screen-wake-lock=(self)",
].join(", ");

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const unique = (values: readonly string[]) => [...new Set(values)];
