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
