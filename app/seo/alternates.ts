import { languages, pathIn } from "../languages.ts";

/** The address of a page in one language. */
interface Alternate {
  /** A language, or `x-default` for visitors who read none of the site's languages. */
  hreflang: string;
  path: string;
}

/** A page's addresses in all languages, its own included. Every page that is named here names the same ones. */
export function alternatesOf(english: string): Alternate[] {
  return [
    ...languages.map((language) => ({ hreflang: language, path: pathIn(language, english) })),
    { hreflang: "x-default", path: english },
  ];
}
