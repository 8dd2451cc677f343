import { type Category, categories } from "../../content/schema/options.ts";
import { type SortOrder, sortOrders } from "../../content/sort-orders.ts";

/** The catalogue's search text, category and sort order, by the names of the query parameters and of the form's fields. */
export interface Filters {
  /** The search text as typed, without spaces around it. */
  q: string;
  category: Category | "all";
  sort: SortOrder;
}

/**
 * The maximum length of a search text. Servers reject URLs of many thousand characters, and a message about the search
 * must fit into a WhatsApp link.
 */
export const longestQuery = 200;

/** All products in their default order. */
export const defaultFilters: Filters = { q: "", category: "all", sort: "popularity" };

/**
 * Parses filters from a query string, which is untrusted: unknown values are ignored, a long text is cut. A search box
 * cannot have line breaks, so they become a visible character: "chilli\npowder" and "\n" are queries like any other.
 */
export function filtersFromSearch(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    q: (params.get("q") ?? "")
      .replace(/[\r\n]/g, "↵")
      .trim()
      .slice(0, longestQuery),
    category: categories.find((category) => category === params.get("category")) ?? defaultFilters.category,
    sort: sortOrders.find((sort) => sort === params.get("sort")) ?? defaultFilters.sort,
  };
}

/**
 * Writes filters into a query string. Default values are left out; other parameters stay.
 *
 * @returns the new query string with its `?`, or an empty string
 */
export function filtersToSearch(filters: Filters, search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) params.set(name, value);
  for (const [name, value] of Object.entries(defaultFilters)) if (params.get(name) === value) params.delete(name);
  const text = params.toString();
  return text && `?${text}`;
}

/** The product fields that the specified search reads. */
export interface Searchable {
  name: string;
  /** The English name, on a page of another language. */
  nameOnPacket?: string | undefined;
  tag: string;
}

/**
 * The products that a search finds by the specification's rule, in the given order: any part of the name or tag,
 * ignoring case (docs/specification.md, 5.3). On Hindi pages, the English name is a name, too.
 *
 * @param query without spaces around it; all products if it is empty
 */
export function searchProducts<Product extends Searchable>(products: readonly Product[], query: string): Product[] {
  const wanted = comparable(query);
  return products.filter(({ name, nameOnPacket = "", tag }) =>
    [name, nameOnPacket, tag].some((text) => comparable(text).includes(wanted)),
  );
}

/** Without case. Keyboards compose letters differently, e.g. ज़ as one character or two, so both are normalised. */
const comparable = (text: string) => text.normalize().toLowerCase();
