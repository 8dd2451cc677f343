import { createHash } from "node:crypto";
import { build } from "vite";
import { type Language, languageAt, languages } from "../../app/languages.ts";
import { filesIn, type Release } from "../../app/offline/release.ts";
import { contentsOf } from "./css.ts";
import { addressesIn, type Documents, sourcesIn } from "./html.ts";
import { addressOf, fileOf, isNotFoundPage, type SiteFolder } from "./site-folder.ts";

/** The picture width for phones: the largest one up to this is cached for offline visits. */
const PHONE_WIDTH = 780;

/**
 * Builds the service worker with the list of files it caches: every page, style sheet, script, font and drawing, and
 * each picture in one width. Documents and fonts name the language whose readers need them.
 *
 * @returns a line for the build's log
 */
export async function writeServiceWorker(site: SiteFolder, documents: Documents): Promise<string> {
  const release = releaseOf(site, documents);
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { __RELEASE__: JSON.stringify(release), "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: "app/offline/service-worker.ts", output: { format: "iife" } },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !("output" in result)) throw new Error("Vite built no service worker");
  const [{ code }] = result.output;
  site.write("sw.js", code);
  return languages
    .map((language) => {
      const kept = filesIn([language], release.files);
      const kilobytes = kept.reduce((sum, { url }) => sum + site.size(fileOf(url)), 0) / 1024;
      return `${language}: ${kept.length} files kept, ${Math.round(kilobytes)} kB before compression`;
    })
    .join("; ");
}

/** The files of a built site to cache. */
function releaseOf(site: SiteFolder, documents: Documents): Release {
  const pictures = picturesOf(documents);
  const kept = new Set(Object.values(pictures));
  const languageOf = languagesOfFiles(documents);
  const assets = site
    .files()
    .filter((file) => file.startsWith("assets/"))
    .map((file) => `/${file}`)
    .filter((url) => /\.(css|js|svg|woff2)$/.test(url) || kept.has(url))
    .map((url) => {
      const language = languageOf.get(url);
      return { url, revision: null, ...(language && { language, integrity: integrityOf(site, fileOf(url)) }) };
    });
  const pages = site
    .documents()
    // Hosts send 404 documents with status 404, which is not cached.
    .filter((file) => !isNotFoundPage(file))
    .map((file) => {
      const url = addressOf(file);
      const integrity = integrityOf(site, file);
      return { url, revision: integrity, integrity, language: languageAt(url) };
    });
  const files = [...pages, ...assets];
  const name = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  return { name, files, pictures };
}

function integrityOf(site: SiteFolder, file: string): string {
  return `sha256-${createHash("sha256").update(site.bytes(file)).digest("base64")}`;
}

/** The language of each file that the documents of one language name, in elements or styles, and no others. */
function languagesOfFiles(documents: Documents): ReadonlyMap<string, Language | undefined> {
  const result = new Map<string, Language | undefined>();
  for (const [file, document] of documents) {
    const language = languageAt(addressOf(file));
    const styles = Array.from(document.querySelectorAll("style"), ({ textContent }) => textContent ?? "");
    for (const url of [...addressesIn(document), ...styles.flatMap((css) => contentsOf(css).addresses)])
      result.set(url, !result.has(url) || result.get(url) === language ? language : undefined);
  }
  return result;
}

/** Maps each file of each picture to the one that is cached: AVIF, as wide as a phone shows it. */
function picturesOf(documents: Documents): Record<string, string> {
  const result: Record<string, string> = {};
  for (const document of documents.values()) {
    for (const picture of document.querySelectorAll("picture")) {
      const encoded = Array.from(
        picture.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]'),
        ({ srcset }) => sourcesIn(srcset),
      );
      const byWidth = encoded.flat().sort((a, b) => a.width - b.width);
      const kept = byWidth.findLast(({ width }) => width <= PHONE_WIDTH) ?? byWidth[0];
      if (kept) for (const url of addressesIn(picture)) result[url] = kept.url;
    }
  }
  return result;
}
