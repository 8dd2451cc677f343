import type { ContentNames } from "./config.ts";
import type { StudioLanguage } from "./words.ts";

/** What the pages are told by whoever serves them (studio.json). */
export interface Settings extends ContentNames {
  /** The project on the code host; without one, the files are on this machine. */
  repository?: string;
  branch?: string;
  /** Where the site is: the one that follows the saved files, or the public one. */
  site: string;
  /** A pattern of the characters that the site can show. */
  characters: string;
}

export async function readSettings(): Promise<Settings> {
  return (await fetch("studio.json")).json();
}

/** The language of the studio itself: the one in the address, else the browser's. */
export function chosenLanguage(): StudioLanguage {
  const wanted = new URLSearchParams(location.search).get("language") ?? navigator.language;
  return wanted.startsWith("hi") ? "hi" : "en";
}
