import { createHash } from "node:crypto";
import { build } from "vite";
import { pictureKey } from "../../app/content/picture-roles.ts";
import type { Product } from "../../app/content/schema/product.ts";
import type { Release } from "../../app/document/offline/release.ts";
import { subsets } from "../../app/fonts/font-subsets.ts";
import { type Language, languageAt } from "../../app/site/languages.ts";
import { type Documents, sourcesIn, urlsIn } from "./html.ts";
import { addressOf, isNotFoundPage, type SiteFolder } from "./site-folder.ts";

/** The picture width for phones: the largest one up to this is cached for offline visits. */
const PHONE_WIDTH = 780;

/**
 * The limit for all stored pictures, in bytes. Visitors did not request them, and many pay for each megabyte: this is as
 * much as one ordinary web page, and enough for more than a hundred products.
 */
export const MAX_PICTURE_BYTES = 2_000_000;

/** The pictures of the products, in their order. */
type Pictured = readonly Pick<Product, "picture">[];

/**
 * Builds the service worker with the list of files it caches: every page, style sheet, script, font and drawing,
 * and pictures in one width, as many as fit. Files that only one language needs are marked with it.
 */
export async function writeServiceWorker(
  site: SiteFolder,
  documents: Documents,
  products: Pictured,
  headers: string,
): Promise<void> {
  const release = JSON.stringify(releaseOf(site, documents, products, headers));
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
export function releaseOf(site: SiteFolder, documents: Documents, products: Pictured, headers: string): Release {
  const all = picturesOf(site, documents);
  const places = new Map(products.map(({ picture = "" }, index) => [pictureKey(picture), index]));
  const place = ({ key }: CachedPicture) => places.get(key) ?? -1;
  const kept = new Set<string>();
  let room = MAX_PICTURE_BYTES;
  // Pictures of pages first, from the smallest; then those of the products, in the order of the catalogue.
  for (const picture of all.toSorted((a, b) => place(a) - place(b) || a.bytes - b.bytes)) {
    if (picture.bytes > room) continue;
    kept.add(picture.url);
    room -= picture.bytes;
  }
  if (kept.size < all.length) console.log(`${all.length - kept.size} pictures are not cached for offline visits`);
  const pictures = Object.fromEntries(
    all.filter(({ url }) => kept.has(url)).flatMap(({ url, files }) => files.map((file) => [file, url])),
  );
  const languageOf = onlyLanguage(documents);
  const assets = site
    .files()
    .filter((file) => file.startsWith("assets/") && (/\.(css|js|svg|woff2)$/.test(file) || kept.has(`/${file}`)))
    .map((file) => {
      const language = languageOf(`/${file}`);
      return { url: `/${file}`, revision: null, integrity: integrityOf(site, file), ...(language && { language }) };
    });
  // Hosts send 404 documents with status 404, which is not cached.
  const pages = [...documents.keys()]
    .filter((file) => !isNotFoundPage(file))
    .map((file) => {
      const url = addressOf(file);
      const integrity = integrityOf(site, file);
      return { url, revision: integrity, integrity, language: languageAt(url) };
    });
  // Pages last: if the network is lost while those of another language are stored, each that is stored has its files.
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

/**
 * Finds the language of a file that only documents of one language reference. Fonts are referenced by the sheet of all
 * documents, but font-subsets.ts says for which languages they are.
 */
function onlyLanguage(documents: Documents): (url: string) => Language | undefined {
  const named = Array.from(documents, ([file, document]) => ({
    language: languageAt(addressOf(file)),
    html: document.documentElement.outerHTML,
  }));
  return (url) => {
    const font = subsets.find(({ name }) => url.replace(/-.{8}\.woff2$/, "") === `/assets/${name}`);
    const naming = named.filter(({ html }) => html.includes(url)).map(({ language }) => language);
    const [language, ...others] = new Set(font?.languages ?? naming);
    return others.length === 0 ? language : undefined;
  };
}

/** A picture of the documents, and its one file that is cached. */
interface CachedPicture {
  url: string;
  bytes: number;
  /** Its name in the style sheet (`data-picture`). */
  key: string;
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
    const key = picture.querySelector("img")?.dataset.picture ?? "";
    const files = [...(found.get(url)?.files ?? []), ...urlsIn(picture)];
    found.set(url, { url, key, files, bytes: site.bytes(url.slice(1)).length });
  }
  // The picture of all powders has one width and format.
  for (const { src } of [...documents.values()].flatMap((document) => [...document.images])) {
    const url = URL.parse(src, "http://site")?.pathname ?? "";
    if (url.endsWith(".avif")) found.set(url, { url, key: "", files: [url], bytes: site.bytes(url.slice(1)).length });
  }
  return [...found.values()];
}
