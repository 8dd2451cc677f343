import { languages, pathIn, pathWithoutLanguage } from "./languages.ts";

interface Page {
  /** Its path in the default language. */
  path: `/${string}`;
  /** Whether it is in the navigation, in the order of the list below. */
  inMenu?: true;
  /** Whether it has islands, so that the page loads their code (docs/decisions/0001). */
  hasIslands?: true;
  /** Not in the sitemap. */
  isUnlisted?: true;
}

/**
 * Every page of the site, by name. The route module of `about` is pages/about/about.tsx. Routes, prerendering,
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
  // The service worker shows it when a page is neither cached nor reachable (docs/decisions/0008).
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

/** The English paths of the pages in the sitemap. */
export const listedPaths: readonly PagePath[] = pageNames
  .filter((name) => !("isUnlisted" in pages[name]))
  .map((name) => pages[name].path);

/** The paths of all documents, in all languages. */
export const documentPaths = languages.flatMap((language) =>
  pageNames.map((name) => pathIn(language, pages[name].path)),
);
