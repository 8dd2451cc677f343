import type { z } from "zod";
import type { menuLink, pageMeta } from "./content/fields.ts";
import { languages, pathIn, pathWithoutLanguage } from "./languages.ts";
import { aboutWords } from "./routes/about/words.ts";
import { contactWords } from "./routes/contact/words.ts";
import { distributorsWords } from "./routes/distributors/words.ts";
import { homeWords } from "./routes/home/words.ts";
import { notFoundWords } from "./routes/not-found/words.ts";
import { productsWords } from "./routes/products/words.ts";
import { recipesWords } from "./routes/recipes/words.ts";

interface Page {
  path: `/${string}`;
  /** The schema of content/<language>/pages/<name>.yaml. */
  words: z.ZodType<{ meta: z.infer<typeof pageMeta> }>;
  /** Sends the client code to this page (docs/decisions/0002). Static pages leave it out. */
  isHydrated?: true;
  inMenu?: undefined;
  /** Left out of the sitemap, and controls may not link to it: nobody should be sent there. */
  isUnlisted?: true;
}

/** A page in the navigation, which follows the order of the list below. */
interface MenuPage extends Omit<Page, "inMenu" | "words"> {
  inMenu: true;
  words: z.ZodType<{ meta: z.infer<typeof pageMeta>; menu: z.infer<typeof menuLink> }>;
}

/**
 * Every page of the site, by name. The route module of `about` is routes/about/about.tsx. Routes, prerendering,
 * navigation, content, sitemap, tests and benchmarks read this list: a new page needs a folder, words in
 * content/<language>/pages/ and a line here.
 */
export const pages = {
  home: { path: "/", words: homeWords, inMenu: true },
  about: { path: "/about", words: aboutWords, inMenu: true },
  products: { path: "/products", words: productsWords, inMenu: true, isHydrated: true },
  distributors: { path: "/distributors", words: distributorsWords, inMenu: true, isHydrated: true },
  recipes: { path: "/recipes", words: recipesWords, inMenu: true, isHydrated: true },
  contact: { path: "/contact", words: contactWords, inMenu: true, isHydrated: true },
  "not-found": { path: "/404", words: notFoundWords, isUnlisted: true, isHydrated: true },
} as const satisfies Record<string, Page | MenuPage>;

export type PageName = keyof typeof pages;
export type PagePath = (typeof pages)[PageName]["path"];
export type MenuPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { inMenu: true } ? Name : never;
}[PageName];

// An object literal has exactly the keys of its type, so the cast holds.
export const pageNames = Object.keys(pages) as PageName[];
export const menuPageNames = pageNames.filter((name): name is MenuPageName => "inMenu" in pages[name]);

/** The page at a path in any language, or the not-found page if there is none. */
export function pageAt(path: string): (typeof pages)[PageName] {
  const english = pathWithoutLanguage(path.replace(/(?<=.)\/$/, ""));
  return pages[pageNames.find((name) => pages[name].path === english) ?? "not-found"];
}

/** The English paths to which visitors and search engines are sent. */
export const listedPaths: readonly PagePath[] = pageNames
  .filter((name) => !("isUnlisted" in pages[name]))
  .map((name) => pages[name].path);

/** The paths of all documents, in all languages. */
export const documentPaths: readonly string[] = languages.flatMap((language) =>
  pageNames.map((name) => pathIn(language, pages[name].path)),
);
