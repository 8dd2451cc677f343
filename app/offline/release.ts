import type { Language } from "../languages.ts";

/** What the service worker stores of one release. */
export interface Release {
  /** A hash over all files and their headers. */
  name: string;
  files: readonly ReleaseFile[];
  /** Maps each file of a picture to the one that is cached. */
  pictures: Readonly<Record<string, string>>;
}

/**
 * An address to fetch. `revision` is null if the address itself changes with the content; `integrity` stops an install
 * if a newer release is deployed meanwhile. A file that the install leaves out is stored when it is first used:
 * Workbox only stores it then if `integrity` is set. `language` is the only one that uses the file.
 */
interface ReleaseFile {
  url: string;
  revision: string | null;
  integrity: string;
  language?: Language;
}

/** What the install stores with Save-Data or on 2G: documents, styles and fonts, enough to read every page. */
export function frugal(files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.filter(({ url }) => !url.startsWith("/assets/") || /\.(css|woff2)$/.test(url));
}

/** What the install stores: the files of these languages, and those that every language uses. */
export function filesIn(languages: readonly Language[], files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.filter(({ language }) => language === undefined || languages.includes(language));
}
