import type { PrecacheEntry } from "workbox-precaching/_types";

/** The files of one build that the service worker caches. */
export interface Release {
  /** A hash over all files and their headers. */
  name: string;
  /**
   * Their `integrity` makes the fetch fail if a newer release has been deployed meanwhile. Also, if the install skipped a
   * file, Workbox stores it on first use only if this is set.
   */
  files: readonly PrecacheEntry[];
  /** Maps every width of a picture to the width that is cached: `/assets/dal-900.avif` → `/assets/dal-480.avif`. */
  pictures: Readonly<Record<string, string>>;
}
