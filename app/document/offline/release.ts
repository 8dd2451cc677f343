import type { Language } from "../../site/languages.ts";

/** The files of one build that the service worker caches. */
export interface Release {
  /** A hash over all files and their headers. */
  name: string;
  files: readonly ReleaseFile[];
  /** Maps every width of a picture to the width that is cached: `/assets/dal-900.avif` → `/assets/dal-480.avif`. */
  pictures: Readonly<Record<string, string>>;
}

/** A file to precache, as Workbox takes it. */
interface ReleaseFile {
  url: string;
  /** Null if the URL itself contains a hash. */
  revision: string | null;
  /**
   * Makes the fetch fail if a newer release has been deployed meanwhile. Also, if the install skipped a file, Workbox
   * stores it on first use only if this is set.
   */
  integrity: string;
  /** Set if only pages in this language use the file. */
  language?: Language;
}

/** The files to cache with Save-Data or on 2G: documents, styles and fonts, enough to read every page. */
export function filesForSaveData(files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.filter(({ url }) => !url.startsWith("/assets/") || /\.(css|woff2)$/.test(url));
}

/** The files that pages in these languages use. */
export function filesForLanguages(languages: readonly Language[], files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.filter(({ language }) => language === undefined || languages.includes(language));
}
