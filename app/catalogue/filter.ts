import { type Category, categories, type SortOrder, sortOrders } from "../content/options.ts";

/** The catalogue's search text, category and sort order. */
export interface Filters {
  /** The search text as typed. */
  query: string;
  category: Category | "all";
  sort: SortOrder;
}

/** All products in their default order. */
export const defaultFilters: Filters = { query: "", category: "all", sort: "popularity" };

/** The product fields that filtering and sorting use. */
export interface Sortable {
  name: string;
  tag: string;
  price: string;
  category: Category;
  spiceLevel: number;
  isPopular: boolean;
}

/** The products in the chosen order (specification, section 5). Every sort is stable: ties keep the given order. */
export function sortProducts<Product extends Sortable>(products: readonly Product[], sort: SortOrder): Product[] {
  return [...products].sort(comparisons[sort]);
}

/** The products that match the search and the category, in their given order. */
export function matching<Product extends Sortable>(
  products: readonly Product[],
  { query, category }: Pick<Filters, "query" | "category">,
): Product[] {
  return products.filter(
    (product) => (category === "all" || product.category === category) && isFoundBy(product, query),
  );
}

/** Whether a search finds a product: it matches any part of the name or tag, ignoring case. */
export function isFoundBy({ name, tag }: Pick<Sortable, "name" | "tag">, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || tag.toLowerCase().includes(wanted);
}

/** One collator for all comparisons: `localeCompare` with a language creates one on every call. */
const alphabet = new Intl.Collator("en");

const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  popularity: (a, b) => Number(b.isPopular) - Number(a.isPopular),
  name: (a, b) => alphabet.compare(a.name, b.name),
  price: (a, b) => order(firstNumber(a.price), firstNumber(b.price)),
  spice: (a, b) => b.spiceLevel - a.spiceLevel,
};

/** Two infinities (texts without a number) are equal; their difference would be NaN. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The first number in a price text, or infinity if there is none, so that the text sorts last. */
export function firstNumber(price: string): number {
  const digits = /\d+(\.\d+)?/.exec(price)?.[0];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** Reads filters from an address; unknown values are ignored. */
export function filtersFromSearch(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    query: params.get("q") ?? "",
    category: oneOf(["all", ...categories], params.get("category")) ?? defaultFilters.category,
    sort: oneOf(sortOrders, params.get("sort")) ?? defaultFilters.sort,
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

function oneOf<const Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined {
  return choices.find((choice) => choice === value);
}
