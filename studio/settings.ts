import { z } from "zod";
import type { StudioLanguage } from "./words.ts";

const settings = z.object({
  /** The repository on GitHub; without one, the files are on this machine. */
  repository: z.string().optional(),
  /** The content from which the published site was built, with the studio. */
  content: z.string().optional(),
  /** A regular expression that matches the characters that the site can show. */
  characters: z.string(),
});

/** The settings of the studio's pages, served as studio.json. */
export type Settings = z.infer<typeof settings>;

export const readSettings = async (): Promise<Settings> =>
  settings.parse(await (await fetch("studio.json", { cache: "no-store", signal: AbortSignal.timeout(20_000) })).json());

/** The language of the studio itself: the one in the address, or else the browser's. */
export function chosenLanguage(): StudioLanguage {
  const wanted = new URLSearchParams(location.search).get("language") ?? navigator.language;
  return wanted.startsWith("hi") ? "hi" : "en";
}
