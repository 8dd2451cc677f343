import { createHash } from "node:crypto";
import { build } from "vite";
import { type Language, languageAt, languages } from "../../app/languages.ts";
import type { Release } from "../../app/offline/release.ts";
import { contentsOf } from "./css.ts";
import { addressesIn, type Documents, sourcesIn } from "./html.ts";
import { addressOf, isNotFoundPage, type SiteFolder } from "./site-folder.ts";

/** The picture width for phones: the largest one up to this is cached for offline visits. */
const PHONE_WIDTH = 780;

/**
 * Builds the service worker with the list of files it caches: every page, style sheet, script, font and drawing, and
 * each picture in one width. Documents and fonts name the language whose readers need them.
 */
export async function writeServiceWorker(site: SiteFolder, documents: Documents): Promise<void> {
  const define = { __RELEASE__: JSON.stringify(releaseOf(site, documents)), "process.env.NODE_ENV": '"production"' };
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
}

/** The files of a built site to cache. */
function releaseOf(site: SiteFolder, documents: Documents): Release {
  const pictures = picturesOf(documents);
  const kept = new Set(Object.values(pictures));
  const languageOf = languagesOfFiles(documents);
  const assets = site
    .files()
    .filter((file) => file.startsWith("assets/") && (/\.(css|js|svg|woff2)$/.test(file) || kept.has(`/${file}`)))
    .map((file) => {
      const language = languageOf(`/${file}`);
      const ofLanguage = language && { language, integrity: integrityOf(site, file) };
      return { url: `/${file}`, revision: null, ...ofLanguage };
    });
  // Hosts send 404 documents with status 404, which is not cached.
  const pages = [...documents.keys()]
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

/** Finds the language of a file that the documents of one language name, in elements or styles, and no others. */
function languagesOfFiles(documents: Documents): (url: string) => Language | undefined {
  const used = new Map(languages.map((language) => [language, new Set<string>()]));
  for (const [file, document] of documents) {
    const styles = Array.from(document.querySelectorAll("style"), ({ textContent }) => textContent ?? "");
    for (const url of [...addressesIn(document), ...styles.flatMap((css) => contentsOf(css).addresses)])
      used.get(languageAt(addressOf(file)))?.add(url);
  }
  return (url) => {
    const [language, ...others] = languages.filter((language) => used.get(language)?.has(url));
    return others.length === 0 ? language : undefined;
  };
}

/** Maps each file of each picture to the one that is cached: AVIF, as wide as a phone shows it. */
function picturesOf(documents: Documents): Record<string, string> {
  const pictures = [...documents.values()].flatMap((document) => [...document.querySelectorAll("picture")]);
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const encoded = [...picture.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]')];
      const byWidth = encoded.flatMap(({ srcset }) => sourcesIn(srcset)).sort((a, b) => a.width - b.width);
      const kept = byWidth.findLast(({ width }) => width <= PHONE_WIDTH) ?? byWidth[0];
      return kept ? addressesIn(picture).map((url) => [url, kept.url]) : [];
    }),
  );
}
