import { languages, pathIn } from "../../site/languages.ts";

/** The URL path of a page in one language. */
interface Alternate {
  /** A language, or `x-default` for visitors who read none of the site's languages. */
  hreflang: string;
  path: string;
}

/** The paths of a page in all languages, including its own: search engines require that the links are mutual. */
export function alternatesOf(english: string): Alternate[] {
  return [
    ...languages.map((language) => ({ hreflang: language, path: pathIn(language, english) })),
    { hreflang: "x-default", path: english },
  ];
}
