import { type Category, categories, type SortOrder, sortOrders } from "../content/options.ts";

/** What the catalogue is narrowed to and how it is ordered. */
export interface Filters {
  /** The search text as typed. */
  query: string;
  category: Category | "all";
  sort: SortOrder;
}

/** All products in their default order. */
export const defaultFilters: Filters = { query: "", category: "all", sort: "popularity" };

/** What filtering looks at. */
export interface Sortable {
  name: string;
  tag: string;
  price: string;
  category: Category;
  spiceLevel: number;
  isPopular: boolean;
}

/** The products in the chosen order (specification, section 5). Every sort is stable: what it holds equal stays in the given order. */
export function sortProducts<Product extends Sortable>(products: readonly Product[], sort: SortOrder): Product[] {
  return [...products].sort(comparisons[sort]);
}

/** The products that search and category leave, in their given order. */
export function matching<Product extends Sortable>(
  products: readonly Product[],
  { query, category }: Pick<Filters, "query" | "category">,
): Product[] {
  return products.filter(
    (product) => (category === "all" || product.category === category) && isFoundBy(product, query),
  );
}

/** Whether a search finds a product: by any part of its name or tag, in any case. */
export function isFoundBy({ name, tag }: Pick<Sortable, "name" | "tag">, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || tag.toLowerCase().includes(wanted);
}

/** One collator for all comparisons: `localeCompare` with a language makes one each time. */
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

/** The first number in a price text; infinity, and so the last place, when it has none. */
export function firstNumber(price: string): number {
  const digits = /\d+(\.\d+)?/.exec(price)?.[0];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** Reads filters from an address; values nobody offers are ignored. */
export function filtersFromSearch(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    query: params.get("q") ?? "",
    category: oneOf(["all", ...categories], params.get("category")) ?? defaultFilters.category,
    sort: oneOf(sortOrders, params.get("sort")) ?? defaultFilters.sort,
  };
}

/**
 * Writes filters into an address's search part. Defaults are left out, so the whole catalogue has the
 * clean address; parameters that are not ours stay.
 *
 * @returns the new search part with its `?`, or an empty string
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
