import type { StudioLanguage } from "./words.ts";

/** The settings of the studio's pages, served as studio.json. */
export interface Settings {
  /** The repository on GitHub; without one, the files are on this machine. */
  repository?: string;
  branch?: string;
  /** A regular expression that matches the characters that the site can show. */
  characters: string;
}

export async function readSettings(): Promise<Settings> {
  return (await fetch("studio.json", { signal: AbortSignal.timeout(20_000) })).json();
}

/** The language of the studio itself: the one in the address, or else the browser's. */
export function chosenLanguage(): StudioLanguage {
  const wanted = new URLSearchParams(location.search).get("language") ?? navigator.language;
  return wanted.startsWith("hi") ? "hi" : "en";
}
