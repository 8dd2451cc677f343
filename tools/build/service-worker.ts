import { createHash } from "node:crypto";
import { build } from "vite";
import type { Release } from "../../app/document/offline/release.ts";
import { type Documents, sourcesIn, urlsIn } from "./html.ts";
import { addressOf, isNotFoundPage, type SiteFolder } from "./site-folder.ts";

/** The picture width for phones: the largest one up to this is cached for offline visits. */
const PHONE_WIDTH = 780;

/**
 * The limit for all stored pictures, in bytes. Visitors did not request them, and many pay for each megabyte: this is as
 * much as one ordinary web page, and enough for more than a hundred products.
 */
export const MAX_PICTURE_BYTES = 2_000_000;

/**
 * Builds the service worker with the list of files it caches: every page, style sheet, script, font and drawing,
 * and pictures in one width, as many as fit.
 */
export async function writeServiceWorker(site: SiteFolder, documents: Documents, headers: string): Promise<void> {
  const release = JSON.stringify(releaseOf(site, documents, headers));
  await build({
    configFile: false,
    logLevel: "error",
    define: { __RELEASE__: release, "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: site.path,
      emptyOutDir: false,
      rolldownOptions: {
        input: "app/document/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/**
 * The files of a built site to cache.
 *
 * @param headers the text of `_headers`: cached responses keep their headers, so changed headers are a new release
 */
export function releaseOf(site: SiteFolder, documents: Documents, headers: string): Release {
  const kept = new Set<string>();
  let room = MAX_PICTURE_BYTES;
  const all = picturesOf(site, documents);
  for (const { url, bytes } of all) {
    if (bytes > room) continue;
    kept.add(url);
    room -= bytes;
  }
  if (kept.size < all.length) console.log(`${all.length - kept.size} pictures are not cached for offline visits`);
  const pictures = Object.fromEntries(
    all.filter(({ url }) => kept.has(url)).flatMap(({ url, files }) => files.map((file) => [file, url])),
  );
  const assets = site
    .files()
    .filter((file) => file.startsWith("assets/") && (/\.(css|js|svg|woff2)$/.test(file) || kept.has(`/${file}`)))
    .map((file) => ({ url: `/${file}`, revision: null, integrity: integrityOf(site, file) }));
  // Hosts send 404 documents with status 404, which is not cached.
  const pages = [...documents.keys()]
    .filter((file) => !isNotFoundPage(file))
    .map((file) => {
      const integrity = integrityOf(site, file);
      return { url: addressOf(file), revision: integrity, integrity };
    });
  // Pages last: a retry after a page that was rewritten on its way has the assets in the browser's cache.
  const files = [...assets, ...pages];
  const name = createHash("sha256")
    .update(JSON.stringify([files, headers]))
    .digest("hex")
    .slice(0, 12);
  return { name, files, pictures };
}

function integrityOf(site: SiteFolder, file: string): string {
  return `sha256-${createHash("sha256").update(site.bytes(file)).digest("base64")}`;
}

/** A picture of the documents, and its one file that is cached. */
interface CachedPicture {
  url: string;
  bytes: number;
  /** All its widths and formats: requests for them get the cached file. */
  files: string[];
}

/** The pictures of the documents: AVIF, as wide as a phone shows it. */
function picturesOf(site: SiteFolder, documents: Documents): CachedPicture[] {
  const found = new Map<string, CachedPicture>();
  for (const picture of [...documents.values()].flatMap((document) => [...document.querySelectorAll("picture")])) {
    const encoded = [...picture.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]')];
    const byWidth = encoded.flatMap(({ srcset }) => sourcesIn(srcset)).sort((a, b) => a.width - b.width);
    const { url } = byWidth.findLast(({ width }) => width <= PHONE_WIDTH) ?? byWidth[0] ?? {};
    if (!url) continue;
    const files = [...(found.get(url)?.files ?? []), ...urlsIn(picture)];
    found.set(url, { url, files, bytes: site.bytes(url.slice(1)).length });
  }
  // The picture of all powders has one width and format.
  for (const { src } of [...documents.values()].flatMap((document) => [...document.images])) {
    const url = URL.parse(src, "http://site")?.pathname ?? "";
    if (url.endsWith(".avif")) found.set(url, { url, files: [url], bytes: site.bytes(url.slice(1)).length });
  }
  return [...found.values()];
}
