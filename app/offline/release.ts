/**
 * Which caches a release that goes live leaves behind: all but its own and that of the release that was live before,
 * of which a page may still be open and ask for its files. A cache that an install left unfinished counts for none.
 *
 * @param caches the names of all caches of releases, in the order in which they were made
 * @param live the releases that went live, in that order, the new one last; unknown for those of before this list was kept
 */
export function outdated(caches: readonly string[], live: readonly string[]): string[] {
  const current = live.at(-1);
  const before = live.at(-2) ?? caches.findLast((cache) => cache !== current);
  return caches.filter((cache) => cache !== current && cache !== before);
}

/** What is kept where data is dear or slow: documents, styles and fonts, so that every word can be read. */
export function frugal(files: Release["files"]): Release["files"][number][] {
  return files.filter(({ url }) => !url.startsWith("/assets/") || /\.(css|woff2)$/.test(url));
}

/** What the service worker keeps of one release. */
export interface Release {
  /** A hash over all files. */
  name: string;
  /**
   * Addresses to fetch. `revision` is null where the address itself changes with the content;
   * `integrity` stops an install that a newer release has come between.
   */
  files: readonly { url: string; revision: string | null; integrity?: string }[];
  /** For each file of a picture, the one of its files that is kept. */
  pictures: Readonly<Record<string, string>>;
}
