import { languages, pathIn, pathWithoutLanguage } from "./languages.ts";

interface Page {
  /** Its address in the default language. */
  path: `/${string}`;
  /** In the navigation, which follows the order of the list below. */
  inMenu?: true;
  /** It has islands, whose code the page fetches (docs/decisions/0001). Static pages leave it out. */
  hasIslands?: true;
  /** Left out of the sitemap, and controls may not link to it: nobody should be sent there. */
  isUnlisted?: true;
}

/**
 * Every page of the site, by name. The route module of `about` is routes/about/about.tsx. Routes, prerendering,
 * navigation, content, sitemap, tests and benchmarks read this list. The README says what else a new page needs.
 */
export const pages = {
  home: { path: "/", inMenu: true },
  about: { path: "/about", inMenu: true },
  products: { path: "/products", inMenu: true, hasIslands: true },
  distributors: { path: "/distributors", inMenu: true, hasIslands: true },
  recipes: { path: "/recipes", inMenu: true, hasIslands: true },
  contact: { path: "/contact", inMenu: true, hasIslands: true },
  "not-found": { path: "/404", isUnlisted: true },
  // Shown without a network in place of what is not stored (docs/decisions/0008).
  offline: { path: "/offline", isUnlisted: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
export type PagePath = (typeof pages)[PageName]["path"];
type MenuPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { inMenu: true } ? Name : never;
}[PageName];

// An object literal has exactly the keys of its type, so the cast holds.
export const pageNames = Object.keys(pages) as PageName[];
export const menuPageNames = pageNames.filter((name): name is MenuPageName => "inMenu" in pages[name]);

/** The name of the page at a path in any language; of the not-found page if there is none. */
export function pageNameAt(path: string): PageName {
  const english = pathWithoutLanguage(path.replace(/(?<=.)\/$/, ""));
  return pageNames.find((name) => pages[name].path === english) ?? "not-found";
}

/** The English paths of pages to which visitors and search engines are sent. */
export const listedPaths: readonly PagePath[] = pageNames
  .filter((name) => !("isUnlisted" in pages[name]))
  .map((name) => pages[name].path);

/** The paths of all documents, in all languages. */
export const documentPaths = languages.flatMap((language) =>
  pageNames.map((name) => pathIn(language, pages[name].path)),
);
