import type { Language } from "../languages.ts";

/**
 * The caches to delete when a release goes live: all but its own and that of the previous live release, whose pages may
 * still be open and request its files. The cache of an unfinished install does not count as a release.
 *
 * @param caches the names of all release caches, oldest first
 * @param live the releases that went live, oldest first; lacks those from before this list was kept
 */
export function outdated(caches: readonly string[], live: readonly string[]): string[] {
  const current = live.at(-1);
  const before = live.at(-2) ?? caches.findLast((cache) => cache !== current);
  return caches.filter((cache) => cache !== current && cache !== before);
}

/** What is stored with Save-Data or on 2G: documents, styles and fonts, enough to read every page. */
export function frugal(files: Release["files"]): Release["files"][number][] {
  return files.filter(({ url }) => !url.startsWith("/assets/") || /\.(css|woff2)$/.test(url));
}

/** What the install stores: the files of these languages, and those that every language uses. */
export function filesIn(languages: readonly Language[], files: Release["files"]): Release["files"][number][] {
  return files.filter(({ language }) => language === undefined || languages.includes(language));
}

/** What the service worker stores of one release. */
export interface Release {
  /** A hash over all files. */
  name: string;
  /**
   * Addresses to fetch. `revision` is null if the address itself changes with the content;
   * `integrity` stops an install if a newer release is deployed meanwhile. A file that only one `language` uses is
   * stored when it is first requested if the visitor reads another: for that, too, it needs its `integrity`.
   */
  files: readonly { url: string; revision: string | null; integrity?: string; language?: Language }[];
  /** Maps each file of a picture to the one that is cached. */
  pictures: Readonly<Record<string, string>>;
}
