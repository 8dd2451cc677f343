import type { z } from "zod";
import type { menuLink, pageMeta } from "./content/fields.ts";
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
  /** Ships the browser's code to this page (docs/decisions/0002). Pages that only show leave it out. */
  isHydrated?: true;
  inMenu?: undefined;
  /** Left out of the sitemap and of what controls may link to: nobody is sent there. */
  isUnlisted?: true;
}

/** A page of the navigation, which stands in it in the order of the list. */
interface MenuPage extends Omit<Page, "inMenu" | "words"> {
  inMenu: true;
  words: z.ZodType<{ meta: z.infer<typeof pageMeta>; menu: z.infer<typeof menuLink> }>;
}

/**
 * Every page of the site, by its name. The route module of `about` is routes/about/about.tsx. Routes, prerendering,
 * navigation, content, sitemap, tests and benchmarks read this list: a new page needs its folder, its words in
 * content/<language>/pages/ and its line here.
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
/** The pages of the navigation. */
export type MenuPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { inMenu: true } ? Name : never;
}[PageName];

// The keys of an object are its type's, when it is written as a literal.
export const pageNames = Object.keys(pages) as PageName[];
export const menuPageNames = pageNames.filter((name): name is MenuPageName => "inMenu" in pages[name]);

/** The page at a path; the not-found page for every path that has none. */
export function pageAt(path: string): (typeof pages)[PageName] {
  return pages[pageNames.find((name) => pages[name].path === (path.replace(/\/$/, "") || "/")) ?? "not-found"];
}

/** The paths that visitors and search engines are sent to. */
export const listedPaths: readonly string[] = pageNames
  .filter((name) => !("isUnlisted" in pages[name]))
  .map((name) => pages[name].path);
