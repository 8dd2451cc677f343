import { createHash } from "node:crypto";
import { type Documents, pictureAddresses } from "../postbuild/html.ts";

/** Names and values of response headers. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that every host sends, computed from the built files. */
export interface SiteHeaders {
  /** For every response. */
  everywhere: Headers;
  /** For files that never change under the same name: `/assets/`. */
  assets: Headers;
  /** For all other files, which may change under the same name. */
  rest: Headers;
  /** The policy of each document, by its file, e.g. `about.html`. */
  policies: Readonly<Record<string, string>>;
  /** The strictest policy that every document works with: for other responses, and for hosts that combine rules. */
  commonPolicy: string;
}

export const POLICY = "Content-Security-Policy";

/** Works out the headers from the built documents. Rules and score: docs/specification.md, 15. */
export function siteHeaders(documents: Documents): SiteHeaders {
  const needs = Object.fromEntries(Array.from(documents, ([file, document]) => [file, needsOf(document)]));
  const pictureHosts = unique(Object.values(needs).flatMap(({ pictureHosts }) => pictureHosts));
  return {
    everywhere: {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": permissions,
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      // With this header, a picture on another site would have to opt in to be shown.
      ...(pictureHosts.length === 0 ? { "Cross-Origin-Embedder-Policy": "require-corp" } : {}),
    },
    assets: { "Cache-Control": "public, max-age=31536000, immutable" },
    rest: { "Cache-Control": "public, max-age=0, must-revalidate" },
    policies: Object.fromEntries(Object.entries(needs).map(([file, own]) => [file, policy(own)])),
    commonPolicy: policy({
      styles: unique(Object.values(needs).flatMap(({ styles }) => styles)),
      scripts: unique(Object.values(needs).flatMap(({ scripts }) => scripts)),
      pictureHosts,
    }),
  };
}

/** The headers of one response. */
export function headersOf(headers: SiteHeaders, file: string): Headers {
  return {
    ...headers.everywhere,
    [POLICY]: headers.policies[file] ?? headers.commonPolicy,
    ...(file.startsWith("assets/") ? headers.assets : headers.rest),
  };
}

interface Needs {
  /** Sources for `style-src` and `script-src`. */
  styles: readonly string[];
  scripts: readonly string[];
  /** Origins of pictures on other sites. */
  pictureHosts: readonly string[];
}

const DATA_BLOCK = /^application\/(ld\+)?json$/;

/**
 * What a document may use: its own inline styles and scripts by their hash, and the site's scripts if it loads any.
 *
 * @throws on an inline handler or style attribute: no hash can allow those
 */
function needsOf(document: Document): Needs {
  for (const { attributes, localName } of document.querySelectorAll("*"))
    for (const { name } of attributes)
      if (name === "style" || name.startsWith("on"))
        throw new Error(`The security policy would block the ${name} of a <${localName}> element: remove it`);
  const scripts = Array.from(document.querySelectorAll("script")).filter(({ type }) => !DATA_BLOCK.test(type));
  return {
    styles: [
      ...(document.querySelector("link[rel=stylesheet]") ? ["'self'"] : []),
      ...Array.from(document.querySelectorAll("style"), ({ textContent }) => hashSource(textContent ?? "")),
    ],
    scripts: unique(scripts.map(({ src, textContent }) => (src ? "'self'" : hashSource(textContent ?? "")))),
    pictureHosts: unique(
      Array.from(document.querySelectorAll("img, source"), pictureAddresses)
        .flat()
        .filter((address) => address.startsWith("https://"))
        .map((address) => new URL(address).origin),
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
  ].join("; ");
}

/**
 * Denies pages every device feature except what recipes use: copying their address, and keeping the screen on. Lists
 * only names that browsers know: any other is an error in their consoles.
 */
const permissions = [
  ...["accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media"],
  ...["fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection"],
  ...["local-fonts", "magnetometer", "microphone", "midi", "otp-credentials", "payment", "picture-in-picture"],
  ...["publickey-credentials-create", "publickey-credentials-get", "serial", "storage-access"],
  ...["usb", "xr-spatial-tracking"],
]
  .map((feature) => `${feature}=()`)
  .concat("clipboard-write=(self)", "screen-wake-lock=(self)")
  .join(", ");

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
