import { type Category, categories } from "../content/schema/options.ts";
import { type SortOrder, sortOrders } from "../content/sort-orders.ts";
import { defaultLanguage, type Language } from "../languages.ts";

/** The catalogue's search text, category and sort order. */
export interface Filters {
  /** The search text as typed. */
  query: string;
  category: Category | "all";
  sort: SortOrder;
}

/**
 * The maximum length of a search text. Servers reject addresses of many thousand characters, and a chat about the search
 * must fit into its link.
 */
export const longestQuery = 200;

/** All products in their default order. */
export const defaultFilters: Filters = { query: "", category: "all", sort: "popularity" };

/** The product fields that a search looks at. */
export interface Searchable {
  name: string;
  tag: string;
  /** Names in other languages and other spellings, one per line. */
  searchTerms: string;
}

/**
 * The products that a search finds, in their given order, whatever their category.
 *
 * On English pages, a search matches any part of the name or tag, ignoring case (docs/specification.md, 5.3). Only one
 * that finds nothing that way is compared with the other names too (docs/decisions/0003). Hindi pages search all names
 * at once.
 */
export function matching<Product extends Searchable>(
  products: readonly Product[],
  query: string,
  language: Language,
): Product[] {
  const wanted = query.trim().toLowerCase();
  const specified =
    language === defaultLanguage
      ? products.filter(({ name, tag }) => [name, tag].some((text) => text.toLowerCase().includes(wanted)))
      : [];
  if (specified.length > 0) return specified;
  const spelling = folded(wanted);
  return products.filter(({ name, tag, searchTerms }) => folded(`${name}\n${tag}\n${searchTerms}`).includes(spelling));
}

/**
 * A text without what people type differently in Hindi: the nukta (ज़ or ज), whether it is part of the letter or added
 * to it, and the invisible joiners. Case is ignored too.
 */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u093c\u200c\u200d]/g, "")
    .normalize();
}

/** Reads filters from an address, which anybody may have written; unknown values are ignored, a long text is cut. */
export function filtersFromSearch(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    query: (params.get("q") ?? "").slice(0, longestQuery),
    category: categories.find((category) => category === params.get("category")) ?? defaultFilters.category,
    sort: sortOrders.find((sort) => sort === params.get("sort")) ?? defaultFilters.sort,
  };
}

/**
 * Writes filters into an address's query string. Defaults are left out, so the unfiltered catalogue has a
 * clean address; other parameters stay.
 *
 * @returns the new query string with its `?`, or an empty string
 */
export function filtersToSearch({ query, category, sort }: Filters, search: string): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string, byDefault: string) => {
    if (value === byDefault) params.delete(name);
    else params.set(name, value);
  };
  set("q", query.trim(), defaultFilters.query);
  set("category", category, defaultFilters.category);
  set("sort", sort, defaultFilters.sort);
  const text = params.toString();
  return text && `?${text}`;
}
