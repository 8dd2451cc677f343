import { createHash } from "node:crypto";
import { build } from "vite";
import { pictureKey } from "../../app/content/picture-roles.ts";
import type { Product } from "../../app/content/schema/product.ts";
import { subsets } from "../../app/fonts/font-subsets.ts";
import { type Language, languageAt, languages } from "../../app/languages.ts";
import type { Release } from "../../app/offline/release.ts";
import { pageAtPath } from "../../app/paging.ts";
import { addressesIn, type Documents, sourcesIn } from "./html.ts";
import { addressOf, isNotFoundPage, type SiteFolder } from "./site-folder.ts";

/** The picture width for phones: the largest one up to this is cached for offline visits. */
const PHONE_WIDTH = 780;

/**
 * The most bytes of pictures that are stored. Visitors did not ask for them, and many pay for each megabyte: this is as
 * much as one ordinary web page, and enough for more than a hundred products.
 */
export const MOST_PICTURE_BYTES = 2_000_000;

/** What makes a picture newer than another: the number of the product it shows. */
type Numbered = Pick<Product, "id" | "picture">;

/**
 * Builds the service worker with the list of files it caches: every page, style sheet, script, font and drawing, the
 * catalogue's file, and pictures in one width, as many as fit. Documents and fonts name the language whose readers need them.
 *
 * @returns a line for the build's log: how many pictures are stored and left out
 */
export async function writeServiceWorker(
  site: SiteFolder,
  documents: Documents,
  products: readonly Numbered[],
): Promise<string> {
  const { release, summary } = releaseOf(site, documents, products);
  const define = { __RELEASE__: JSON.stringify(release), "process.env.NODE_ENV": '"production"' };
  await build({
    configFile: false,
    logLevel: "error",
    define,
    build: {
      outDir: site.path,
      emptyOutDir: false,
      rolldownOptions: {
        input: "app/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
  return summary;
}

/** The files of a built site to cache, with a line about its pictures. */
export function releaseOf(
  site: SiteFolder,
  documents: Documents,
  products: readonly Numbered[],
): { release: Release; summary: string } {
  const all = picturesOf(documents);
  const stored = fitting(site, all, products);
  const kept = new Set(stored.map(({ url }) => url));
  const pictures = Object.fromEntries(
    [...all].flatMap(([url, { files }]) => (kept.has(url) ? files.map((file) => [file, url]) : [])),
  );
  const languageOf = languagesOfFiles(documents);
  const assets = site
    .files()
    .filter((file) => file.startsWith("assets/") && (/\.(css|js|json|svg|woff2)$/.test(file) || kept.has(`/${file}`)))
    .map((file) => {
      const language = languageOf(`/${file}`);
      const ofLanguage = language && { language, integrity: integrityOf(site, file) };
      return { url: `/${file}`, revision: null, ...ofLanguage };
    });
  // Hosts send 404 documents with status 404, which is not cached. The catalogue's first page shows the products of all
  // others, from its file.
  const pages = [...documents.keys()]
    .filter((file) => !isNotFoundPage(file) && pageAtPath(addressOf(file)) === 1)
    .map((file) => {
      const url = addressOf(file);
      const integrity = integrityOf(site, file);
      return { url, revision: integrity, integrity, language: languageAt(url) };
    });
  const files = [...pages, ...assets];
  const name = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  const kilobytes = Math.round(stored.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const summary = `${kept.size} pictures are stored for offline visits, ${kilobytes} kB; ${all.size - kept.size} are left out`;
  return { release: { name, files, pictures }, summary };
}

/**
 * The pictures that fit into MOST_PICTURE_BYTES: those of pages first, which are few, then those of the newest products;
 * of equally new ones the smallest.
 */
function fitting(
  site: SiteFolder,
  pictures: ReadonlyMap<string, CachedPicture>,
  products: readonly Numbered[],
): { url: string; bytes: number }[] {
  const numbers = new Map(products.map(({ id, picture = "" }) => [pictureKey(picture), id]));
  const byAge = [...pictures]
    .map(([url, { key }]) => ({ url, bytes: site.bytes(url.slice(1)).length, number: numbers.get(key) ?? Infinity }))
    .sort((a, b) => (a.number === b.number ? a.bytes - b.bytes : b.number - a.number));
  let room = MOST_PICTURE_BYTES;
  return byAge.filter(({ bytes }) => {
    if (bytes > room) return false;
    room -= bytes;
    return true;
  });
}

function integrityOf(site: SiteFolder, file: string): string {
  return `sha256-${createHash("sha256").update(site.bytes(file)).digest("base64")}`;
}

/**
 * Finds the language of a file that the documents of one language name, and no others. Fonts are named in the sheet of
 * all documents, and made for languages.
 */
function languagesOfFiles(documents: Documents): (url: string) => Language | undefined {
  const used = new Map(languages.map((language) => [language, new Set<string>()]));
  for (const [file, document] of documents)
    for (const url of addressesIn(document)) used.get(languageAt(addressOf(file)))?.add(url);
  const ofFont = (url: string) =>
    subsets.find(({ name }) => url.replace(/-.{8}\.woff2$/, "") === `/assets/${name}`)?.languages;
  return (url) => {
    const [language, ...others] = ofFont(url) ?? languages.filter((language) => used.get(language)?.has(url));
    return others.length === 0 ? language : undefined;
  };
}

/** A picture of the documents. */
interface CachedPicture {
  /** What the style sheet calls it. */
  key: string;
  /** All its files, for which the cached one stands in. */
  files: string[];
}

/** The pictures by the file that is cached of each: AVIF, as wide as a phone shows it. */
function picturesOf(documents: Documents): Map<string, CachedPicture> {
  const found = new Map<string, CachedPicture>();
  for (const picture of [...documents.values()].flatMap((document) => [...document.querySelectorAll("picture")])) {
    const encoded = [...picture.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]')];
    const byWidth = encoded.flatMap(({ srcset }) => sourcesIn(srcset)).sort((a, b) => a.width - b.width);
    const kept = byWidth.findLast(({ width }) => width <= PHONE_WIDTH) ?? byWidth[0];
    if (!kept) continue;
    const key = picture.querySelector("img")?.dataset.picture ?? "";
    const others = found.get(kept.url)?.files ?? [];
    found.set(kept.url, { key, files: [...others, ...addressesIn(picture)] });
  }
  return found;
}
